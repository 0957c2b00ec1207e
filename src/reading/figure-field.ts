/** The text of a field that holds a number or a sum: "34 years", "50,000/-", "1 lakh". */
import { readableText } from './clean.ts';
import { isNumberWord } from './number-words.ts';
import { readAge, readMoney } from './quantities.ts';
import { foldScripts } from './script-fold.ts';

const PLAIN = /^\d+$/;
const HAS_AGE_WORD = /years?|yrs?|वर्ष|साल|बरस|વર્ષ|বছর|வயது|ఏళ్ల|సంవత్సర/iu;

/** Null if the text is no such number; the caller keeps it as typed. */
export function readFigure(kind: 'number' | 'money', typed: string): number | null {
  const text = readableText(typed);
  if (PLAIN.test(text)) return Number(text);
  if (kind === 'number') return HAS_AGE_WORD.test(text) ? wholeAge(typed) : null;
  return isSum(text) ? wholeSum(typed) : null;
}

const MONEY_WORD = new RegExp(
  `^(?:${foldScripts('rupees?|rs|inr|only|k|cr|lacs?|lakhs?|crores?|thousand|nil|रुपये|रुपए|रुपया|रुपय|रुपयां|रु|रू|मात्र|फक्त|केवल|शून्य|निरंक|हजार|लाख|करोड|कोटि|लक्ष')})$`,
  'iu',
);

/** No sign, no paise, and no word that is neither a number nor of money. */
function isSum(text: string): boolean {
  const words = foldScripts(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  const isWhole = !/^\s*-|\d\.(?!0{1,2}(?!\d))\d+\s*(?:\/[-=])?\s*$/.test(text); // "50,000.00" is whole
  return isWhole && words.every((word) => MONEY_WORD.test(word) || isNumberWord(word.toLowerCase()));
}

function wholeSum(typed: string): number | null {
  const { amount, certain, conflict, count } = readMoney(typed);
  return certain !== false && conflict === undefined && count === undefined ? amount : null;
}

function wholeAge(typed: string): number | null {
  const { age, months } = readAge(typed);
  return months === undefined ? age : null;
}

/** The text that a form keeps: digits if the number is certain, and the typed text otherwise. */
export function keptFigure(kind: 'number' | 'money', typed: string): string {
  const figure = readFigure(kind, typed);
  return figure === null ? typed : String(figure);
}
