/** Statistics for a case by its newest application, from decided matters visible to the reader. */
import { invariant } from '#kernel/assert.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { FactorAnswer } from '#law/risk/checklist.ts';
import { matterDescription, foresee, type Foresight } from './foresight.ts';
import { type CountedApplication, ownMatters } from '#domain/case/own-matters.ts';
import { FILED } from '#domain/case/status-rules.ts';

interface OfCase {
  /** Newest application of the case. */
  readonly newest: CountedApplication;
  readonly all: readonly CountedApplication[];
  /** By case id, from the latest risk assessment. */
  readonly flightRisks: ReadonlyMap<string, FactorAnswer>;
  readonly today: CalendarDate;
}

export function foresightOfCase({ newest, all, flightRisks, today }: OfCase): Foresight {
  const read = (application: CountedApplication) =>
    ownMatters(application, { flightRisk: flightRisks.get(application.caseId) ?? null, today });
  const [own] = read({ ...newest, status: FILED });
  invariant(own, 'what is filed is counted');
  const others = all.filter(({ _id }) => _id !== newest._id).flatMap(read);
  return foresee(matterDescription(own), others);
}
