/**
 * That unsent work stands in a person's database, noted beside it: what a later start can still say where the browser has
 * lost the database itself. In local storage, which is a store of its own; no name and no word of a case is in it.
 */
import { localStore } from './local-store.ts';

export interface UnsentCounts {
  /** Rows of the outbox, whatever their state. */
  readonly rows: number;
  /** Applications, orders, error reports and feedback being written. */
  readonly begun: number;
  /** The oldest that is known. */
  readonly since: string;
}

interface UnsentMark extends UnsentCounts {
  /** Which making of the database it is: one that the browser makes anew has another. */
  readonly store: string;
}

const KEY = 'zamanat-unsent';

export function unsentMarkOf(database: string): UnsentMark | null {
  return marks()[database] ?? null;
}

/** Null once all is sent, or its person has removed it. */
export function setUnsentMark(database: string, mark: UnsentMark | null): void {
  const { [database]: before, ...others } = marks();
  if (!before && !mark) return;
  const next = mark ? { ...others, [database]: mark } : others;
  try {
    if (Object.keys(next).length === 0) localStore().removeItem(KEY);
    else localStore().setItem(KEY, JSON.stringify(next));
  } catch {
    // storage is closed or full: there is nowhere to note it
  }
}

function marks(): Readonly<Record<string, UnsentMark>> {
  try {
    const stored: unknown = JSON.parse(localStore().getItem(KEY) ?? '{}');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `setUnsentMark` alone
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, UnsentMark>) : {};
  } catch {
    return {}; // a worker, or storage is closed or holds something else
  }
}
