/**
 * Discretionary routes to bail; `may-grant` means only that the court may decide. Rights precede them; a gate
 * (NDPS 37, PMLA 45) is an additional condition of every pre-judgment route.
 */
import type { Caution, Determination, Finding, Reason } from './determination.ts';
import type { Determinations } from './determine.ts';
import type { FactName } from './facts.ts';
import { isPersonalBar } from './special/bail-gates.ts';

export const ROUTES = [
  'magistrate',
  'sessions-or-high-court',
  'anticipatory',
  'convicting-court',
  'appellate-court',
] as const;
export type RouteName = (typeof ROUTES)[number];

/**
 * `right`: all offences bailable; `elsewhere`: a Special Court tries the case; `conditions`: a gate applies;
 * `must-release`: a duty without special reasons.
 */
export const ROUTE_ANSWERS = [
  'right',
  'may-grant',
  'must-release',
  'conditions',
  'barred',
  'elsewhere',
  'undetermined',
] as const;
export type RouteAnswer = (typeof ROUTE_ANSWERS)[number];

export interface CourtRoute {
  readonly route: RouteName;
  readonly answer: RouteAnswer;
  /** Reasons under the ordinary section. A proviso that lifts a bar comes before it. */
  readonly because: readonly Reason[];
  /** Applicable gates. */
  readonly gates: readonly Reason[];
  /** Facts still needed for a full answer. */
  readonly missing: readonly FactName[];
  readonly cautions: readonly Caution[];
}

/** Whether a right to release exists, which no discretion can defeat. */
export const hasRightToRelease = ({
  bailable,
  defaultBail,
  undertrial,
  sixtyDays,
}: Determinations): boolean =>
  [bailable, defaultBail, undertrial, sixtyDays].some(({ conclusion }) => conclusion.kind === 'entitled');

/** Only routes of this accused's stage and custody. */
export function routesOf(found: Determinations): CourtRoute[] {
  const { arrested, conviction, asOf } = found.matter;
  if (conviction !== undefined && conviction.on <= asOf) return afterJudgment(found);
  const magistrate = () => beforeJudgment('magistrate', found.magistrate, found);
  const sessions = () => beforeJudgment('sessions-or-high-court', found.sessionsOrHighCourt, found);
  const anticipatory = () => beforeJudgment('anticipatory', found.anticipatory, found);
  if (arrested === true) return [magistrate(), sessions()];
  return arrested === false ? [anticipatory(), magistrate()] : [magistrate(), sessions(), anticipatory()];
}

function beforeJudgment(
  route: RouteName,
  { conclusion, cautions }: Finding<unknown>,
  { specialGates, matter }: Determinations,
): CourtRoute {
  const gate = specialGates.conclusion;
  const gates = gate.kind === 'barred' ? gate.because : [];
  const because = [...gates.filter(isPersonalBar), ...reasonsOf(conclusion)];
  const missing = [...missingOf(conclusion), ...(conclusion.kind === 'barred' ? [] : missingOf(gate))];
  const special = route === 'magistrate' && matter.rows.some(({ court }) => court === 'special');
  const personal = gates.some(isPersonalBar);
  const state = { conclusion, special, personal, gated: gates.length > 0, open: missing.length > 0 };
  const answer = answerOf(state);
  const ofGates = specialGates.cautions.filter((caution) => isRelevantTo(route, caution));
  return {
    route,
    answer,
    because,
    gates: gates.filter((reason) => !isPersonalBar(reason)),
    missing: answer === 'elsewhere' ? [] : [...new Set(missing)],
    cautions: answer === 'elsewhere' ? cautions.filter(isOfTheCourt) : [...cautions, ...ofGates],
  };
}

/** If another court tries the case, this is the only caution of the route. */
const isOfTheCourt = ({ code }: Caution): boolean =>
  code === 'tried-by-special-court' || code === 'juvenile-justice-board';

/** Only a constitutional court can weigh delay against a special Act. */
const isRelevantTo = (route: RouteName, { code }: Caution): boolean =>
  code !== 'constitutional-courts-long-delay' || route === 'sessions-or-high-court';

interface RouteState {
  readonly conclusion: Determination<unknown>;
  readonly special: boolean;
  readonly personal: boolean;
  readonly gated: boolean;
  readonly open: boolean;
}

function answerOf({ conclusion, special, personal, gated, open }: RouteState): RouteAnswer {
  if (reasonsOf(conclusion).some(({ code }) => code === 'bailable-so-released-of-right')) return 'right';
  if (special) return 'elsewhere';
  if (personal || conclusion.kind === 'barred') return 'barred';
  if (gated) return 'conditions';
  return open ? 'undetermined' : 'may-grant';
}

function afterJudgment({ suspension }: Determinations): CourtRoute[] {
  const { conclusion, byConvictingCourt, cautions } = suspension;
  const cautionsOf = (codes: readonly string[]) => cautions.filter(({ code }) => codes.includes(code));
  const convicting = { kind: byConvictingCourt, cautions: cautionsOf(['unless-special-reasons']) };
  const appellate = {
    kind: conclusion,
    cautions: cautionsOf([
      'sessions-trial-to-the-high-court',
      'long-sentence-to-the-high-court',
      'life-sentence-to-the-high-court',
      'special-court-to-the-high-court',
      'prosecutor-to-show-cause',
      'suspension-under-section-37',
      'appeal-may-take-years',
      'time-on-bail-not-counted',
    ]),
  };
  return [
    suspending('convicting-court', convicting.kind, convicting.cautions),
    suspending('appellate-court', appellate.kind, appellate.cautions),
  ];
}

function suspending(
  route: 'convicting-court' | 'appellate-court',
  conclusion: Determination<{ readonly as: 'right' | 'discretion' }>,
  cautions: readonly Caution[],
): CourtRoute {
  const because = reasonsOf(conclusion);
  const missing = missingOf(conclusion);
  const answer = suspended(conclusion);
  return { route, answer, because, gates: [], missing, cautions };
}

function suspended(conclusion: Determination<{ readonly as: 'right' | 'discretion' }>): RouteAnswer {
  if (conclusion.kind === 'entitled') return conclusion.grant.as === 'right' ? 'must-release' : 'may-grant';
  return conclusion.kind === 'undetermined' ? 'undetermined' : 'barred';
}

const reasonsOf = (conclusion: Determination<unknown>): readonly Reason[] =>
  conclusion.kind === 'undetermined' ? [] : conclusion.because;

const missingOf = (conclusion: Determination<unknown>): readonly FactName[] =>
  conclusion.kind === 'undetermined' ? conclusion.missing : [];
