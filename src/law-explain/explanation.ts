/**
 * The law explanation as data with authorities: `explain` for the matter, `explainRelief` for one
 * application. Texts are in `src/text/en/law/explained.ts`; nothing is decided again elsewhere.
 */
import type { Caution, Determination } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import { hasRightToRelease } from '#law/discretion.ts';
import { type FurtherRoute, furtherRoutes } from '#law/further-routes.ts';
import type { Condition } from './condition.ts';
import { type DateMark, dateMarks } from './date-marks.ts';
import { type LeadingAnswer, leadingAnswer } from './leading-answer.ts';
import { type PossibleRight, possibleRights } from './may-be-open.ts';
import { type OpenReading, openReadings } from './open-readings.ts';
import { rightConditions } from './right-conditions.ts';
import { type Route, routesToBail } from './routes.ts';
import { type TimeServed, timeServed } from './time-served.ts';

export interface Explanation {
  readonly found: Determinations;
  readonly leading: LeadingAnswer;
  readonly possibleRights: readonly PossibleRight[];
  readonly conditions: readonly Condition[];
  readonly routes: readonly Route[];
  /** Whether discretion is needed, and whether a right precedes it. */
  readonly discretion: 'not-needed' | 'below-a-right' | 'asked';
  readonly dates: readonly DateMark[];
  readonly served: TimeServed | null;
  readonly cautions: readonly Caution[];
  readonly readings: readonly OpenReading[];
  /** Further routes that apply or that a fact may open. */
  readonly further: readonly FurtherRoute[];
}

export function explain(found: Determinations): Explanation {
  const served = timeServed(found.matter);
  const routes = routesToBail(found);
  const leading = leadingAnswer(found);
  return {
    found,
    leading,
    possibleRights: possibleRights(found),
    conditions: rightConditions(found, served),
    routes,
    discretion: discretionOf(found, routes),
    dates: dateMarks(found),
    served,
    cautions: answerCautions(found),
    readings: openReadings(found),
    further: furtherRoutes(found).filter(({ route }) => route !== 'child'),
  };
}

function discretionOf(found: Determinations, routes: readonly Route[]): Explanation['discretion'] {
  if (found.forum.stage === 'child') return 'below-a-right';
  if (routes.length === 0) return 'not-needed';
  return hasRightToRelease(found) ? 'below-a-right' : 'asked';
}

/** Cautions of the rules that affect the answer. */
function answerCautions({
  bailable,
  defaultBail,
  undertrial,
  governing,
  sixtyDays,
}: Determinations): Caution[] {
  // an expired right has only the caution against the charge-sheet itself
  const open = isBarred(defaultBail.conclusion)
    ? defaultBail.cautions.filter(({ code }) => code === 'incomplete-charge-sheet')
    : defaultBail.cautions;
  const rules =
    bailable.conclusion.kind === 'entitled' ? bailable.cautions : [...undertrial.cautions, ...open];
  return [...rules, ...governing.cautions, ...sixtyDays.cautions];
}

const isBarred = ({ kind }: Determination<unknown>): boolean => kind === 'barred';
