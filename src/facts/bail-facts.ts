/** Facts of the relief, the grounds and the signatory. */
import type { FactRows } from './fact.ts';

export const BAIL_FACTS = {
  bailGrounds: { kind: 'long', path: 'bail.grounds', step: 3, need: 'always', lines: 8 },
  previousBail: {
    kind: 'choice',
    path: 'bail.previousApplications',
    of: ['none', 'one', 'multiple'],
    step: 3,
    part: 'previous',
  },
  bailConditions: {
    kind: 'choice',
    path: 'bail.proposedConditions',
    of: ['standard', 'reporting', 'passport', 'custom'],
    step: 3,
    part: 'conditions',
  },
  customConditions: { kind: 'long', path: 'bail.customConditions', step: 3, part: 'custom', lines: 4 },
  undertakings: { kind: 'long', path: 'bail.undertakings', step: 3, part: 'ownWords', lines: 4 },
  prayer: { kind: 'long', path: 'bail.prayer', step: 3, part: 'ownWords', lines: 4 },
  language: { kind: 'choice', path: 'language', of: ['en', 'hi'], step: 3, first: 'en' },
  advocateName: { kind: 'text', path: 'advocate.name', step: 3, part: 'advocate' },
  enrolmentNumber: {
    kind: 'text',
    path: 'advocate.enrolmentNumber',
    step: 3,
    part: 'advocate',
  },
  advocateAddress: { kind: 'text', path: 'advocate.address', step: 3, part: 'advocate' },
  advocatePhone: { kind: 'text', path: 'advocate.phone', step: 3, part: 'advocate', input: 'tel' },
  annexure: { kind: 'yesNo', path: 'annexure', step: 3, custom: true },
} as const satisfies FactRows;
