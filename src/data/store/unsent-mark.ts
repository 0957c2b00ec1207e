/**
 * Marks in local storage that a database holds unsent work, so that a later start can report its loss. Local
 * storage survives separately, and the mark contains no name and no case data.
 */
import { localStore } from './local-store.ts';
import type { OutboxRow } from './outbox-row.ts';

/** Number of outbox rows by operation. */
export type UnsentOps = readonly { readonly op: OutboxRow['op']; readonly count: number }[];

export interface UnsentCounts {
  /** Outbox rows in any state. */
  readonly rows: number;
  /** Absent in a mark of an earlier release. */
  readonly ops?: UnsentOps;
  /** Unsent applications, orders, error reports and feedback. */
  readonly begun: number;
  /** Date of the oldest known item. */
  readonly since: string;
}

interface UnsentMark extends UnsentCounts {
  /** Id of the database. A database that the browser creates again has another id. */
  readonly store: string;
}

const KEY = 'zamanat-unsent';

export function unsentMarkOf(database: string): UnsentMark | null {
  return marks()[database] ?? null;
}

/**
 * Unsent work of databases that the browser has deleted, in total. Null without any, or in a browser that does not
 * list its databases.
 */
export async function deletedWork(): Promise<UnsentCounts | null> {
  const left = marks();
  if (Object.keys(left).length === 0 || !('databases' in indexedDB)) return null;
  const present = new Set((await indexedDB.databases()).map(({ name }) => name));
  const deleted = Object.entries(left).flatMap(([name, mark]) => (present.has(name) ? [] : [mark]));
  const [since] = deleted.map((mark) => mark.since).toSorted();
  if (since === undefined) return null;
  return {
    rows: deleted.reduce((sum, { rows }) => sum + rows, 0),
    begun: deleted.reduce((sum, { begun }) => sum + begun, 0),
    since,
  };
}

export function countOps(ops: readonly OutboxRow['op'][]): UnsentOps {
  const counts = new Map<OutboxRow['op'], number>();
  for (const op of ops) counts.set(op, (counts.get(op) ?? 0) + 1);
  return [...counts].map(([op, count]) => ({ op, count }));
}

/** Null once all work is sent or the user has deleted it. */
export function setUnsentMark(database: string, mark: UnsentMark | null): void {
  const { [database]: before, ...others } = marks();
  if (!before && !mark) return;
  const next = mark ? { ...others, [database]: mark } : others;
  try {
    if (Object.keys(next).length === 0) localStore().removeItem(KEY);
    else localStore().setItem(KEY, JSON.stringify(next));
  } catch {
    // storage is unavailable or full, so no mark is stored
  }
}

function marks(): Readonly<Record<string, UnsentMark>> {
  try {
    const stored: unknown = JSON.parse(localStore().getItem(KEY) ?? '{}');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `setUnsentMark` alone
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, UnsentMark>) : {};
  } catch {
    return {}; // a worker, or storage is unavailable or holds other data
  }
}
