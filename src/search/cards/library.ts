/**
 * The legal database: one card per section from the tables, procedure, evidence, digests and judgments. Our
 * own sentences only; an operator's official texts are a separate part of a card.
 */
import type { Judgment } from '#law/case-law/judgment.ts';
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

/**
 * A row of `definitions.json`: a section that defines an offence without punishing it, searched by number
 * ("499 ipc"). Written for this project from the codes; medium confidence, to be reviewed.
 */
export interface DefinitionRow extends SectionRef {
  readonly title: string;
  readonly description: string;
  readonly punishedBy: readonly string[];
  /** Section of the other code, IPC or BNS. */
  readonly equivalent: string;
}

export interface LibraryRows {
  readonly provisions: readonly DigestRow[];
  readonly procedure: readonly ProcedureRow[];
  readonly evidence: readonly EvidenceRow[];
}

export type LibraryFiles = RawTables & LibraryRows;

/** Code of judgments; their `section` is the id of the row. */
export const CASE = 'CASE';

export interface Provision extends SectionRef {
  /** "BNS 304": identifies the card in URLs, bookmarks and answers. */
  readonly key: string;
  readonly title: string;
  /** Other names of its rows: limbs, a shorter heading. */
  readonly names: readonly string[];
  /** Our digest or the summary of the tables. Notes on offences are in `offences`. */
  readonly description: string;
  readonly punishment: string | null;
  readonly keywords: readonly string[];
  /** Rows of the offence tables, the base row first. */
  readonly offences: readonly Offence[];
  /** Changes by the new code, if the tables state them. */
  readonly changed: string | null;
  /** The successor section whose description is used. */
  readonly describedBy: SectionRef | null;
  readonly equivalent: readonly SectionRef[];
  /** Punishing sections of a definition. */
  readonly punishedBy: readonly SectionRef[];
  readonly judgments: readonly string[];
  readonly judgment: Judgment | null;
  /** Confidence of the tables and of the digest, if there is one. */
  readonly confidence: { readonly table: Confidence | null; readonly digest: Confidence | null };
  /** Official texts loaded by the operator, English first. Empty in shipped editions. */
  readonly official: readonly OfficialText[];
}

export interface Library {
  readonly tables: Tables;
  readonly provisions: readonly Provision[];
  readonly byKey: ReadonlyMap<string, Provision>;
}

export const provisionKey = ({ code, section }: SectionRef): string => `${code} ${section}`;

/** "BNSS 480(1)": the Act up to the first space. */
export function readRef(name: string): SectionRef {
  const at = name.indexOf(' ');
  return { code: name.slice(0, at), section: name.slice(at + 1) };
}

/** Compares numbers without case, spaces and hyphens. */
export const refKey = ({ code, section }: SectionRef): string => `${code} ${sectionKey(section)}`;
