/** Facts of the applicant. */
import type { FactRows } from './fact.ts';

export const APPLICANT_FACTS = {
  fullName: {
    kind: 'text',
    path: 'applicant.name',
    step: 1,
    part: 'applicant',
    need: 'always',
    wordedOn: { judge: 'section 2 of the specification names the line “name”' },
  },
  nameLocal: { kind: 'text', path: 'applicant.nameLocal', step: 1, part: 'applicant' },
  parentage: { kind: 'text', path: 'applicant.parentage', step: 1, part: 'applicant' },
  age: {
    kind: 'number',
    path: 'applicant.age',
    step: 1,
    part: 'applicant',
    need: 'always',
    law: ['age'],
  },
  gender: {
    kind: 'choice',
    path: 'applicant.gender',
    of: ['male', 'female', 'other'],
    step: 1,
    part: 'applicant',
    need: 'always',
  },
  occupation: { kind: 'text', path: 'applicant.occupation', step: 1, part: 'applicant' },
  address: { kind: 'long', path: 'applicant.address', step: 1, part: 'applicant', need: 'always', lines: 3 },
  phone: { kind: 'text', path: 'applicant.phone', step: 1, part: 'applicant', input: 'tel' },
  email: {
    kind: 'text',
    path: 'applicant.email',
    step: 1,
    part: 'applicant',
    input: 'email',
  },
} as const satisfies FactRows;
