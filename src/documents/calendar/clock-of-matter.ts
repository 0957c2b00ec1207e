/** Counts the dates of one matter from its facts. A page does not load it: the law rules come with it. */
import { type ClockMatter, knownFacts } from '#domain/case/clock-matter.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { grantedClock, type MatterClock, matterClock } from '#law-explain/matter-clock.ts';
import { determineAll } from '#law/determine.ts';
import type { Tables } from '#law/tables.ts';

export interface CountingOn {
  readonly tables: Tables;
  readonly asOf: CalendarDate;
}

export function clockOf(
  { facts: known, claimedOn, grantedOn }: ClockMatter,
  { tables, asOf }: CountingOn,
): MatterClock {
  if (grantedOn) return grantedClock(grantedOn, asOf);
  const facts = lawFactsOf(knownFacts(known), tables, { defaultBailClaimedOn: claimedOn });
  return matterClock(determineAll(facts, tables, asOf));
}
