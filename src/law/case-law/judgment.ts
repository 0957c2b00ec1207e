/**
 * Judgments as dated rows (`tables/cases.json`, and rows of the operator): proposition, day, effect, treatment by
 * other judgments, and who must disclose them.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type Authority, judgment as authority } from '#law/authority.ts';
import type { Relief } from '#law/relief.ts';

/** Relation to an earlier judgment. */
export const TREATMENTS = [
  'follows',
  'consistent',
  'reads-with',
  'cites',
  'explains',
  'extends',
  'distinguishes',
  'in-tension',
  'contrary',
  'not-applied',
  'doubts',
  'overrules',
] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** The day of a matter from which the effect of a judgment is measured. */
export const MEASURES = ['arrest', 'application', 'complaint', 'notice'] as const;
export type Measure = (typeof MEASURES)[number];

export interface JudgmentEffect {
  /** True if the judgment, or a court that read it, limits it to later matters. */
  readonly prospective: boolean;
  readonly from: CalendarDate;
  readonly by: Measure;
  /** Codes of the Acts that it concerns; absent for every offence. */
  readonly charged?: readonly string[] | undefined;
}

/** Facts of a matter that make a judgment adverse. */
export const ADVERSE_FACTS = [
  'charge-sheet-filed',
  'no-written-grounds',
  'proclaimed',
  'life-sentence',
  'sentence-of-ten-years',
  'long-custody',
  'special-conditions',
] as const;
export type AdverseFact = (typeof ADVERSE_FACTS)[number];

/** The side that must disclose the judgment if it argues the opposite. */
export const ADVERSE_SIDES = ['applicant', 'prosecution'] as const;

export interface AdverseTo {
  readonly to: (typeof ADVERSE_SIDES)[number];
  /** Applications in which it is listed; absent if no fact of a record decides this. */
  readonly reliefs?: readonly Relief[] | undefined;
  /** "SC/ST" for every section of the Act, "BNS 80" for one section. */
  readonly charged?: readonly string[] | undefined;
  /** All must be known and true. */
  readonly when?: readonly AdverseFact[] | undefined;
  readonly arrestedBefore?: CalendarDate | undefined;
}

export interface Judgment {
  readonly id: string;
  readonly name: string;
  readonly citation: string;
  readonly otherCitations?: readonly string[] | undefined;
  readonly court: string;
  readonly year: number;
  /** Absent if the day was not verified. */
  readonly date?: CalendarDate | undefined;
  /** Number of judges. */
  readonly bench?: number | undefined;
  readonly topics: readonly string[];
  /** The proposition, in our own words. */
  readonly holding: string;
  /** In Hindi, for rows of the operator; ours are in `src/text/hi/law/law-digests`. */
  readonly holdingHi?: string | undefined;
  readonly provisions?: readonly string[] | undefined;
  /** Absent for a declaration of existing law. */
  readonly effect?: JudgmentEffect | undefined;
  /** The rule of the engine that follows the judgment. */
  readonly rule?: 'written-grounds' | 'written-grounds-contested' | undefined;
  readonly treats?: readonly { readonly id: string; readonly as: Treatment }[] | undefined;
  readonly adverse?: AdverseTo | undefined;
  readonly confidence: 'high' | 'medium' | 'low';
  /** Name of the practising lawyer who checked the row. */
  readonly reviewedBy: string | null;
  /** Source of the row if the operator added it. */
  readonly addedBy?: string | undefined;
}

/** Rows of the operator. One with the id of a built-in row replaces it. */
export interface AddedCaseLaw {
  readonly judgments: readonly Judgment[];
  /** The latest day to which a source was read; null without one. */
  readonly readTo: CalendarDate | null;
}

export const NO_ADDED_CASE_LAW: AddedCaseLaw = { judgments: [], readTo: null };

export function withAdded(rows: readonly Judgment[], added: readonly Judgment[]): readonly Judgment[] {
  if (added.length === 0) return rows;
  return [...new Map([...rows, ...added].map((row) => [row.id, row])).values()];
}

export const authorityOf = ({ name, citation }: Judgment): Authority => authority(name, citation);
