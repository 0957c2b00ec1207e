/**
 * Court of a special Act for the charged offences: one row with a Special Court carries the whole case. Of several
 * the order below decides; the others are listed, because the court that took cognizance hears.
 */
import { byText } from '#kernel/by-text.ts';
import { act, type Authority } from '#law/authority.ts';
import type { Offence } from '#law/tables.ts';
import type { ActForum, ForumCourt } from './act-forum.ts';

export interface NamedCourt {
  readonly court: ForumCourt;
  readonly authority: Authority;
  /** Code of the special Act; null for a court of the code of procedure. */
  readonly act: string | null;
  /** Court while none is constituted or designated under the Act. */
  readonly otherwise: ForumCourt | null;
  /** The section was not checked against the Act. */
  readonly unchecked: boolean;
}

/** NIA Act first, then the Acts in the order of `forum.json`. */
const PREFERRED: readonly string[] = ['UAPA', 'PMLA', 'POCSO', 'SC/ST', 'NDPS'];

const RANK: Readonly<Record<ForumCourt, number>> = {
  high: 9,
  board: 8,
  special: 7,
  designated: 7,
  'childrens-court': 6,
  sessions: 5,
  'chief-magistrate': 4,
  'special-magistrate': 3,
  'executive-magistrate': 2,
  magistrate: 1,
};

/** Sits as a Court of Session, so that only the High Court is above it. */
export const sitsAsSessions = (court: ForumCourt): boolean =>
  RANK[court] >= RANK.sessions && court !== 'board';

/** Courts that the Acts of these offences name, the hearing one first. Empty if only the code decides. */
export function namedCourts(rows: readonly Offence[]): NamedCourt[] {
  const named = new Map(rows.flatMap((row) => courtOf(row) ?? []).map((each) => [each.act, each]));
  return [...named.values()].toSorted(
    (a, b) =>
      RANK[b.court] - RANK[a.court] || preference(a) - preference(b) || byText(a.act ?? '', b.act ?? ''),
  );
}

const preference = ({ act: code }: NamedCourt): number => placeOf(code ?? '');

const placeOf = (code: string): number => {
  const at = PREFERRED.indexOf(code);
  return at === -1 ? PREFERRED.length : at;
};

/** The same order for any order of the charge: the preferred Acts, then by name. */
export const inOrderOfActs = (rows: readonly Offence[]): readonly Offence[] =>
  rows.toSorted((a, b) => placeOf(a.code) - placeOf(b.code) || byText(a.id, b.id));

function courtOf(row: Offence): NamedCourt | null {
  const { forum, code } = row;
  if (!forum || forum.court === 'by-row' || !isNamedFor(row, forum)) return null;
  return {
    court: forum.court,
    authority: act(forum.source ?? code, `s.${forum.at ?? row.section}`),
    act: code,
    otherwise: forum.otherwise ?? null,
    unchecked: forum.confidence === 'low',
  };
}

/** Whether the Act names the court for this offence, by its condition or by the column of the table. */
function isNamedFor(row: Offence, { court, only }: ActForum): boolean {
  if (only) return isWithin(row, only);
  return SPECIAL.has(court) ? row.court === 'special' : row.court !== 'sessions';
}

const SPECIAL: ReadonlySet<ActForum['court']> = new Set(['special', 'designated', 'childrens-court']);

function isWithin(row: Offence, { gated, overYears, sections }: NonNullable<ActForum['only']>): boolean {
  if (gated) return row.bars.some(({ kind }) => kind === 'twin-conditions');
  if (sections) return sections.includes(row.section);
  return row.life || row.death || (row.maxYears ?? 0) > (overYears ?? 0);
}
