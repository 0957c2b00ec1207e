/** Numbers in words: English, Hindi, Marathi, with lakh and crore. */
import { foldDevanagari } from './script-fold.ts';

export const ENGLISH_ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
export const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** From 1; alternative spellings are separated by a bar. */
const formsOf = (words: string): string[][] => words.split(' ').map((forms) => forms.split('|'));

export const HINDI_NUMBER_FORMS: readonly (readonly string[])[] = formsOf(
  'एक दो तीन चार पाँच|पांच|पाच छह|छः|छ: सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह|पन्द्रह सोलह सत्रह अठारह उन्नीस बीस ' +
    'इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस ' +
    'इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ ' +
    'इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी ' +
    'इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे',
);
const MARATHI_NUMBER_FORMS = formsOf(
  'एक दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस वीस ' +
    'एकवीस बावीस तेवीस चोवीस पंचवीस सव्वीस सत्तावीस अठ्ठावीस एकोणतीस तीस एकतीस बत्तीस तेहतीस|तेहेतीस चौतीस पस्तीस छत्तीस सदतीस अडतीस एकोणचाळीस चाळीस ' +
    'एक्केचाळीस बेचाळीस त्रेचाळीस चव्वेचाळीस पंचेचाळीस सेहेचाळीस सत्तेचाळीस अठ्ठेचाळीस एकोणपन्नास पन्नास एक्कावन्न बावन्न त्रेपन्न चोपन्न पंचावन्न छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ साठ',
);
const MARATHI_TENS = { सत्तर: 70, ऐंशी: 80, नव्वद: 90 } as const;
export const LATIN_HINDI = {
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  chhe: 6,
  saat: 7,
  aath: 8,
  nau: 9,
  das: 10,
  bees: 20,
  pachas: 50,
  pachaas: 50,
} as const;

const ofForms = (forms: readonly (readonly string[])[]) =>
  forms.flatMap((words, at) => words.map((word) => [foldDevanagari(word), at + 1] as const));

const SMALL: ReadonlyMap<string, number> = new Map([
  ['zero', 0],
  ...Object.entries(LATIN_HINDI),
  ...ofForms(MARATHI_NUMBER_FORMS),
  ...Object.entries(MARATHI_TENS).map(([word, value]) => [foldDevanagari(word), value] as const),
  ...ofForms(HINDI_NUMBER_FORMS),
  ...ENGLISH_ONES.map((word, at) => [word, at + 1] as const),
  ...ENGLISH_TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ['fourty', 40],
]);

const MULTIPLE_FORMS: readonly (readonly [string, number])[] = [
  ['hundred sau सौ शे शंभर', 100],
  ['thousand hazar hazaar हजार हज़ार', 1_000],
  ['lakh lakhs lac lacs लाख लक्ष लाखांचा', 100_000],
  ['million', 1_000_000],
  ['crore crores cr करोड़ करोड कोटी', 10_000_000],
];
const MULTIPLES: ReadonlyMap<string, number> = new Map(
  MULTIPLE_FORMS.flatMap(([words, value]) =>
    words.split(' ').map((word) => [foldDevanagari(word), value] as const),
  ),
);

/** "ढाई लाख" is two and a half, "डेढ़" one and a half, "सवा" and "साढ़े" add to the number after them. */
const FRACTIONS: ReadonlyMap<string, number> = new Map(
  [
    ['ढाई', 2.5],
    ['अढ़ाई', 2.5],
    ['अडीच', 2.5],
    ['डेढ़', 1.5],
    ['दीड', 1.5],
    ['dedh', 1.5],
    ['dhai', 2.5],
  ].map(([word, value]) => [foldDevanagari(String(word)), Number(value)] as const),
);
const ADDED: ReadonlyMap<string, number> = new Map(
  [
    ['सवा', 0.25],
    ['साढ़े', 0.5],
    ['साडे', 0.5],
    ['sadhe', 0.5],
    ['sava', 0.25],
  ].map(([word, value]) => [foldDevanagari(String(word)), Number(value)] as const),
);

const WORD = /[\p{L}\p{M}]+|\d+(?:\.\d+)?/gu;

/** Value of a number in words or digits with multiples; null if another word stands in it. */
export function numberInWords(text: string): number | null {
  const words = foldDevanagari(text.toLowerCase()).match(WORD) ?? [];
  const count = words.filter((word) => word !== 'and' && word !== 'only');
  return count.length === 0 ? null : sum(count);
}

interface Sum {
  readonly total: number;
  readonly part: number;
  readonly added: number;
}

function sum(words: readonly string[]): number | null {
  let state: Sum | null = { total: 0, part: 0, added: 0 };
  for (const word of words) {
    state = next(state, word);
    if (state === null) return null;
  }
  return state.total + state.part + state.added;
}

function next({ total, part, added }: Sum, word: string): Sum | null {
  const small = SMALL.get(word) ?? FRACTIONS.get(word) ?? (/^\d/.test(word) ? Number(word) : undefined);
  if (small !== undefined) return { total, part: part + small, added };
  const more = ADDED.get(word);
  if (more !== undefined) return { total, part, added: more };
  const multiple = MULTIPLES.get(word);
  if (multiple === undefined) return null;
  const count = (part === 0 && added === 0 ? 1 : part + added) * multiple;
  return multiple === 100 ? { total, part: count, added: 0 } : { total: total + count, part: 0, added: 0 };
}

export const isNumberWord = (word: string): boolean => {
  const folded = foldDevanagari(word.toLowerCase());
  return [SMALL, MULTIPLES, FRACTIONS, ADDED].some((words) => words.has(folded));
};
