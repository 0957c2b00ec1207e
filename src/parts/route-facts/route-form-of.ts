/** Form values from the facts of a record. */
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { type FactId, factRow } from '#facts/facts.ts';
import { valueAt } from '#kernel/merge-patch.ts';
import { BLANK_ROUTES, ROUTE_FACTS, type RouteForm, type YesNoUnknown } from './route-form.ts';

export type RecordedFacts = { readonly [K in keyof CaseFacts]?: CaseFacts[K] | undefined };

export function routeFormOf(facts: RecordedFacts): RouteForm {
  const known = ROUTE_FACTS.map((fact) => [fact, recordedAnswer(fact, facts)]);
  return {
    ...BLANK_ROUTES,
    ...Object.fromEntries(known),
    ...policeIn(facts.custody),
    ...trialIn(facts.trial),
    proclaimed: yesNo(facts.coercive?.rows.some(isProclamation)),
  };
}

/** A stored answer as it would be typed. */
export function recordedAnswer(fact: FactId, facts: RecordedFacts): string {
  const { path, custom } = factRow(fact);
  const stored = custom === true ? undefined : valueAt({ case: facts }, path);
  if (typeof stored === 'boolean') return yesNo(stored);
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';
}

/** One that was not recalled. */
export const isProclamation = ({
  kind,
  recalledOn,
}: NonNullable<CaseFacts['coercive']>['rows'][number]): boolean =>
  kind === 'proclamation' && recalledOn === undefined;

const yesNo = (known: boolean | undefined): YesNoUnknown => (known === undefined ? '' : known ? 'yes' : 'no');

type Part = Partial<RouteForm>;

function policeIn(custody: CaseFacts['custody']): Part {
  if (!custody) return {};
  const police = custody.filter(({ kind }) => kind === 'police');
  return {
    policeCustody: police.length > 0 ? 'some' : 'none',
    policeSpans: police.map(({ from, to = '' }) => ({ from, to })),
  };
}

function trialIn(trial: CaseFacts['trial']): Part {
  if (!trial) return {};
  if (trial.acquittedOn) return { trial: 'acquitted', trialOn: trial.acquittedOn };
  if (trial.concludedOn) return { trial: 'concluded', trialOn: trial.concludedOn };
  return trial.over === false ? { trial: 'running' } : {};
}
