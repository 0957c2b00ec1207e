/** Tells persons of one name apart by the father's name or the age. */
import { placeKey } from '#kernel/place-key.ts';

export interface NamedApplicant {
  readonly name: string;
  readonly parentage?: string | undefined;
  readonly age?: number | undefined;
}

/** Two accused in one FIR have separate custody and dates. */
export const isSamePerson = (left: { readonly name: string }, right: { readonly name: string }): boolean =>
  placeKey(left.name) === placeKey(right.name);

/** In one application the age of each is of the same day. */
export const isSameApplicant = (left: NamedApplicant, right: NamedApplicant): boolean =>
  maybeSameApplicant(left, right) &&
  (left.age === undefined || right.age === undefined || left.age === right.age);

/** In two records of different years the age says nothing. */
export const maybeSameApplicant = (left: NamedApplicant, right: NamedApplicant): boolean =>
  isSamePerson(left, right) && !hasOtherFather(left, right);

/** "Ramchandra" and "Ramchandra Jadhav" may be one father; an unknown one may be anyone. */
function hasOtherFather(left: NamedApplicant, right: NamedApplicant): boolean {
  const [one, other] = [fatherOf(left), fatherOf(right)];
  return one.size > 0 && other.size > 0 && ![...one].some((word) => other.has(word));
}

/** Words of the parentage without the relation and the words of the own name. */
export function fatherOf({ name, parentage = '' }: NamedApplicant): ReadonlySet<string> {
  const own = new Set(wordsOf(name));
  return new Set(wordsOf(parentage).filter((word) => !own.has(word) && !RELATION.has(word)));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

const RELATION: ReadonlySet<string> = new Set(
  'son daughter wife husband child of late shri sri smt s d w h c o पुत्र पुत्री पत्नी पति आत्मज आत्मजा स्व श्री श्रीमती का की के'.split(
    ' ',
  ),
);

/** The name of each applicant. Equal names get the parentage, the age or the number. */
export function distinctNames(people: readonly NamedApplicant[]): string[] {
  return people.map((person, n) => {
    const group = people.filter((other) => isSamePerson(person, other));
    if (group.length === 1) return person.name;
    const suffix = SUFFIXES.find((suffixOf) => new Set(group.map(suffixOf)).size === group.length);
    return person.name + (suffix ? suffix(person) : ` (${n + 1})`);
  });
}

const parentageOf = ({ parentage }: NamedApplicant): string => (parentage ? `, ${parentage}` : '');

const ageOf = ({ age }: NamedApplicant): string => (age === undefined ? '' : ` (${age})`);

/** Without the name, because two spellings of one name do not tell persons apart. */
const SUFFIXES: readonly ((person: NamedApplicant) => string)[] = [
  parentageOf,
  ageOf,
  (person) => parentageOf(person) + ageOf(person),
];

/** The rows that are left once each person has taken one row of that name. */
export function rowsOfOthers<Row extends { readonly name: string }>(
  rows: readonly Row[],
  people: readonly { readonly name: string }[],
): Row[] {
  return people.reduce<Row[]>(
    (left, person) => {
      const at = left.findIndex((row) => isSamePerson(row, person));
      return at < 0 ? left : left.toSpliced(at, 1);
    },
    [...rows],
  );
}
