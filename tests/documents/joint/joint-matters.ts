/** Joint applications of co-accused: one for regular and one for anticipatory bail. */
import { day } from '../../../src/kernel/calendar-date.ts';
import type { CoApplicant } from '../../../src/contract/application/application.ts';
import type { BailDraft } from '../../../src/documents/matter.ts';
import { RELIEF_MATTERS } from '../relief-matters.ts';
import { withFacts } from '../sample-application.ts';

export const ravi: CoApplicant = {
  name: 'Ravi Kale',
  parentage: 'son of Mohan Kale',
  age: 29,
  gender: 'male',
  occupation: 'mechanic',
  address: '14, Kasba Peth, Pune',
  custodyStatus: 'judicial',
  arrestDate: day('2024-07-22'),
  firstRemandDate: day('2024-07-23'),
  jail: 'Yerawada Central Prison',
  antecedents: { known: true, rows: [] },
  coercive: { known: true, rows: [] },
};

export const meena: CoApplicant = {
  name: 'Meena Pawar',
  parentage: 'daughter of Anil Pawar',
  age: 41,
  gender: 'female',
  address: '3, Bhosari, Pune',
  custodyStatus: 'judicial',
  arrestDate: day('2024-08-02'),
  firstRemandDate: day('2024-08-03'),
  jail: 'Yerawada Women’s Prison',
  person: { sickOrInfirm: true },
  antecedents: {
    known: true,
    rows: [{ firNumber: '12/2021', policeStation: 'Bhosari', sections: ['IPC 420'], state: 'acquitted' }],
  },
};

/** A co-applicant who was not arrested. */
export function atLiberty(applicant: CoApplicant): CoApplicant {
  const { arrestDate: _on, firstRemandDate: _remand, jail: _jail, ...person } = applicant;
  return { ...person, custodyStatus: 'not-arrested' };
}

export const REGULAR: BailDraft = {
  ...withFacts({ court: 'sessions' }),
  coApplicants: [ravi, meena],
};

export const ANTICIPATORY: BailDraft = {
  ...RELIEF_MATTERS.anticipatory.strong,
  coApplicants: [atLiberty(ravi), atLiberty(meena)],
};

/** The period of one has ended, that of the other has not. */
export const DEFAULT: BailDraft = {
  ...RELIEF_MATTERS.default.strong,
  coApplicants: [
    { ...ravi, arrestDate: day('2026-09-15'), firstRemandDate: day('2026-09-16') },
    { ...meena, arrestDate: day('2026-10-05'), firstRemandDate: day('2026-10-06') },
  ],
};
