/** Asks the tables of one code for a section: its kind, its clauses and its own letters. */
import { limbsOf, type Lookup, lookUp, sectionKey, type Tables } from '#law/tables.ts';

export interface ActTables {
  readonly code: string;
  readonly tables: Tables;
}

/** Answers of the tables by code and section: a list asks for the same sections many times. */
const FOUND = new WeakMap<Tables, Map<string, Lookup['kind']>>();
const MOST_KEPT = 5_000;

export function kindIn(section: string, { code, tables }: ActTables): Lookup['kind'] {
  const kept = FOUND.get(tables) ?? new Map<string, Lookup['kind']>();
  if (kept.size > MOST_KEPT) kept.clear();
  FOUND.set(tables, kept);
  const key = `${code}|${section}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { kind } = lookUp(tables, { code, section });
  kept.set(key, kind);
  return kind;
}

export const isKnown = (section: string, act: ActTables): boolean => kindIn(section, act) !== 'unknown';

export const hasClauses = (base: string, { code, tables }: ActTables): boolean =>
  limbsOf(tables, code, base).some(({ section }) => section !== base);

export function inTablesOf(section: string, act: ActTables): 'row' | 'divided' | 'spread' | null {
  const kind = kindIn(section, act);
  if (kind === 'unknown') return null;
  return kind === 'found' ? 'row' : kind;
}

/** In the letters of the tables: "20(b)(ii)(B)", "25(1B)". */
export function writtenIn(tables: Tables, code: string, section: string): string {
  const key = sectionKey(section);
  const row = tables.offences.find(
    (offence) => offence.code === code && sectionKey(offence.section).startsWith(key),
  );
  if (!row) return section;
  if (sectionKey(row.section) === key) return row.section;
  return /-/.test(row.section) ? section : row.section.slice(0, section.length);
}
