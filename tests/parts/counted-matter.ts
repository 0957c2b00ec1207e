/** A theft of sixty-four days on the clock, changed fact by fact. */
import { day } from '#kernel/calendar-date.ts';
import type { ClockMatter, KnownFacts } from '#domain/case/clock-matter.ts';
import { count } from '#parts/liberty-clock/count-matters.ts';
import { TABLES } from '../law/law-tables.ts';

export const TODAY = day('2026-11-20');

export const facts: KnownFacts = {
  court: 'magistrate',
  sections: ['BNS 303(2)'],
  firDate: day('2026-09-18'),
  custodyStatus: 'judicial',
  arrestDate: day('2026-09-18'),
  firstRemandDate: day('2026-09-19'),
  chargesheet: { state: 'not-filed', asOf: TODAY },
  antecedents: { known: true, rows: [] },
  delayByAccusedDays: 0,
};

export const matter = (
  name: string,
  change: KnownFacts = {},
  claimedOn?: ClockMatter['claimedOn'],
): ClockMatter => ({
  caseId: `case-${name}`,
  name,
  firNumber: '412/2026',
  facts: { ...facts, ...change },
  claimedOn,
});

export const clockOf = (change: KnownFacts = {}, asOf = TODAY, claimedOn?: ClockMatter['claimedOn']) =>
  count(matter('Imran Sheikh', change, claimedOn), { tables: TABLES, asOf });
export const lines = (dates: readonly { right: string; on: string | null; daysLeft: number | null }[]) =>
  dates.map(({ right, on, daysLeft }) => `${right} ${on} ${daysLeft}`);
