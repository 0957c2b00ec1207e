/**
 * JJ 74, BNS 72: no list, title, notification, file name or print has the name of a child, and none that of a victim.
 * Only the particulars inside the file have the name of the child (`fullNameOf`).
 */
import { ageAtTheAct } from '#law/ages.ts';
import { isKnownChild } from '#law/special/jj12-child.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import type { TypedFacts } from './victim-names.ts';
import { WITHHELD_NAME } from './withheld-name.ts';

interface NamedPerson {
  readonly name: string;
  readonly nameLocal?: string | undefined;
  readonly parentage?: string | undefined;
  readonly age?: number | undefined;
}

interface PersonFacts extends TypedFacts {
  readonly person?: CaseFacts['person'] | undefined;
  readonly offenceDate?: CaseFacts['offenceDate'] | undefined;
  readonly firNumber?: string | undefined;
}

/** An application has its facts under `case`, a case under `facts`. */
export interface NamedRecord {
  readonly applicant: NamedPerson;
  /** Of an application. */
  readonly coApplicants?: readonly unknown[] | undefined;
  readonly case?: PersonFacts | undefined;
  readonly facts?: PersonFacts | undefined;
  readonly firNumber?: string | undefined;
}

export function isOfKnownChild({ applicant, case: filed, facts = filed }: NamedRecord): boolean {
  return isKnownChild({ ...facts?.person, age: applicant.age, ...ageAtTheAct(facts ?? {}) });
}

/** The parts of `nameFor`, for a row that shortens a long name and keeps the number. */
export interface NameParts {
  readonly name: string;
  /** "+2" for two further applicants, or "". */
  readonly more: string;
}

/** The name of an adult, with the number of further applicants. A child is "X", and the FIR number tells several children apart. */
export function namePartsFor(record: NamedRecord): NameParts {
  const more = record.coApplicants?.length ?? 0;
  if (!isOfKnownChild(record)) return { name: fullNameOf(record), more: more === 0 ? '' : `+${more}` };
  const fir = record.firNumber ?? (record.case ?? record.facts)?.firNumber;
  return { name: fir ? `${WITHHELD_NAME} (${fir})` : WITHHELD_NAME, more: '' };
}

/** In one text: "Sunil Jadhav +2". */
export function nameFor(record: NamedRecord): string {
  const { name, more } = namePartsFor(record);
  return more === '' ? name : `${name} ${more}`;
}

/** A party in a title: "X v. State". */
export function partyFor(record: NamedRecord): string {
  const name = isOfKnownChild(record) ? WITHHELD_NAME : fullNameOf(record);
  const more = record.coApplicants?.length ?? 0;
  if (more === 0) return name;
  return `${name} and ${more === 1 ? 'another' : 'others'}`;
}

/** For the particulars of the file, the form, the search and comparisons. Never for a list, title or file name. */
export const fullNameOf = ({ applicant }: Pick<NamedRecord, 'applicant'>): string => applicant.name;
