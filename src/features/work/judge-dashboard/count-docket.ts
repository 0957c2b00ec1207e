/** Counts the docket in slices, and sorts it. */
import type { DocketInput } from '#data/records/application/docket-inputs.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Tables } from '#law/tables.ts';
import { type DocketFacts, docketFacts } from '#parts/judge-docket/docket-facts.ts';

export interface DocketCounting {
  readonly tables: Tables;
  readonly asOf: CalendarDate;
  /** Resolves when the next slice can run. */
  readonly breathe: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** One matter takes about 1 ms here, and four times that on a cheap tablet. */
const A_FEW = 5;

const counted = new Map<string, DocketFacts>();

/** Null if cancelled. */
export async function countDocket(
  rows: readonly DocketInput[],
  { tables, asOf, breathe, signal }: DocketCounting,
): Promise<ReadonlyMap<string, DocketFacts> | null> {
  const facts = new Map<string, DocketFacts>();
  let fresh = 0;
  for (const row of rows) {
    const key = [row._id, row.version, asOf].join(' ');
    const known = counted.get(key);
    const found = known ?? docketFacts(row, { tables, asOf });
    if (!known) {
      counted.set(key, found);
      fresh += 1;
      if (fresh % A_FEW === 0) await breathe();
    }
    if (signal.aborted) return null;
    facts.set(row._id, found);
  }
  return facts;
}

const RANK = { open: 0, maybe: 1, near: 2, later: 3 } as const;
const NO_RIGHT = 4;

/** By accrued right, share of the maximum served, and age: `ids` come oldest first. */
export function docketOrder(ids: readonly string[], facts: ReadonlyMap<string, DocketFacts>): string[] {
  const rank = (id: string): number => {
    const right = facts.get(id)?.right;
    return right ? RANK[right.state] : NO_RIGHT;
  };
  const share = (id: string): number => facts.get(id)?.share ?? -1;
  return ids.toSorted((a, b) => rank(a) - rank(b) || share(b) - share(a));
}
