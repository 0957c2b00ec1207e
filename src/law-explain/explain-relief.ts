/** Basis of one application: whether the law supports it on its day, and its conditions. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Caution, Determination, Reason } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import type { FactName } from '#law/facts.ts';
import type { Relief } from '#law/relief.ts';
import type { Condition } from './condition.ts';
import { type ConditionsToSet, conditionsToSet } from './conditions-to-set.ts';
import { RELIEF_OF_RIGHT } from './leading-answer.ts';
import { type PossibleRight, possibleRights } from './may-be-open.ts';
import { rightConditions } from './right-conditions.ts';
import { type Route, routesToBail } from './routes.ts';
import { timeServed } from './time-served.ts';

export interface ReliefExplained {
  readonly relief: Relief;
  /**
   * `open`: due as of right, or within the court's discretion; `contested`: the readings differ.
   * `conditions`: also requires the conditions of a special Act.
   */
  readonly standing:
    | 'open'
    | 'may-be-open'
    | 'conditions'
    | 'contested'
    | 'not-yet'
    | 'barred'
    | 'undetermined';
  /** Day on which the right accrued, may have accrued or will accrue; null without a date. */
  readonly on: CalendarDate | null;
  readonly because: readonly Reason[];
  /** Conditions of special Acts. */
  readonly gates: readonly Reason[];
  readonly conditions: readonly Condition[];
  readonly cautions: readonly Caution[];
  readonly missing: readonly FactName[];
  /** Mandatory conditions of release on merits; null if none, and for bail as of right. */
  readonly mustSet: ConditionsToSet | null;
}

export function explainRelief(found: Determinations, relief: Relief): ReliefExplained {
  const mustSet = NO_CONDITIONS.has(relief) ? null : conditionsToSet(found);
  return { ...EXPLAIN[relief](found, relief), mustSet };
}

/** Bailable offences allow only attendance; section 479 and suspension are not release under 480. */
const NO_CONDITIONS: ReadonlySet<Relief> = new Set(['bailable', 'undertrial', 'suspension']);

type ReliefSummary = Omit<ReliefExplained, 'mustSet'>;

const EXPLAIN: Readonly<Record<Relief, (found: Determinations, relief: Relief) => ReliefSummary>> = {
  bailable: (found) => byRight(found, 'bailable', found.bailable),
  default: (found) => byRight(found, 'default', found.defaultBail),
  undertrial: byTerm,
  anticipatory: (found, relief) => byRoute(found, relief, ['anticipatory']),
  'regular-magistrate': (found, relief) => byRoute(found, relief, ['magistrate']),
  'regular-sessions': (found, relief) => byRoute(found, relief, ['sessions-or-high-court']),
  'regular-high-court': (found, relief) => byRoute(found, relief, ['sessions-or-high-court']),
  suspension: (found, relief) => byRoute(found, relief, ['convicting-court', 'appellate-court']),
};

type ByRight = 'bailable' | 'default' | 'undertrial';

const KEYS: Readonly<Record<ByRight, readonly Condition['key'][]>> = {
  bailable: ['bailable'],
  default: ['default-bail'],
  undertrial: [
    'no-death-or-life',
    'no-death',
    'never-convicted',
    'one-third',
    'one-half',
    'one-offence-no-other-case',
    'delay',
    'maximum',
    'custody',
  ],
};

interface ConclusionInput {
  readonly conclusion: Determination<unknown>;
  readonly cautions: readonly Caution[];
}

function byRight(
  found: Determinations,
  relief: ByRight,
  { conclusion, cautions }: ConclusionInput,
): ReliefSummary {
  const maybe = possibleRights(found).find(
    ({ right }) => right !== 'produce-by' && RELIEF_OF_RIGHT[right] === relief,
  );
  const conditions = rightConditions(found, timeServed(found.matter));
  return {
    relief,
    standing: maybe ? 'may-be-open' : STANDING[conclusion.kind],
    on: dayOf(found, conclusion, { relief, maybe }),
    because: conclusion.kind === 'undetermined' ? [] : conclusion.because,
    gates: [],
    conditions: conditions.filter(({ key }) => KEYS[relief].includes(key)),
    cautions,
    missing: maybe ? maybe.asks : conclusion.kind === 'undetermined' ? conclusion.missing : [],
  };
}

