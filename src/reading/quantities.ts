/** Ages, amounts of money, telephone numbers and PIN codes. */
import { readableText } from './clean.ts';
import { readDate } from './read-date.ts';
import { group } from './group.ts';
import { isNumberWord, numberInWords } from './number-words.ts';
import { foldScripts } from './script-fold.ts';

export interface AgeReading {
  readonly age: number | null;
  readonly approx: boolean;
  readonly months?: number;
  readonly gender?: 'M' | 'F';
  readonly dob?: string;
}

const OLDEST = 120;
const APPROX =
  /\b(?:about|around|approx|approximately|nearly|abt|lagbhag|karib)\b|लगभग|करीब|करिब|अंदाजे|सुमारे|~|±|\d\s*\+(?!\d)|\+\/-/iu;
const BIRTH = /\b(?:d\.?\s?o\.?\s?b|date of birth|born)\b\.?|जन्म/iu;

export function readAge(typed: string): AgeReading {
  const text = foldScripts(readableText(typed));
  const approx = APPROX.test(text);
  if (BIRTH.test(text)) {
    const { date } = readDate(typed);
    return { age: null, approx, ...(date !== null && { dob: date }) };
  }
  const gender = genderOf(text);
  const { age, months } = yearsIn(text);
  return { age, approx, ...(months !== undefined && { months }), ...(gender && { gender }) };
}

function genderOf(text: string): 'M' | 'F' | undefined {
  const [, after, before] = /\d\s*\/\s*([MF])\b|\b([MF])\s*\/\s*\d/i.exec(text) ?? [];
  const letter = (after ?? before)?.toUpperCase();
  return letter === 'M' || letter === 'F' ? letter : undefined;
}

const MONTHS = /(\d{1,2})\s*-?\s*(?:months?|mths?|महीने|महिने|माह)/iu;

function yearsIn(text: string): { readonly age: number | null; readonly months?: number } {
  const months = MONTHS.exec(text);
  const rest = months ? text.replace(months[0], ' ') : text;
  return { age: ageIn(rest), ...(months && { months: Number(months[1]) }) };
}

/** "35/2025": the age in a year. */
const AGE_IN_YEAR = /(?<!\d)(\d{1,3})\s*\/\s*(?:19|20)\d\d(?!\d)/u;

function ageIn(text: string): number | null {
  const numbers = text.replace(AGE_IN_YEAR, '$1').match(/\d+/g) ?? [];
  const words = text.split(/[\s-]+/).map((word) => word.replaceAll(/[.,:()]/g, ''));
  const age = numbers.length === 0 ? numberInWords(words.filter(isNumberWord).join(' ')) : Number(numbers[0]);
  const isAge = age !== null && age > 0 && age <= OLDEST && numbers.length < 2;
  return isAge ? age : null;
}

export interface MoneyReading {
  readonly amount: number | null;
  readonly certain?: false;
  /** The figure and the words, if they differ. */
  readonly conflict?: readonly [number, number];
  /** "two sureties of 25,000 each". */
  readonly count?: number;
}

const NIL = /^(?:nil|none|शून्य|निरंक|निल)\.?$/iu;
const CURRENCY = /(?:\brupees?|\brs|\binr|₹|रुपये|रुपए|रुपया|रुपय|रुपयां|रु|रू)\.?(?![\p{L}\p{M}])/giu;
const FIGURE = /(?<![\p{L}\d])([\dO][\d,O]{0,20}(?:\.\d{1,9})?)(?:\s*\/-|\s*\/=)?/gu;

export function readMoney(typed: string): MoneyReading {
  const text = foldScripts(readableText(typed))
    .replaceAll(/\u{964}/gu, ' ')
    .trim();
  if (NIL.test(text)) return { amount: 0 };
  const count = countOf(text);
  const plain = text
    .replaceAll(CURRENCY, ' ')
    .replace(count?.typed ?? '', ' ')
    .trim();
  return { ...amountIn(plain), ...(count && { count: count.count }) };
}

