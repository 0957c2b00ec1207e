/** Whether two persons of one name in two records are one. Apart from `namesakes.ts`, because a start does not compare sounds. */
import { isSameSound, nameSound } from '#reading/names/sound.ts';
import { fatherOf, isSamePerson, type NamedApplicant } from './namesakes.ts';

/** `unsure` is a question to the filer. */
export type Identity = 'same' | 'other' | 'unsure';

/** `years` between the two records. One father has several spellings, so another one needs another age too. */
export function identityOf(left: NamedApplicant, right: NamedApplicant, years: number): Identity {
  if (!isSamePerson(left, right)) return 'other';
  const isOfOneAge = agesFit(left.age, right.age, years);
  const fathers = [fatherOf(left), fatherOf(right)] as const;
  const isFatherKnown = fathers.every(({ size }) => size > 0);
  if (isFatherKnown && !isSameFather(...fathers)) return isOfOneAge ? 'unsure' : 'other';
  return isFatherKnown || isOfOneAge ? 'same' : 'unsure';
}

/** An age is typed in whole years, and often roughly. */
const agesFit = (later: number | undefined, earlier: number | undefined, years: number): boolean =>
  later === undefined || earlier === undefined || Math.abs(later - earlier - years) <= 2;

/** "Ramchandra", "Ram Chandra" and "रामचन्द्र" are one father. */
function isSameFather(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const [one, other] = [soundsOf(left), soundsOf(right)];
  return one.some((sound) => other.some((each) => isSameSound(sound, each)));
}

const soundsOf = (words: ReadonlySet<string>) => [...words, [...words].join('')].map(nameSound);
