/** The dates of many matters without holding up the page: a few at a time, and none twice on one day. */
import { lawFactsOf } from '#domain/law-facts.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import type { Tables } from '#law/tables.ts';
import type { ClockMatter } from './clock-matters.ts';
import type { CountedMatter } from './clock-rows.ts';
import { knownFacts } from './known-facts.ts';
import { type MatterClock, matterClock } from '#law-explain/matter-clock.ts';

export interface Counting {
  readonly tables: Tables;
  readonly asOf: CalendarDate;
  /** Resolves when there is time for the next few. */
  readonly breathe: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** One takes about a millisecond here, and four times that on a cheap phone. */
const A_FEW = 5;

/** What was counted stays until the facts, the day or the tables change. */
const counted = new WeakMap<Tables, Map<string, { readonly of: string; readonly clock: MatterClock }>>();

/** Null where it was stopped. */
export async function countMatters(
  matters: readonly ClockMatter[],
  counting: Counting,
): Promise<CountedMatter[] | null> {
  const done: CountedMatter[] = [];
  let fresh = 0;
  for (const matter of matters) {
    const known = recall(matter, counting);
    if (!known) fresh += 1;
    done.push({ matter, clock: known ?? count(matter, counting) });
    if (known || fresh % A_FEW !== 0) continue;
    await counting.breathe();
    if (counting.signal.aborted) return null;
  }
  return done;
}

function recall(matter: ClockMatter, { tables, asOf }: Counting): MatterClock | null {
  const kept = counted.get(tables)?.get(matter.caseId);
  return kept?.of === stamp(matter, asOf) ? kept.clock : null;
}

export function count(matter: ClockMatter, { tables, asOf }: Pick<Counting, 'tables' | 'asOf'>): MatterClock {
  const facts = lawFactsOf(knownFacts(matter.facts), tables, { defaultBailClaimedOn: matter.claimedOn });
  const clock = matterClock(determineAll(facts, tables, asOf));
  const kept = counted.get(tables) ?? new Map();
  counted.set(tables, kept.set(matter.caseId, { of: stamp(matter, asOf), clock }));
  return clock;
}

const stamp = ({ facts, claimedOn }: ClockMatter, asOf: CalendarDate): string =>
  JSON.stringify([asOf, claimedOn, facts]);
