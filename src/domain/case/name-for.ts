/**
 * JJ 74: no list, title, notification, file name or print has the name of a child. Only the particulars inside
 * the file have it (`fullNameOf`).
 */
import { ageAtTheAct } from '#law/ages.ts';
import { isKnownChild } from '#law/special/jj12-child.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';

interface NamedPerson {
  readonly name: string;
  readonly nameLocal?: string | undefined;
  readonly age?: number | undefined;
}

interface PersonFacts {
  readonly person?: CaseFacts['person'] | undefined;
  readonly offenceDate?: CaseFacts['offenceDate'] | undefined;
  readonly firNumber?: string | undefined;
}

/** An application has its facts under `case`, a case under `facts`. */
export interface NamedRecord {
  readonly applicant: NamedPerson;
  readonly case?: PersonFacts | undefined;
  readonly facts?: PersonFacts | undefined;
  readonly firNumber?: string | undefined;
}

export interface TitledRecord extends NamedRecord {
  readonly title: string;
}

/** Courts write it for a name that they withhold. */
export const WITHHELD_NAME = 'X';

export function isOfKnownChild({ applicant, case: filed, facts = filed }: NamedRecord): boolean {
  return isKnownChild({ ...facts?.person, age: applicant.age, ...ageAtTheAct(facts ?? {}) });
}

/** The name of an adult. A child is "X", and the FIR number tells several children apart. */
export function nameFor(record: NamedRecord): string {
  if (!isOfKnownChild(record)) return fullNameOf(record);
  const fir = record.firNumber ?? (record.case ?? record.facts)?.firNumber;
  return fir ? `${WITHHELD_NAME} (${fir})` : WITHHELD_NAME;
}

/** A party in a title: "X v. State". */
export const partyFor = (record: NamedRecord): string =>
  isOfKnownChild(record) ? WITHHELD_NAME : fullNameOf(record);

/** The title of a case; a title that its owner typed, or an older release made, may name the child. */
export const titleFor = (record: TitledRecord): string =>
  isOfKnownChild(record) ? withoutNames(record.title, record.applicant, WITHHELD_NAME) : record.title;

/** For the particulars of the file, the form, the search and comparisons. Never for a list, title or file name. */
export const fullNameOf = ({ applicant }: Pick<NamedRecord, 'applicant'>): string => applicant.name;

/** The names of the person become `instead`. */
export const withoutNames = (text: string, person: Partial<NamedPerson>, instead: string): string =>
  namesOf(person).reduce((left, name) => left.replaceAll(wholeName(name), instead), text);

/** The full names, and the given name alone. */
function namesOf({ name = '', nameLocal = '' }: Partial<NamedPerson>): string[] {
  const full = [name, nameLocal].map((each) => each.trim());
  const given = full.flatMap((each) => each.split(/\s+/)[0] ?? []);
  return [...full, ...given].filter((each) => each.length > SHORTEST);
}

/** Initials name nobody. */
const SHORTEST = 2;

const wholeName = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\p{L}\p{M}])`,
    'giu',
  );
