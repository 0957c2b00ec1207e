/**
 * The legal database as one list: a card for each section of each code, from the offence tables, the special Acts,
 * procedure, evidence, our digests and the judgments. Only our own sentences are in it, never statute text, beside the
 * official texts that an operator may have loaded, apart from ours in every card.
 */
import { type Offence, type RawTables, sectionKey, type Tables } from '#law/tables.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';

export interface OfficialSource {
  readonly name: string;
  readonly url?: string | undefined;
  readonly retrievedOn: CalendarDate;
}

export interface OfficialRow extends SectionRef {
  readonly language: 'en' | 'hi';
  readonly heading?: string | undefined;
  readonly text: string;
  readonly asAmendedTo?: CalendarDate | undefined;
}

export interface OfficialText extends OfficialRow {
  readonly source: OfficialSource;
}

type Confidence = 'high' | 'medium' | 'low';

export interface SectionRef {
  readonly code: string;
  readonly section: string;
}

/** A row of `provisions.json`. */
export interface DigestRow extends SectionRef {
  readonly title: string;
  readonly description: string;
  readonly punishment: string;
  readonly caseReferences: readonly string[];
  readonly equivalent: readonly SectionRef[];
  readonly keywords: readonly string[];
}

/** A row of `procedure.json`. */
export interface ProcedureRow {
  readonly bnss: string;
  readonly crpc: string | null;
  readonly title: string;
  readonly summary: string;
  readonly changed: string;
}

/** A row of `evidence.json`. */
export interface EvidenceRow {
  readonly bsa: string;
  readonly iea: string;
  readonly title: string;
  readonly summary: string;
}

/** A row of `cases.json`. */
export interface JudgmentRow {
  readonly id: string;
  readonly name: string;
  readonly citation: string;
  readonly court: string;
  readonly year: number;
  readonly topics: readonly string[];
  readonly holding: string;
  readonly confidence: Confidence;
}

/**
 * A row of `definitions.json`: a section that says what an offence is and punishes nothing by itself. People ask for it
 * by its number ("499 ipc"). Written for this project from the codes themselves; medium confidence, to be reviewed.
 */
export interface DefinitionRow extends SectionRef {
  readonly title: string;
  readonly description: string;
  readonly punishedBy: readonly string[];
  /** The section of the other code, IPC or BNS. */
  readonly equivalent: string;
}

export interface LibraryRows {
  readonly provisions: readonly DigestRow[];
  readonly procedure: readonly ProcedureRow[];
  readonly evidence: readonly EvidenceRow[];
  readonly cases: readonly JudgmentRow[];
}

export type LibraryFiles = RawTables & LibraryRows;

/** The code of judgments; their `section` is the id of the row. */
export const CASE = 'CASE';

export interface Provision extends SectionRef {
  /** "BNS 304": names the card in an address, a bookmark and an answer. */
  readonly key: string;
  readonly title: string;
  /** What else its rows are called: its limbs, a shorter heading. */
  readonly names: readonly string[];
  /** Ours: the digest, or the summary of the tables. What they note of an offence is no summary: `offences` has it. */
  readonly description: string;
  readonly punishment: string | null;
  readonly keywords: readonly string[];
  /** The rows of the offence tables, the base row first. */
  readonly offences: readonly Offence[];
  /** What the new code changed, where the tables say it. */
  readonly changed: string | null;
  /** Described as it stands in the code that took its place. */
  readonly describedBy: SectionRef | null;
  readonly equivalent: readonly SectionRef[];
  /** Of a section that only says what an offence is: where it is punished. */
  readonly punishedBy: readonly SectionRef[];
  readonly judgments: readonly string[];
  readonly judgment: JudgmentRow | null;
  /** Of the tables and of our digest, where it has one. */
  readonly confidence: { readonly table: Confidence | null; readonly digest: Confidence | null };
  /** What the operator has loaded, English first; nothing in the editions that we ship. */
  readonly official: readonly OfficialText[];
}

export interface Library {
  readonly tables: Tables;
  readonly provisions: readonly Provision[];
  readonly byKey: ReadonlyMap<string, Provision>;
}

export const provisionKey = ({ code, section }: SectionRef): string => `${code} ${section}`;

/** Compares numbers without case, spaces and hyphens. */
export const refKey = ({ code, section }: SectionRef): string => `${code} ${sectionKey(section)}`;
