/** The trial, an order of bail that was made in it, and what the case is about. */
import type { FactRows } from './fact.ts';

const TRIAL = {
  trialStage: { kind: 'text', path: 'case.trial.stage', step: 2, part: 'trial' },
  chargeFramedOn: { kind: 'date', path: 'case.trial.chargeFramedOn', past: true, step: 2, part: 'trial' },
  firstEvidenceDate: {
    kind: 'date',
    path: 'case.trial.firstEvidenceDate',
    step: 2,
    part: 'trial',
    law: ['firstEvidenceDate'],
  },
  witnessesCited: {
    kind: 'number',
    path: 'case.trial.witnessesCited',
    step: 2,
    part: 'trial',
    law: ['trialProgress'],
  },
  witnessesExamined: {
    kind: 'number',
    path: 'case.trial.witnessesExamined',
    faultOf: 'witnesses',
    step: 2,
    part: 'trial',
  },
  concludedOn: {
    kind: 'date',
    path: 'case.trial.concludedOn',
    past: true,
    step: 2,
    part: 'trial',
    law: ['trialConcluded'],
  },
  delayByAccusedDays: {
    kind: 'number',
    path: 'case.delayByAccusedDays',
    step: 2,
    part: 'trial',
    turnsOn: 'undertrial',
    law: ['delayByAccusedDays'],
  },
  bailOrder: {
    kind: 'choice',
    path: 'case.bailOrder.state',
    of: ['none', 'granted'],
    step: 2,
    part: 'order',
    law: ['bailOrder'],
  },
  bailOrderOn: {
    kind: 'date',
    path: 'case.bailOrder.on',
    past: true,
    step: 2,
    part: 'order',
    when: ['bailOrder', 'granted'],
  },
  releasedOn: {
    kind: 'date',
    path: 'case.bailOrder.releasedOn',
    past: true,
    faultOf: 'bailOrder',
    step: 2,
    part: 'order',
    when: ['bailOrder', 'granted'],
  },
} as const satisfies FactRows;

const OFFENCE = {
  sections: {
    kind: 'sections',
    path: 'case.sections',
    step: 2,
    part: 'offence',
    need: 'always',
    law: ['offences'],
  },
  offenceDate: { kind: 'date', path: 'case.offenceDate', past: true, step: 2, part: 'offence' },
  allegations: {
    kind: 'long',
    path: 'case.allegations',
    step: 2,
    part: 'allegations',
    need: 'always',
    lines: 6,
  },
  applicantVersion: {
    kind: 'long',
    path: 'case.applicantVersion',
    max: 20_000,
    step: 2,
    part: 'version',
    lines: 4,
  },
  role: { kind: 'long', path: 'case.role', max: 4_000, step: 2, part: 'version', lines: 3 },
  antecedents: {
    kind: 'choice',
    path: 'case.antecedents',
    of: ['none', 'some', 'unknown'],
    step: 2,
    part: 'antecedents',
    need: 'review',
    custom: true,
    law: ['neverConvicted', 'otherPendingCases', 'convictions'],
  },
  coercive: {
    kind: 'choice',
    path: 'case.coercive',
    of: ['none', 'some', 'unknown'],
    step: 2,
    part: 'coercive',
    custom: true,
    law: ['cooperated'],
  },
} as const satisfies FactRows;

export const TRIAL_FACTS = { ...TRIAL, ...OFFENCE };
