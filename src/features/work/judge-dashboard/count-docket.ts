/** Counts the docket in slices, and sorts it. */
import type { DocketInput } from '#data/records/application/docket-inputs.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { CountedResults, slicesOf } from '#parts/liberty-clock/counted-in-slices.ts';
import type { Tables } from '#law/tables.ts';
import { type DocketFacts, docketFacts } from '#parts/judge-docket/docket-facts.ts';

export interface DocketCounting {
  readonly tables: Tables;
  readonly asOf: CalendarDate;
  /** Resolves when the next slice can run. */
  readonly breathe: () => Promise<void>;
  readonly signal: AbortSignal;
}

interface CountedRow {
  /** Version of the record and day of the count. */
  readonly of: string;
  readonly facts: DocketFacts;
}

/** Valid until the record, the day or the tables change. */
const counted = new CountedResults<CountedRow>();

/** Yields the facts of all pages read so far, after each page. Ends if cancelled. */
export async function* countDocket(
  pages: AsyncIterable<readonly DocketInput[]>,
  { tables, asOf, breathe, signal }: DocketCounting,
): AsyncGenerator<ReadonlyMap<string, DocketFacts>> {
  const facts = new Map<string, DocketFacts>();
  const rest = slicesOf(breathe);
  for await (const rows of pages) {
    for (const row of rows) {
      const of = `${row.version} ${asOf}`;
      const known = counted.recall(tables, row._id);
      const isKnown = known?.of === of;
      const found = isKnown ? known.facts : docketFacts(row, { tables, asOf });
      if (!isKnown) counted.keep(tables, row._id, { of, facts: found });
      facts.set(row._id, found);
      await rest(!isKnown);
      if (signal.aborted) return;
    }
    yield new Map(facts);
  }
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
