/**
 * The law explained once. `explain(determineAll(facts, tables, asOf))` gives, as data with authorities and without a
 * sentence:
 *
 * - `leading`: what is said first of the matter, with its right, its date and what has to be asked;
 * - `mayBeOpen`: rights that only an unknown stands against, each with its questions;
 * - `conditions`: every condition of release by right: met, not met or unknown, what is known, what would change it;
 * - `routes`: the routes to bail that are a court's to give, each with its conditions, bars, gates and cautions;
 * - `dates`: the dates in order, with their authorities; `served`: the time served in days, months and years;
 * - `cautions`: what has to be said beside the answer; `readings`: both readings where the law is open;
 * - `further`: the routes beside the ordinary sections, with the days that run in them.
 *
 * `explainRelief(found, relief)` gives the part that one application rests on. The words for all of it stand in
 * `src/text/en/explained.ts` and are put together by `src/text/explained-words.ts`. The calculator, the liberty clock
 * and the papers read this; nothing of it is decided again elsewhere.
 */
import type { Caution, Determination } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import { rightStands } from '#law/discretion.ts';
import { type FurtherRoute, furtherRoutes } from '#law/further-routes.ts';
import type { Condition } from './condition.ts';
import { type DateMark, dateMarks } from './date-marks.ts';
import { type LeadingAnswer, leadingAnswer } from './leading-answer.ts';
import { type MayBeOpen, mayBeOpen } from './may-be-open.ts';
import { type OpenReading, openReadings } from './open-readings.ts';
import { rightConditions } from './right-conditions.ts';
import { type Route, routesToBail } from './routes.ts';
import { type TimeServed, timeServed } from './time-served.ts';

export interface Explanation {
  readonly found: Determinations;
  readonly leading: LeadingAnswer;
  readonly mayBeOpen: readonly MayBeOpen[];
  readonly conditions: readonly Condition[];
  readonly routes: readonly Route[];
  /** Whether discretion is asked for at all, and whether a right stands above it. */
  readonly discretion: 'not-needed' | 'below-a-right' | 'asked';
  readonly dates: readonly DateMark[];
  readonly served: TimeServed | null;
  readonly cautions: readonly Caution[];
  readonly readings: readonly OpenReading[];
  /** The routes beside the ordinary sections that are this person's, or that a fact may open. */
  readonly further: readonly FurtherRoute[];
}

export function explain(found: Determinations): Explanation {
  const served = timeServed(found.matter);
  const routes = routesToBail(found);
  const leading = leadingAnswer(found);
  return {
    found,
    leading,
    mayBeOpen: mayBeOpen(found),
    conditions: rightConditions(found, served),
    routes,
    discretion:
      routes.length === 0
        ? 'not-needed'
        : rightStands(found) || leading.kind === 'child'
          ? 'below-a-right'
          : 'asked',
    dates: dateMarks(found),
    served,
    cautions: besideTheAnswer(found),
    readings: openReadings(found),
    further: furtherRoutes(found).filter(({ route }) => route !== 'child'),
  };
}

/** Only of the rules that bear on the answer. */
function besideTheAnswer({
  bailable,
  defaultBail,
  undertrial,
  governing,
  sixtyDays,
}: Determinations): Caution[] {
  // of a right that is over only what is argued against that: the charge-sheet itself
  const open = isBarred(defaultBail.conclusion)
    ? defaultBail.cautions.filter(({ code }) => code === 'incomplete-charge-sheet')
    : defaultBail.cautions;
  const rules =
    bailable.conclusion.kind === 'entitled' ? bailable.cautions : [...undertrial.cautions, ...open];
  return [...rules, ...governing.cautions, ...sixtyDays.cautions];
}

const isBarred = ({ kind }: Determination<unknown>): boolean => kind === 'barred';
