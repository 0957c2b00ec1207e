/** Fields, hints and choices of the calculator. */
import { plural } from '#text/en/plural.ts';

export const fields = {
  offenseType: 'Offence type',
  maxSentence: 'Maximum sentence (years)',
  timeServed: 'Time served (years)',
  pendingCases: 'Pending cases',
  previousConvictions: 'Previous convictions',
  earlierSections: 'Earlier convictions, by section',
  cooperated: 'Cooperated with the investigation',
  sentenceYears: 'Sentence (years)',
  breakFrom: (n: number) => `Interim bail ${n}: released on`,
  breakTo: (n: number) => `Interim bail ${n}: surrendered on`,
};

export const hints = {
  maxFilled: 'Filled from the section',
  maxTable: (table: string) => `Statutory maximum: ${table}. The formula uses your figure.`,
  served: 'Leave blank if you enter the date of arrest',
  servedCounted: (days: number) => `Counted from the arrest: ${plural(days, 'day', 'days')}`,
  pendingCases: 'Apart from this case',
  breakTo: 'Leave blank if still on interim bail',
  held: (spans: readonly string[]) => `Custody on record, excluding interim bail: ${spans.join('; ')}`,
  earlierSections: 'Separate two convictions by a semicolon: BNS 303(2); IPC 324',
  unfixed: (sections: string) =>
    `${sections}: no fixed maximum term, or fine only, so one-third and one-half cannot be computed. Your figure is used only in the formula.`,
};

export const choices = {
  offenseType: [
    { value: 'bailable', label: 'Bailable' },
    { value: 'non-bailable', label: 'Non-bailable' },
    { value: 'economic', label: 'Economic' },
  ],
  howMany: [
    { value: 'none', label: 'None' },
    { value: 'one', label: 'One' },
    { value: 'multiple', label: 'Multiple' },
    { value: 'unknown', label: 'Not known' },
  ],
} as const;

export const first = {
  crpc: [
    { code: 'IPC', section: '302', title: 'Murder' },
    { code: 'IPC', section: '376', title: 'Rape' },
    { code: 'IPC', section: '420', title: 'Cheating and dishonestly inducing delivery of property' },
    { code: 'IPC', section: '307', title: 'Attempt to murder' },
    {
      code: 'IPC',
      section: '326',
      title: 'Voluntarily causing grievous hurt by dangerous weapons or means',
    },
  ],
  bnss: [
    { code: 'BNS', section: '103', title: 'Murder' },
    { code: 'BNS', section: '65', title: 'Rape of a girl under sixteen or under twelve' },
    { code: 'BNS', section: '318', title: 'Cheating' },
    { code: 'BNS', section: '109', title: 'Attempt to murder' },
    { code: 'BNS', section: '115', title: 'Voluntarily causing hurt' },
  ],
} as const;