function amountIn(text: string): MoneyReading {
  const figure = figureIn(text);
  const words = wordsIn(text);
  if (figure === null) return { amount: words };
  if (words !== null && words !== figure.amount) return { amount: null, conflict: [figure.amount, words] };
  return { amount: figure.amount, ...(figure.isRepaired && { certain: false as const }) };
}

const COUNT =
  /(?<![\p{L}\p{M}\d,.])([\p{L}\p{M}]+|\d{1,2})\s+(?:solvent\s+|local\s+)?(?:sure(?:ty|ties)|bonds?|जमानति|जमानतदार(?:ों)?|प्रतिभुओं|प्रतिभु|जामिनदार)(?![\p{L}\p{M}])/iu;
const TIMES = /\s*[x×*]\s*(\d{1,2})\s*$|^\s*(\d)\s*[x×*]\s*/iu;

function countOf(text: string): { readonly count: number; readonly typed: string } | null {
  const times = TIMES.exec(text);
  if (times) return { count: Number(times[1] ?? times[2]), typed: times[0] };
  const each = COUNT.exec(text);
  const count = each ? numberInWords(each[1] ?? '') : null;
  return each && count !== null ? { count, typed: each[0] } : null;
}

const MULTIPLE = /^\s*(k\b|thousand|lakhs?|lacs?|lac|crores?|cr\b|हजार|लाख|करोड|कोटि|लक्ष)\.?/iu;

const PARTS =
  /(?<!\d)(?:\d[\d,]{0,20}(?:\.\d{1,9})?\s*(?:thousand|lakhs?|lacs?|crores?|हजार|लाख|करोड|कोटि)\s*){2,}/iu;

function figureIn(text: string): { readonly amount: number; readonly isRepaired: boolean } | null {
  const inParts = PARTS.exec(text)?.[0];
  const parts = inParts === undefined ? null : numberInWords(inParts.replaceAll(',', ''));
  if (parts !== null) return { amount: parts, isRepaired: false };
  const match = [...text.matchAll(FIGURE)].find((found) => /\d/.test(group(found, 1)));
  if (!match) return null;
  const written = group(match, 1).replace(/,$/, '');
  const value = Number(written.replaceAll('O', '0').replaceAll(',', ''));
  const times = multipleIn(text.slice(match.index + match[0].length));
  return { amount: Math.round(value * times), isRepaired: written.includes('O') };
}

function multipleIn(after: string): number {
  const multiple = group(MULTIPLE.exec(after), 1).toLowerCase();
  return multiple === 'k' ? 1000 : (numberInWords(multiple) ?? 1);
}

function wordsIn(text: string): number | null {
  const withoutFigure = text.replaceAll(
    /\d[\dO,.]*\s*(?:k\b|thousand|lakhs?|lacs?|crores?|cr\b|हजार|लाख|करोड|कोटि|लक्ष)?/giu,
    ' ',
  );
  const words = (withoutFigure.match(/[\p{L}\p{M}]+/gu) ?? []).filter(isNumberWord);
  return words.length === 0 ? null : numberInWords(words.join(' '));
}

export interface PhoneReading {
  readonly phone: string | null;
  readonly others?: readonly string[];
}

const MOBILE = /(?<!\d)(?:\+?\s?91[\s-]*|0)?([6-9](?:[\s-]?\d){9})(?!\d)/gu;
const LANDLINE = /(?<!\d)(0\d{2,4})[\s-]+(\d(?:[\s-]?\d){5,7})(?!\d)/gu;

export function readPhone(typed: string): PhoneReading {
  const text = readableText(typed);
  const found = [
    ...[...text.matchAll(MOBILE)].map(([, number = '']) => number),
    ...[...text.matchAll(LANDLINE)].map(([number]) => number),
  ].map((number) => number.replaceAll(/\D/g, ''));
  const [phone = null, ...others] = [...new Set(found)];
  return { phone, ...(others.length > 0 && { others }) };
}

const PIN = /(?<!\d)([1-9]\d{2})\s?(\d{3})(?!\d)/u;

export function readPin(typed: string): { readonly pin: string | null } {
  const found = PIN.exec(readableText(typed));
  return { pin: found ? `${found[1]}${found[2]}` : null };
}
