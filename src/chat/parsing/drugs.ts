/**
 * A drug and its quantity by notification SO 1055(E) of 19-10-2001: small below its figure, commercial above
 * (NDPS 2(viia), 2(xxiiia)). Counsel must review our reading, and the answer says so.
 */
import DRUGS from '../vocabulary/drugs.json';
import { lexicon, longest } from './lexicon.ts';

export type DrugSize = 'small' | 'intermediate' | 'commercial';

export interface AskedDrug {
  readonly name: string;
  /** Null without a weight. */
  readonly grams: number | null;
  readonly size: DrugSize | null;
  readonly small: number;
  readonly commercial: number;
  /** Limb of the quantity; intermediate without one. */
  readonly section: string;
  readonly limbs: Readonly<Record<DrugSize, string>>;
}

interface Drug {
  readonly name: string;
  readonly small: number;
  readonly commercial: number;
  readonly limbs: Readonly<Record<DrugSize, string>>;
}

const drugs = lexicon(
  DRUGS.map(({ name, small, intermediate, commercial, sayings }): readonly [Drug, readonly string[]] => {
    const limbs = {
      small: small.section,
      intermediate: intermediate.section,
      commercial: commercial.section,
    };
    return [{ name, small: small.grams, commercial: commercial.grams, limbs }, sayings.split(',')];
  }),
);

export const drugSpellings = drugs.spellings;

const HALVES: Readonly<Record<string, number>> = {
  dedh: 1.5,
  derh: 1.5,
  डेढ: 1.5,
  dhai: 2.5,
  adhai: 2.5,
  ढाई: 2.5,
  aadha: 0.5,
  adha: 0.5,
  half: 0.5,
  आधा: 0.5,
  ek: 1,
  one: 1,
  एक: 1,
  do: 2,
  two: 2,
  दो: 2,
  teen: 3,
  three: 3,
  तीन: 3,
  char: 4,
  four: 4,
  चार: 4,
  paanch: 5,
  panch: 5,
  five: 5,
  पांच: 5,
  das: 10,
  ten: 10,
  दस: 10,
  bees: 20,
  twenty: 20,
  बीस: 20,
};
const GRAMS: readonly (readonly [RegExp, number])[] = [
  [/^(?:mg|mil|मिली)/u, 0.001],
  [/^(?:k|कि|के)/u, 1000],
  [/^(?:q|kwin|क्विं)/u, 100_000],
  [/^(?:t|तोला)/u, 11.66],
  [/^(?:g|ग्रा)/u, 1],
];
const WEIGHT = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.])(\d{1,6}(?:,\d{3})*(?:\.\d+)?|${Object.keys(HALVES).join('|')})\s*-?\s*(mgs?|milligrams?|kgs?|k\.g\.?|kilos?|kilograms?|kilogrammes?|quintals?|kwintal|grams?|grammes?|gms?|gm\.|grms?|g|tolas?|किलो|किलोग्राम|किग्रा|केजी|ग्राम|तोला|क्विंटल|मिलीग्राम)(?![\p{L}\p{M}\p{N}])`,
  'gu',
);

const SIZES: readonly (readonly [DrugSize, RegExp])[] = [
  ['commercial', /commercial|comercial|vanijyik|vyavsayik|वाणिज्यिक|व्यावसायिक|व्यवसायिक/u],
  ['small', /small|thod[aie]|kam matra|alp matra|थोड[ाीे]|अल्प मात्रा|कम मात्रा|लघु/u],
  ['intermediate', /intermediate|medium quantity|madhyam|beech ki|मध्यम/u],
];

/** `text` is folded; `words` are corrected. */
export function readDrug(text: string, words: readonly string[]): AskedDrug | null {
  const [found] = longest(drugs.find(words));
  if (!found) return null;
  const { name, small, commercial, limbs } = found.value;
  const [weight] = text.matchAll(WEIGHT);
  const grams = weight ? gramsOf(weight[1], weight[2]) : null;
  const statedSize = SIZES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  const size = grams === null ? statedSize : sizeOf(grams, small, commercial);
  return { name, grams, size, small, commercial, section: limbs[size ?? 'intermediate'], limbs };
}

/** Text without weights, with unchanged length. Their numbers are not sections. */
export const withoutWeights = (text: string): string =>
  text.replaceAll(WEIGHT, (found) => ' '.repeat(found.length));

function gramsOf(count = '', unit = ''): number {
  const number = HALVES[count] ?? Number(count.replaceAll(',', ''));
  return number * (GRAMS.find(([pattern]) => pattern.test(unit))?.[1] ?? 1);
}

const sizeOf = (grams: number, small: number, commercial: number): DrugSize =>
  grams < small ? 'small' : grams > commercial ? 'commercial' : 'intermediate';