const STANDING = {
  entitled: 'open',
  'not-yet': 'not-yet',
  barred: 'barred',
  undetermined: 'undetermined',
} as const;

function dayOf(
  found: Determinations,
  conclusion: Determination<unknown>,
  { relief, maybe }: { readonly relief: ByRight; readonly maybe: PossibleRight | undefined },
): CalendarDate | null {
  if (maybe) return maybe.since;
  if (conclusion.kind === 'not-yet') return conclusion.on;
  if (relief === 'default') return found.defaultBail.dates?.from ?? null;
  return relief === 'undertrial' && conclusion.kind === 'entitled'
    ? termReached(found, conclusion.because)
    : null;
}

function termReached({ undertrial }: Determinations, because: readonly Reason[]): CalendarDate | null {
  const hasServedMaximum = because[0]?.code === 'maximum-served';
  return (hasServedMaximum ? undertrial.dates?.maximum : undertrial.thresholdDate) ?? null;
}

/** With several offences in one case the readings differ, and neither is chosen. */
function byTerm(found: Determinations): ReliefSummary {
  const { conclusion, caseLevel, cautions } = found.undertrial;
  if (conclusion.kind !== 'barred' || caseLevel.kind === 'barred') {
    return byRight(found, 'undertrial', { conclusion, cautions });
  }
  const read = byRight(found, 'undertrial', { conclusion: caseLevel, cautions });
  const because = [...conclusion.because, ...read.because];
  return { ...read, because, standing: read.standing === 'open' ? 'contested' : read.standing };
}

/** Of several courts, the most restricted one. Routes of another stage are barred. */
function byRoute(found: Determinations, relief: Relief, names: readonly Route['route'][]): ReliefSummary {
  const routes = routesToBail(found).filter(({ route }) => names.includes(route));
  const route = routes.find(({ answer }) => answer === 'must-release') ?? routes.at(-1);
  const sixty = relief === 'regular-magistrate' && found.sixtyDays.conclusion.kind === 'entitled';
  if (!route) return otherwise(found, relief);
  const { answer, because, gates, conditions, cautions, missing } = route;
  return {
    relief,
    standing: sixty ? 'open' : ROUTE_STANDING[answer],
    on: sixty ? found.sixtyDays.from : null,
    because,
    gates,
    conditions,
    cautions,
    missing,
  };
}

const ROUTE_STANDING: Readonly<Record<Route['answer'], ReliefExplained['standing']>> = {
  right: 'barred',
  'may-grant': 'open',
  'must-release': 'open',
  conditions: 'conditions',
  barred: 'barred',
  elsewhere: 'barred',
  undetermined: 'undetermined',
};

/** Not a route of this stage: the rule gives the reason, or every offence is bailable. */
function otherwise(found: Determinations, relief: Relief): ReliefSummary {
  const { conclusion, cautions } = RULE_OF[relief](found);
  return {
    relief,
    standing: STANDING[conclusion.kind],
    on: null,
    because: conclusion.kind === 'undetermined' ? [] : conclusion.because,
    gates: [],
    conditions: [],
    cautions,
    missing: conclusion.kind === 'undetermined' ? conclusion.missing : [],
  };
}

const RULE_OF: Readonly<Record<Relief, (found: Determinations) => ConclusionInput>> = {
  bailable: ({ bailable }) => bailable,
  default: ({ defaultBail }) => defaultBail,
  undertrial: ({ undertrial: rule }) => rule,
  anticipatory: ({ anticipatory }) => anticipatory,
  'regular-magistrate': ({ magistrate }) => magistrate,
  'regular-sessions': ({ sessionsOrHighCourt }) => sessionsOrHighCourt,
  'regular-high-court': ({ sessionsOrHighCourt }) => sessionsOrHighCourt,
  suspension: ({ suspension }) => suspension,
};
