/** Fields, hints and choices of the calculator. */
import { plural } from '#text/en/plural.ts';

export const fields = {
  offenseType: 'Offence type',
  sections: 'Section',
  maxSentence: 'Maximum sentence (years)',
  timeServed: 'Time served (years)',
  pendingCases: 'Pending cases',
  previousConvictions: 'Previous convictions',
  arrestDate: 'Date of arrest',
  firDate: 'Date of the FIR',
  firstRemandDate: 'Date of first remand',
  custodyStatus: 'Custody',
  chargesheet: 'Charge-sheet',
  chargesheetOn: 'Charge-sheet filed on',
  delayByAccusedDays: 'Delay by the accused (days)',
  remandExtension: 'Time for investigation extended',
  extendedUntil: 'Extended until',
  firstEvidenceDate: 'First date fixed for evidence',
  principal: 'Principal offence',
  earlierSections: 'Earlier convictions, by section',
  age: 'Age (years)',
  woman: 'Woman',
  sickOrInfirm: 'Sick or infirm',
  cooperated: 'Cooperated with the investigation',
  convictedOn: 'Convicted in this case on',
  sentenceYears: 'Sentence (years)',
  onBailAtConviction: 'On bail when convicted',
  chargesheetAt: 'Time of filing the charge-sheet',
  orderedOn: 'Date of the extension order',
  produced: 'Accused produced when the extension was sought',
  prosecutorReport: 'Report of the Public Prosecutor filed',
  defaultBailClaim: 'Default bail applied for before the charge-sheet',
  defaultBailClaimOn: 'Applied for on',
  defaultBailClaimAt: 'Time of that application',
  breakFrom: (n: number) => `Interim bail ${n}: released on`,
  breakTo: (n: number) => `Interim bail ${n}: surrendered on`,
};

export const hints = {
  sections: 'Number, name, or the old number',
  maxFilled: 'Filled from the section',
  maxTable: (table: string) => `Statutory maximum: ${table}. The formula uses your figure.`,
  served: 'Leave blank if you enter the date of arrest',
  servedCounted: (days: number) => `Counted from the arrest: ${plural(days, 'day', 'days')}`,
  pendingCases: 'Apart from this case',
  delayByAccusedDays: 'Adjournments sought by the accused. Blank: not known. 0: none',
  firstRemandDate: 'Day 1 of the 60 or 90 days. Leave blank if not known',
  breakTo: 'Leave blank if still on interim bail',
  defaultBailClaim: 'Orally or in writing, by an accused ready to furnish bail',
  hour: '24-hour time, such as 14:30. Needed only when both were on one date.',
  held: (spans: readonly string[]) => `Custody on record, excluding interim bail: ${spans.join('; ')}`,
  principal: (followers: string) =>
    `The offence that ${followers} abets, attempts or conspires at. Naming it here does not add it to the charge.`,
  earlierSections: 'Separate two convictions by a semicolon: BNS 303(2); IPC 324',
  convictedOn: 'Only after judgment: for suspension of sentence',
  unfixed: (sections: string) =>
    `${sections}: no fixed maximum term, or fine only, so one-third and one-half cannot be computed. Your figure is used only in the formula.`,
};

export const choices = {
  offenseType: [
    { value: 'bailable', label: 'Bailable' },
    { value: 'non-bailable', label: 'Non-bailable' },
    { value: 'economic', label: 'Economic' },
  ],
  yesNo: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
    { value: 'unknown', label: 'Not known' },
  ],
  howMany: [
    { value: 'none', label: 'None' },
    { value: 'one', label: 'One' },
    { value: 'multiple', label: 'Multiple' },
    { value: 'unknown', label: 'Not known' },
  ],
  custodyStatus: [
    { value: 'judicial', label: 'Judicial Custody' },
    { value: 'police', label: 'Police Custody' },
    { value: 'not-arrested', label: 'Not Arrested' },
  ],
  remandExtension: [
    { value: 'none', label: 'No' },
    { value: 'granted', label: 'Yes' },
    { value: 'unknown', label: 'Not known' },
  ],
  defaultBailClaim: [
    { value: 'claimed', label: 'Yes' },
    { value: 'none', label: 'No' },
    { value: 'unknown', label: 'Not known' },
  ],
  chargesheet: [
    { value: 'not-filed', label: 'Not filed' },
    { value: 'filed', label: 'Filed' },
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
