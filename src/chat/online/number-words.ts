/** Converts number words to digits, to compare a sentence with its evidence. */

const NUKTA = /\u{93c}/gu;

/** Many keyboards omit the nukta. */
export const withoutNukta = (text: string): string => text.normalize('NFD').replaceAll(NUKTA, '');

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const ENGLISH: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, at) => [word, at + 1] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ['dozen', 12],
]);

/** From 1; alternative spellings are separated by a slash. */
const HINDI = new Map(
  (
    'एक दो तीन चार पाँच|पांच|पाच छह|छः|छ: सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह|पन्द्रह सोलह सत्रह अठारह उन्नीस बीस ' +
    'इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस ' +
    'इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ ' +
    'इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी ' +
    'इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे'
  )
    .split(' ')
    .flatMap((forms, at) => forms.split('|').map((form) => [withoutNukta(form), at + 1] as const)),
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
    new RegExp(String.raw`\b(${TENS.join('|')})[\s-](${ONES.slice(0, 9).join('|')})\b`, 'g'),
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
