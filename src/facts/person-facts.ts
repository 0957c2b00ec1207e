/** Facts of the applicant's circumstances, special Acts and the manner of arrest. */
import type { FactRows } from './fact.ts';

const SPECIAL = {
  specialCourtOrderOn: {
    kind: 'date',
    path: 'case.specialCourtOrderOn',
    past: true,
    step: 2,
    part: 'impugned',
    law: ['specialCourtOrderOn'],
  },
  specialCourtName: { kind: 'text', path: 'case.specialCourtName', max: 200, step: 2, part: 'impugned' },
  delayCause: { kind: 'long', path: 'bail.delayCause', step: 2, part: 'impugned', lines: 3 },
  firInOtherState: {
    kind: 'yesNo',
    path: 'case.firInOtherState',
    step: 2,
    turnsOn: 'anticipatory',
    law: ['firInOtherState'],
  },
  interimProtectionUntil: {
    kind: 'date',
    path: 'case.interimProtectionUntil',
    step: 2,
    turnsOn: 'anticipatory',
  },
  onBailAtOffence: {
    kind: 'yesNo',
    path: 'case.person.onBailAtOffence',
    step: 2,
    part: 'special',
    charged: 'MCOCA',
  },
  unlawfulEntry: {
    kind: 'yesNo',
    path: 'case.person.unlawfulEntry',
    step: 2,
    part: 'special',
    charged: 'UAPA',
  },
  amountInvolved: {
    kind: 'money',
    path: 'case.amountInvolved',
    step: 2,
    part: 'special',
    charged: 'PMLA',
    law: ['amountInvolved'],
  },
} as const satisfies FactRows;

const PERSON = {
  woman: {
    kind: 'yesNo',
    path: 'case.person.woman',
    calculator: true,
    step: 2,
    part: 'person',
    wordedOn: { wizard: 'also asks for the gender' },
    law: ['woman'],
  },
  child: {
    kind: 'yesNo',
    path: 'case.person.child',
    step: 2,
    part: 'person',
    wordedOn: { wizard: 'also asks for the age' },
    law: ['child'],
  },
  sickOrInfirm: {
    kind: 'yesNo',
    path: 'case.person.sickOrInfirm',
    calculator: true,
    step: 2,
    part: 'person',
    law: ['sickOrInfirm'],
  },
  ageAtAct: {
    kind: 'number',
    path: 'case.person.ageAtAct',
    faultOf: 'ageAtAct',
    range: { from: 1, to: 120, message: 'Enter an age from 1 to 120.' },
    step: 2,
    part: 'person',
    law: ['ageAtAct'],
  },
  dateOfBirth: {
    kind: 'date',
    path: 'case.person.dateOfBirth',
    past: true,
    notAfter: ['offenceDate'],
    step: 2,
    part: 'person',
  },
} as const satisfies FactRows;

/** Asked of a co-applicant, with the answers yes and no. */
export const PERSON_OF_CO_APPLICANT = {
  sickOrInfirm: { kind: 'choice', path: 'person.sickOrInfirm', of: ['yes', 'no'], answers: 'yesNo' },
} as const satisfies FactRows;

const ARREST = {
  groundsOfArrest: {
    kind: 'choice',
    path: 'case.groundsOfArrest.state',
    of: ['given', 'none'],
    step: 2,
    part: 'arrest',
    law: ['groundsOfArrest'],
  },
  groundsOn: {
    kind: 'date',
    path: 'case.groundsOfArrest.on',
    past: true,
    faultOf: 'groundsOfArrest',
    need: 'there',
    step: 2,
    part: 'arrest',
    when: ['groundsOfArrest', 'given'],
  },
  groundsAt: {
    kind: 'hour',
    path: 'case.groundsOfArrest.at',
    step: 2,
    part: 'arrest',
    when: ['groundsOfArrest', 'given'],
  },
  arrestAt: {
    kind: 'hour',
    path: 'case.arrest.at',
    faultOf: 'arrest',
    step: 2,
    part: 'arrest',
    law: ['arrestAt'],
  },
  production: {
    kind: 'choice',
    path: 'case.arrest.production.state',
    of: ['produced', 'none'],
    step: 2,
    part: 'arrest',
    law: ['production'],
  },
  producedOn: {
    kind: 'date',
    path: 'case.arrest.production.on',
    past: true,
    faultOf: 'production',
    need: 'there',
    step: 2,
    part: 'arrest',
    when: ['production', 'produced'],
  },
  producedAt: {
    kind: 'hour',
    path: 'case.arrest.production.at',
    step: 2,
    part: 'arrest',
    when: ['production', 'produced'],
  },
  appearanceNotice: {
    kind: 'yesNo',
    path: 'case.arrest.appearanceNotice',
    step: 2,
    part: 'arrest',
    law: ['appearanceNotice'],
  },
  relativeInformed: { kind: 'yesNo', path: 'case.arrest.relativeInformed', step: 2, part: 'arrest' },
  reasonsInWriting: {
    kind: 'yesNo',
    path: 'case.arrest.reasonsInWriting',
    step: 2,
    part: 'arrest',
    charged: 'PMLA',
    law: ['reasonsInWriting'],
  },
} as const satisfies FactRows;

export const PERSON_FACTS = { ...SPECIAL, ...PERSON, ...ARREST };
