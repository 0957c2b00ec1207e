/** Conditions of BNSS 482 / CrPC 438: before arrest, a non-bailable offence, and not excluded. */
import { cite } from '#law/authority.ts';
import type { Reason } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import { answerState, type Condition, condition } from './condition.ts';
import { custodyFact, governing, namesOf } from './matter-reading.ts';

export function anticipatoryConditions(found: Determinations): Condition[] {
  return [
    notArrestedCondition(found),
    nonBailableCondition(found),
    byCodeCondition(found),
    byActCondition(found),
  ];
}

function notArrestedCondition(found: Determinations): Condition {
  const { arrested } = found.matter;
  const free = arrested === undefined ? undefined : !arrested;
  return condition('not-arrested', {
    ...answerState(free, { yes: { is: 'not-arrested' }, no: { is: 'arrested' } }),
    source: custodyFact(found),
    law: [governing(found, 's.482(1)', 's.438(1)')],
    change: { is: 'arrest' },
  });
}

function nonBailableCondition(found: Determinations): Condition {
  const sure = found.matter.rows.filter(({ bailable }) => bailable === false);
  return condition('non-bailable', {
    state: sure.length > 0 ? 'met' : 'unknown',
    known: sure.length > 0 ? { is: 'non-bailable', offences: namesOf(sure) } : { is: 'bail-depends' },
    source: 'tables',
    law: [governing(found, 's.482(1)', 's.438(1)')],
    change: { is: 'right-if-all-bailable' },
  });
}

const barsOf = ({ anticipatory: { conclusion } }: Determinations, code: string): readonly Reason[] =>
  conclusion.kind === 'barred' ? conclusion.because.filter((reason) => reason.code === code) : [];

const aboutOf = (bars: readonly Reason[]): string[] => bars.flatMap(({ about }) => about ?? []);

function byCodeCondition(found: Determinations): Condition {
  const bars = barsOf(found, 'anticipatory-barred-by-code');
  const none = found.matter.allRead ? 'none-excluded-by-code' : 'sections-unread';
  return condition('not-excluded-by-code', {
    state: bars.length > 0 ? 'not-met' : found.matter.allRead ? 'met' : 'unknown',
    known: bars.length > 0 ? { is: 'excluded', offences: aboutOf(bars) } : { is: none },
    source: 'tables',
    law: [governing(found, 's.482(4)', 's.438(4)')],
    change: { is: bars.length > 0 ? 'charge-dropped' : 'excluded-charge-added' },
  });
}

function byActCondition(found: Determinations): Condition {
  const bars = barsOf(found, 'anticipatory-barred-by-special-act');
  const none = found.matter.allRead ? 'none-excluded-by-act' : 'sections-unread';
  const onlyScSt = bars.every(({ authority }) => authority.source === 'SC/ST');
  const laws = [...new Map(bars.map(({ authority }) => [cite(authority), authority])).values()];
  return condition('not-excluded-by-act', {
    state: bars.length > 0 ? 'not-met' : found.matter.allRead ? 'met' : 'unknown',
    known: bars.length > 0 ? { is: 'excluded', offences: aboutOf(bars) } : { is: none },
    source: 'tables',
    law: laws.length > 0 ? laws : [governing(found, 's.482(1)', 's.438(1)')],
    change: {
      is: bars.length === 0 ? 'act-charge-added' : onlyScSt ? 'no-prima-facie-case' : 'charge-dropped',
    },
  });
}
