/** A request body of the generator; a test overrides only relevant fields. */
import { mergePatch } from '#kernel/merge-patch.ts';
import type { NewApplication } from '#contract/application/application.ts';

export const FILED = {
  language: 'en',
  applicant: {
    name: 'Sunil Ramchandra Jadhav',
    age: 34,
    gender: 'male',
    address: 'Shivneri Chawl, Hadapsar, Pune 411028',
  },
  case: {
    firNumber: '218/2024',
    policeStation: 'Hadapsar',
    state: 'Maharashtra',
    court: 'magistrate',
    courtPlace: 'Pune',
    arrestDate: '2024-07-10',
    sections: ['BNS 318(4)', 'BNS 3(5)'],
    allegations: 'Took money for a vehicle and did not deliver it.',
  },
  bail: { grounds: 'One third has run.' },
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test may send what no application is
export const filed = (patch: unknown = {}): NewApplication => mergePatch(FILED, patch) as NewApplication;
