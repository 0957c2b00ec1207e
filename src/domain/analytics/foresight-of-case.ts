/** Statistics for a case by its newest application, from decided matters visible to the reader. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { FactorAnswer } from '#law/risk/checklist.ts';
import { matterDescription, foresee, type Foresight } from './foresight.ts';
import { type CountedApplication, ownMatters, wholeMatter } from '#domain/case/own-matters.ts';

interface OfCase {
  /** Newest application of the case. */
  readonly newest: CountedApplication;
  readonly all: readonly CountedApplication[];
  /** By case id, from the latest risk assessment. */
  readonly flightRisks: ReadonlyMap<string, FactorAnswer>;
  readonly today: CalendarDate;
}

export function foresightOfCase({ newest, all, flightRisks, today }: OfCase): Foresight {
  const contextOf = ({ caseId }: CountedApplication) => ({
    flightRisk: flightRisks.get(caseId) ?? null,
    today,
  });
  const own = wholeMatter(newest, contextOf(newest));
  const others = all
    .filter(({ _id }) => _id !== newest._id)
    .flatMap((each) => ownMatters(each, contextOf(each)));
  return foresee(matterDescription(own), others);
}
