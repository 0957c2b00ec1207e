/** Conditions of each discretionary route to bail. */
import { assertNever } from '#kernel/assert.ts';
import type { Determinations } from '#law/determine.ts';
import type { CourtRoute } from '#law/discretion.ts';
import { anticipatoryConditions } from './anticipatory-conditions.ts';
import { answerState, type Condition, condition } from './condition.ts';
import { gateConditions } from './gate-conditions.ts';
import { courtCondition, magistrateConditions } from './magistrate-conditions.ts';
import { custodyFact, governing } from './matter-reading.ts';

export function routeConditions(found: Determinations, { route, answer }: CourtRoute): Condition[] {
  switch (route) {
    case 'magistrate':
      return answer === 'elsewhere'
        ? [courtCondition(found)]
        : [...magistrateConditions(found), ...gateConditions(found, route)];
    case 'sessions-or-high-court':
      return [arrestedCondition(found), ...gateConditions(found, route)];
    case 'anticipatory':
      return [...anticipatoryConditions(found), ...gateConditions(found, route)];
    case 'convicting-court':
      return [onBailCondition(found), sentenceCondition(found)];
    case 'appellate-court':
      return [convictedCondition(found)];
    default:
      return assertNever(route);
  }
}

const arrestedCondition = (found: Determinations): Condition =>
  condition('arrested', {
    ...answerState(found.matter.arrested, { yes: { is: 'arrested' }, no: { is: 'not-arrested' } }),
    source: custodyFact(found),
    law: [governing(found, 's.483(1)', 's.439(1)')],
    change: { is: 'without-arrest' },
  });

const onBailCondition = (found: Determinations): Condition =>
  condition('on-bail', {
    ...answerState(found.matter.onBailAtConviction, { yes: { is: 'on-bail' }, no: { is: 'not-on-bail' } }),
    source: 'onBailAtConviction',
    law: [governing(found, 's.430(3)', 's.389(3)')],
    change: { is: 'appeal-if-not-on-bail' },
  });

const SHORT_SENTENCE_YEARS = 3;

function sentenceCondition(found: Determinations): Condition {
  const { allRead, rows, sentenceYears: years } = found.matter;
  const bailable = allRead && rows.every((row) => row.bailable === true);
  const short = bailable || (years === undefined ? undefined : years <= SHORT_SENTENCE_YEARS);
  const known = bailable
    ? ({ is: 'every-offence-bailable' } as const)
    : ({ is: 'sentence', years: years ?? 0 } as const);
  const openBail = short === false && !rows.some((row) => row.bailable === false);
  return condition('sentence', {
    ...answerState(openBail ? undefined : short, { yes: known, no: known }),
    source: bailable ? 'tables' : 'sentenceYears',
    law: [governing(found, 's.430(3)', 's.389(3)')],
    change: { is: 'appeal-if-longer' },
  });
}

function convictedCondition(found: Determinations): Condition {
  const on = found.matter.conviction?.on;
  return condition('convicted-here', {
    state: on === undefined ? 'unknown' : 'met',
    known: on === undefined ? { is: 'not-known' } : { is: 'convicted-on', on },
    source: 'convictedOn',
    law: [governing(found, 's.430(1)', 's.389(1)')],
    change: { is: 'conviction-here-set-aside' },
  });
}
