/**
 * Offence tables as one indexed list; the caller loads the rows. A divided section is never resolved to a
 * limb: the limbs are offered to the user.
 */

import { type CalendarDate, day } from '#kernel/calendar-date.ts';
import { type AddedCaseLaw, type Judgment, NO_ADDED_CASE_LAW, withAdded } from './case-law/judgment.ts';
import type { ActForum } from './forum/act-forum.ts';

export type TableFlag = boolean | 'depends';

export type TrialCourt =
  | 'magistrate-any'
  | 'magistrate-first-class'
  | 'magistrate-chief'
  | 'sessions'
  | 'special'
  | 'depends';

export interface BailBar {
  readonly kind: 'none' | 'twin-conditions' | 'presumption' | 'anticipatory-barred' | 'hearing';
  readonly section: string | null;
  readonly summary: string;
}

interface Punishment {
  readonly section: string;
  readonly offence: string;
  /** Longest fixed term; 0 for fine only; null if this row does not fix it. */
  readonly maxYears: number | null;
  readonly life: boolean;
  readonly death: boolean;
  readonly minYears: number | null;
  readonly fine: boolean;
  readonly cognizable: TableFlag;
  readonly bailable: TableFlag;
  readonly court: TrialCourt;
  readonly note: string;
  readonly confidence: 'high' | 'medium' | 'low';
}

/** A row of `offences.json`. */
export interface PenalRow extends Punishment {
  readonly id: string;
  readonly code: 'BNS' | 'IPC';
  readonly variant: string | null;
  readonly equivalent: readonly { readonly code: string; readonly section: string }[];
}

/** A row of `special-acts.json`. */
export interface SpecialRow extends Punishment {
  readonly act: string;
  readonly bailBar: BailBar;
  readonly additionalBars?: readonly BailBar[];
  readonly defaultBailDays: readonly number[];
}

/** A row of `acts.json`. */
export interface ActRow {
  readonly code: string;
  readonly act: string;
  readonly forum: ActForum;
}

export interface RawTables {
  readonly offences: readonly PenalRow[];
  readonly specialActs: readonly SpecialRow[];
  readonly acts: readonly ActRow[];
  readonly cases: readonly Judgment[];
}

/** One offence of any Act. */
export interface Offence extends Punishment {
  readonly id: string;
  readonly code: string;
  /** Full name of a special Act; null for BNS and IPC. */
  readonly act: string | null;
  readonly variant: string | null;
  readonly equivalent: readonly { readonly code: string; readonly section: string }[];
  readonly bars: readonly BailBar[];
  /** Possible periods under a special Act; null for BNS and IPC. */
  readonly defaultBailDays: readonly number[] | null;
  /** Court, appeal and respondent of a special Act; null for BNS and IPC. */
  readonly forum: ActForum | null;
}

export interface OffenceRef {
  readonly code: string;
  readonly section: string;
  readonly variant?: string | null | undefined;
}

export interface Tables {
  readonly offences: readonly Offence[];
  readonly acts: readonly ActRow[];
  readonly byKey: ReadonlyMap<string, Offence>;
  /** By `nameKey` of the printed offence. */
  readonly byName: ReadonlyMap<string, Offence>;
  readonly codeOf: ReadonlyMap<string, string>;
  /** With the rows of the operator. */
  readonly judgments: readonly Judgment[];
  /** Later judgments are not in the rows; screens that cite case law say so. */
  readonly caseLawReadTo: CalendarDate;
}

export type Lookup =
  | { readonly kind: 'found'; readonly offence: Offence }
  | { readonly kind: 'spread' }
  | { readonly kind: 'divided'; readonly limbs: readonly Offence[] }
  | { readonly kind: 'unknown'; readonly at: 'code' | 'section' | 'variant' };

/** Date of the tables, printed with every answer. */
export const LAW_AS_OF = '2026-11-21';

/** The last judgment that was read. Absence of a later one means nothing. */
export const CASE_LAW_READ_TO = day('2026-07-01');

