/** Counts the dates of many matters in slices, each at most once a day. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { CountedResults, slicesOf } from './counted-in-slices.ts';
import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { clockOf, type CountingOn } from '#documents/calendar/clock-of-matter.ts';
import type { CountedMatter } from '#documents/calendar/counted-matter.ts';
import type { KeptClock, KeptClocks } from './kept-clocks.ts';
import type { MatterClock } from '#law-explain/matter-clock.ts';

export interface Counting extends CountingOn {
  /** Resolves when the next slice can run. */
  readonly breathe: () => Promise<void>;
  readonly signal: AbortSignal;
  /** Left out: results are not stored. */
  readonly kept?: KeptClocks;
}

/** Stored results per read. */
const PAGE = 100;

/** Results are valid until the facts, the day or the tables change. */
const counted = new CountedResults<KeptClock>();

/** Null if cancelled. */
export async function countMatters(
  matters: readonly ClockMatter[],
  counting: Counting,
): Promise<CountedMatter[] | null> {
  const done: CountedMatter[] = [];
  const rest = slicesOf(counting.breathe);
  for (let from = 0; from < matters.length; from += PAGE) {
    const page = matters.slice(from, from + PAGE);
    await readKept(page, counting);
    const fresh = new Map<string, KeptClock>();
    for (const matter of page) {
      const known = recall(matter, counting);
      const clock = known ?? count(matter, counting);
      if (!known) fresh.set(matter.caseId, { of: stamp(matter, counting.asOf), clock });
      done.push({ matter, clock });
      await rest(!known);
      if (counting.signal.aborted) return null;
    }
    if (fresh.size > 0) await counting.kept?.write(fresh);
  }
  return done;
}

async function readKept(page: readonly ClockMatter[], counting: Counting): Promise<void> {
  if (!counting.kept) return;
  const unknown = page.filter((matter) => !recall(matter, counting));
  if (unknown.length === 0) return;
  const rows = await counting.kept.read(unknown.map(({ caseId }) => caseId));
  for (const [index, { caseId }] of unknown.entries()) {
    const row = rows[index];
    if (row) counted.keep(counting.tables, caseId, row);
  }
}

function recall(matter: ClockMatter, { tables, asOf }: Counting): MatterClock | null {
  const cachedClock = counted.recall(tables, matter.caseId);
  return cachedClock?.of === stamp(matter, asOf) ? cachedClock.clock : null;
}

export function count(matter: ClockMatter, { tables, asOf }: CountingOn): MatterClock {
  const clock = clockOf(matter, { tables, asOf });
  counted.keep(tables, matter.caseId, { of: stamp(matter, asOf), clock });
  return clock;
}

/** The chunk name contains its content hash, with the rules and table names. */
const BUILD = import.meta.url;

const stamp = ({ facts, claimedOn, grantedOn }: ClockMatter, asOf: CalendarDate): string =>
  JSON.stringify([BUILD, asOf, claimedOn, grantedOn, facts]);
