/** What the calculator asks: its fields, their hints and their choices. */
import { plural } from './plural.ts';

export const fields = {
  offenseType: 'Offence type',
  sections: 'Section',
  maxSentence: 'Maximum sentence (years)',
  timeServed: 'Time served (years)',
  pendingCases: 'Pending cases',
  previousConvictions: 'Previous convictions',
  arrestDate: 'Date of arrest',
  firDate: 'Date of the FIR',
  firstRemandDate: 'Date of the first remand',
  custodyStatus: 'Custody',
  chargesheet: 'Charge-sheet',
  chargesheetOn: 'Charge-sheet filed on',
  delayDays: 'Delay by the accused (days)',
  remandExtension: 'Time for investigation extended',
  extendedUntil: 'Extended until',
  firstEvidenceDate: 'First date fixed for evidence',
  principal: 'Principal offence',
  earlierSections: 'Earlier convictions, by section',
  age: 'Age (years)',
  woman: 'A woman',
  sickOrInfirm: 'Sick or infirm',
  cooperated: 'Cooperated with the investigation',
  convictedOn: 'Convicted in this case on',
  sentenceYears: 'Sentence (years)',
  onBailAtConviction: 'On bail when convicted',
  chargesheetAt: 'Hour of the charge-sheet',
  orderedOn: 'Order that extended it',
  produced: 'The accused was before the court for it',
  prosecutorReport: 'The prosecutor’s own report was before the court',
  claim: 'Default bail applied for before the charge-sheet',
  claimOn: 'Applied for on',
  claimAt: 'Hour of that application',
  breakFrom: (n: number) => `Interim bail ${n}: released on`,
  breakTo: (n: number) => `Interim bail ${n}: surrendered on`,
};

export const hints = {
  sections: 'Number, name, or the old number',
  maxFilled: 'Filled from the section',
  maxTable: (table: string) => `The tables say ${table}; the formula uses what you wrote`,
  served: 'Leave it empty when you give the date of arrest',
  servedCounted: (days: number) => `Counted from the arrest: ${plural(days, 'day', 'days')}`,
  pendingCases: 'Apart from this case',
  delayDays: 'Adjournments the accused caused. Empty means not known; 0 means none',
  firstRemandDate: 'Day one of 60 or 90 days. Empty means not known',
  breakTo: 'Empty when still out',
  claim: 'Orally or in writing, by a person ready to furnish bail',
  hour: 'Of 24 hours, such as 14:30: both fell on one day',
  held: (spans: readonly string[]) => `Custody on the record, counted with its gaps: ${spans.join('; ')}`,
  principal: (followers: string) =>
    `Punished as, or by a part of, the offence that ${followers} follows. Naming it here does not charge it.`,
  earlierSections: 'A semicolon between two convictions: BNS 303(2); IPC 324',
  convictedOn: 'Only after judgment: then suspension of the sentence is asked for',
  unfixed: (sections: string) =>
    `${sections}: the Act sets no longest term, or only a fine, so no third and no half can be reckoned. What you write here feeds the formula only.`,
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
  claim: [
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
