/** Examples of bodies in OpenAPI, with invented people. A test sends each of them through its schema. */
import type { EndpointName } from '#contract/endpoints.ts';

export const EXAMPLES: Readonly<Partial<Record<EndpointName, unknown>>> = {
  register: { name: 'Asha Kale', email: 'asha@example.in', password: 'three quiet herons', role: 'lawyer' },
  login: { email: 'asha@example.in', password: 'three quiet herons' },
  createApplication: {
    language: 'en',
    applicant: { name: 'Sunil Jadhav', age: 34, gender: 'male', address: 'Hadapsar, Pune 411028' },
    case: {
      firNumber: '218/2026',
      policeStation: 'Hadapsar',
      state: 'Maharashtra',
      court: 'magistrate',
      courtPlace: 'Pune',
      arrestDate: '2026-07-10',
      sections: ['BNS 318(4)'],
      allegations: 'Took money for a vehicle and did not deliver it.',
    },
    bail: { grounds: 'He has a fixed address and no earlier case.' },
  },
  createCase: { applicant: 'Sunil Jadhav', court: 'magistrate', courtPlace: 'Pune', firNumber: '218/2026' },
  importCases: {
    cases: [
      {
        key: 'A-1',
        cnr: 'MHPU010401232024',
        court: 'sessions',
        court_place: 'Pune',
        applicant: 'Sunil Jadhav',
        fir_number: '218/2026',
        police_station: 'Hadapsar',
        sections: 'BNS 318(4)',
      },
    ],
  },
  createNote: { text: 'Ask for the case diary.' },
  listCaseHearing: { date: '2026-12-01', time: '10:30', purpose: 'arguments', courtroom: '4' },
  createFeedback: {
    feedbackType: 'general',
    subject: 'Dates',
    message: 'The calendar shows both dates.',
    rating: 5,
  },
};