export function lawTables(
  { offences, specialActs, acts, cases }: RawTables,
  added: AddedCaseLaw = NO_ADDED_CASE_LAW,
): Tables {
  const codeOf = new Map<string, string>();
  for (const code of ['BNS', 'IPC']) codeOf.set(codeKey(code), code);
  for (const { code, act } of acts) codeOf.set(codeKey(code), code).set(codeKey(act), code);
  const forums = new Map(acts.map(({ code, forum }) => [code, forum]));
  const all = [
    ...offences.map((row): Offence => ({ ...row, act: null, bars: [], defaultBailDays: null, forum: null })),
    ...specialActs.map((row) => specialOffence(row, codeOf.get(codeKey(row.act)) ?? row.act, forums)),
  ];
  const byKey = new Map(all.map((offence) => [keyOf(offence), offence]));
  const byName = new Map(all.map((offence) => [nameKey(offenceName(offence)), offence]));
  const own = {
    offences: all,
    acts,
    codeOf,
    byKey,
    byName,
    judgments: cases,
    caseLawReadTo: CASE_LAW_READ_TO,
  };
  return withCaseLaw(own, added);
}

/** The tables with the judgments of the operator. */
export function withCaseLaw(tables: Tables, { judgments, readTo }: AddedCaseLaw): Tables {
  const caseLawReadTo = readTo !== null && readTo > tables.caseLawReadTo ? readTo : tables.caseLawReadTo;
  return { ...tables, judgments: withAdded(tables.judgments, judgments), caseLawReadTo };
}

export function lookUp(tables: Tables, ref: OffenceRef): Lookup {
  const code = tables.codeOf.get(codeKey(ref.code));
  if (code === undefined) return { kind: 'unknown', at: 'code' };
  const exact = tables.byKey.get(keyOf({ ...ref, code }));
  if (exact) return { kind: 'found', offence: exact };
  if (isLiabilityOnly({ code, section: ref.section })) return { kind: 'spread' };
  if (ref.variant && tables.byKey.has(keyOf({ code, section: ref.section }))) {
    return { kind: 'unknown', at: 'variant' };
  }
  const limbs = limbsOf(tables, code, ref.section);
  return limbs.length > 0 ? { kind: 'divided', limbs } : { kind: 'unknown', at: 'section' };
}

/** Sub-sections, clauses and variants of a section. */
export function limbsOf(tables: Tables, code: string, section: string): Offence[] {
  const stem = sectionKey(section);
  return tables.offences.filter((offence) => {
    const key = sectionKey(offence.section);
    return offence.code === code && (key === stem || key.startsWith(`${stem}(`));
  });
}

/** Sections that extend liability without their own punishment. */
export function isLiabilityOnly({ code, section }: { code: string; section: string }): boolean {
  const key = sectionKey(section);
  return code === 'IPC' ? /^3[4-8]$/.test(key) : code === 'BNS' && /^3\([5-9]\)$/.test(key);
}

/** "BNS 109(1) (hurt-caused)": printed name of an offence. */
export function offenceName({ code, section, variant }: OffenceRef): string {
  return variant ? `${code} ${section} (${variant})` : `${code} ${section}`;
}

export const nameKey = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();

export const codeKey = (code: string): string => code.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Without case, spaces and hyphens: "304-a" is 304A, "318 (4)" is 318(4). */
export const sectionKey = (section: string): string => section.toLowerCase().replaceAll(/[\s-]/g, '');

const keyOf = ({ code, section, variant }: OffenceRef): string =>
  `${code}|${sectionKey(section)}|${variant ?? ''}`;

function specialOffence(row: SpecialRow, code: string, forums: ReadonlyMap<string, ActForum>): Offence {
  const { bailBar, additionalBars = [], ...rest } = row;
  return {
    ...rest,
    id: `${code}-${row.section}`,
    code,
    forum: forums.get(code) ?? null,
    variant: null,
    equivalent: [],
    bars: [bailBar, ...additionalBars].filter(({ kind }) => kind !== 'none'),
  };
}
