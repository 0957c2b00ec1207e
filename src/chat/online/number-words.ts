/** Converts number words to digits, to compare a sentence with its evidence. */

import { ENGLISH_ONES, ENGLISH_TENS, HINDI_NUMBER_FORMS } from '#reading/number-words.ts';

const NUKTA = /\u{93c}/gu;

/** Many keyboards omit the nukta. */
export const withoutNukta = (text: string): string => text.normalize('NFD').replaceAll(NUKTA, '');

const ENGLISH: ReadonlyMap<string, number> = new Map([
  ...ENGLISH_ONES.map((word, at) => [word, at + 1] as const),
  ...ENGLISH_TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ['dozen', 12],
]);

const HINDI = new Map(
  HINDI_NUMBER_FORMS.flatMap((forms, at) => forms.map((form) => [withoutNukta(form), at + 1] as const)),
);

/** Hindi in Latin letters. Only before a unit, because "do" and "saath" are also other words. */
const HINGLISH = new Map(
  'ek do teen char|chaar panch|paanch chhe|chhah|cheh saat aath|ath nau das gyarah barah|baarah terah chaudah pandrah solah satrah atharah unnis|unnees bis|bees'
    .split(' ')
    .flatMap((forms, at) => forms.split('|').map((form) => [form, at + 1] as const)),
);
const HINGLISH_TENS = 'tees|tis chalis|chaalis pachas|pachaas saath|sath sattar assi nabbe'
  .split(' ')
  .flatMap((forms, at) => forms.split('|').map((form) => [form, (at + 3) * 10] as const));
for (const [form, number] of HINGLISH_TENS) HINGLISH.set(form, number);

const MULTIPLES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['lakh', 100_000],
  ['lac', 100_000],
  ['million', 1_000_000],
  ['crore', 10_000_000],
  ['sau', 100],
  ['hazar', 1_000],
  ['hazaar', 1_000],
  ['सौ', 100],
  ['हजार', 1_000],
  ['लाख', 100_000],
  ['करोड', 10_000_000],
]);

/** Words for year, month and day. A number before one is a claim in any language. */
export const UNITS: ReadonlyMap<string, string> = new Map(
  (
    'year:year years yr yrs yearly साल वर्ष वर्षों सालों बरस saal sal varsh|month:month months महीने महीना महीनों माह मास mahine mahina mahine maah|' +
    'day:day days दिन दिनों din dino|week:week weeks हफ्ते हफ़्ते हफ्ता सप्ताह hafte hafta|hour:hour hours घंटे घंटा घंटों घण्टे ghante|' +
    'rupee:rupee rupees rs inr रुपये रुपए रुपया रुपयों rupaye|percent:percent % प्रतिशत फीसदी|gram:gram grams gm kg kilogram kilograms ग्राम किलो'
  )
    .split('|')
    .flatMap((row) => {
      const [unit = '', words = ''] = row.split(':');
      return words.split(' ').map((word) => [withoutNukta(word), unit] as const);
    }),
);

const INDIAN_DIGIT = /[०-९]/g;

const WORD = /[\p{L}\p{M}]+:?|%|₹/gu;

/** Lower case, Latin digits, number words as digits; "one" and its Hindi forms only before a unit. */
export function withDigits(text: string): string {
  const plain = withoutNukta(text)
    .replaceAll(INDIAN_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replaceAll(/(\d),(?=\d{2,3}(?!\d)|\d{2},)/g, '$1')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .toLowerCase();
  const compound = plain.replaceAll(
    new RegExp(String.raw`\b(${ENGLISH_TENS.join('|')})[\s-](${ENGLISH_ONES.slice(0, 9).join('|')})\b`, 'g'),
    (_, tens: string, one: string) => String((ENGLISH.get(tens) ?? 0) + (ENGLISH.get(one) ?? 0)),
  );
  const inDigits = compound.replaceAll(WORD, (word, at: number) =>
    digitsOf(word, compound.slice(at + word.length)),
  );
  return multiplied(inDigits);
}

const NUMBERS: ReadonlyMap<string, number> = new Map([...HINGLISH, ...HINDI, ...ENGLISH]);
/** Ambiguous words, which count as numbers only before a unit. */
const AMBIGUOUS = new Set(['one', 'एक', 'दो', 'छ', 'नौ', ...HINGLISH.keys()]);

function digitsOf(word: string, after: string): string {
  const number = NUMBERS.get(word);
  if (number === undefined) return word;
  if (!AMBIGUOUS.has(word)) return String(number);
  const next = /^[\s-]*([\p{L}\p{M}%]+)/u.exec(after)?.[1] ?? '';
  const counts = UNITS.has(next) || MULTIPLES.has(next) || /^(?:third|half|fourth|तिहाई|चौथाई)/u.test(next);
  return counts ? String(number) : word;
}

const NAMES = [...MULTIPLES.keys()].join('|');
const MULTIPLIED = new RegExp(String.raw`(\d+(?:\.\d+)?)[\s-]+(${NAMES})(?![\p{L}\p{M}])`, 'gu');

/** "2 lakh" is 200000. */
const multiplied = (text: string): string =>
  text.replaceAll(MULTIPLIED, (_, count: string, name: string) =>
    String(Math.round(Number(count) * (MULTIPLES.get(name) ?? 1))),
  );
