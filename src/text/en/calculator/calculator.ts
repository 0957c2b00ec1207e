/** Calculator. The answer highlights `{date}`; texts of the rules are in `law.ts`. */
import { DEVICE } from '#text/device-word.ts';
import { dates, picture } from './calculator-dates.ts';
import { choices, fields, first, hints } from './calculator-entries.ts';
import { faults } from './calculator-faults.ts';
import { report } from './calculator-report.ts';
import { score } from './calculator-score.ts';
import { plural } from '#text/en/plural.ts';

export const calculator = {
  title: 'Bail Calculator',
  asOf: 'as of',
  lawAsOf: 'Law as of',
  ofRecord: (name: string, fir: string) => `${name} · FIR ${fir}`,
  recordGone: 'Not found, or you do not have access to it. You can continue with your own figures.',
  tabs: { label: 'Code of procedure', crpc: 'CrPC Provisions', bnss: 'BNSS Provisions' },
  crpcNote:
    'Since 01-07-2024 release of undertrial prisoners follows section 479 BNSS, also in older cases. The answer applies it. The former rule, section 436A CrPC, is shown below the answer.',
  inputs: 'Your entries',
  calculate: 'Calculate',
  again: 'Edit entries',
  /** On a phone, when collapsed under an answer. */
  unfold: 'Show entries',
  fresh: 'New calculation',
  kept: 'These are your last entries. Start a new calculation for another client.',
  changed: 'You changed an entry. Press Calculate again for the new result.',
  opening: 'Loading law tables',
  noTables: 'The law tables are not downloaded yet. Open this page once online. Your entries are saved.',
  before: {
    title: 'No result yet',
    text: 'Enter the section and the date of arrest (or the years served) and press Calculate. Leave unknown fields blank; the result lists what is missing.',
  },
  fields,
  hints,
  more: 'Dates of the case',
  person: 'Applicant’s details and position after judgment',
  routes: (n: number) => `Other remedies: ${plural(n, 'question', 'questions')} on arrest, release and trial`,
  optional: '(optional)',
  breaks: {
    title: 'Interim bail',
    add: 'Add a period of interim bail',
    remove: (n: number) => `Remove interim bail ${n}`,
  },
  choices,
  /** The specification's five sections per code, under their correct headings. */
  first,
  faults,
  answer: { title: 'Result' },
  figures: {
    custody: 'days in custody',
    needed: { '1/3': 'days to one third', '1/2': 'days to one half', whole: 'days to the maximum' },
    investigation: 'days for the charge-sheet',
    past: 'days overdue',
    sinceMayBe: 'days since then',
    left: 'days left',
  },
  formerHalf: (day: string) =>
    `Former rule, section 436A CrPC: one-half of the maximum on ${day}. It no longer decides release.`,
  estimated: 'Calculated from the years entered: all dates are approximate.',
  certificate: 'Produce the custody certificate in court.',
  proceed: 'Proceed to Application',
  proceedFailed: {
    title: 'Draft not created',
    description: `Storage on this ${DEVICE} is full. Free some space and try again. The result is not lost.`,
  },
  report,
  custody: {
    title: 'Custody',
    none: 'Enter the date of arrest to see the custody timeline.',
  },
  conditions: {
    title: (n: number) => `Why: ${plural(n, 'condition', 'conditions')}`,
    counts: (met: number, unknown: number, not: number) =>
      [`${met} met`, unknown > 0 ? `${unknown} not proved yet` : '', not > 0 ? `${not} not available` : '']
        .filter(Boolean)
        .join(', '),
    met: (n: number) => `Show ${plural(n, 'condition that is met', 'conditions that are met')}`,
  },
  from: {
    you: (date: string) => `You, ${date}`,
    record: 'Case record',
    table: 'Offence tables',
    years: 'Years entered by you',
    nothing: 'Not entered',
    notKnown: 'Marked as not known by you',
    certificate: 'Custody certificate not attached',
  },
  discretion: {
    title: 'Bail in the court’s discretion',
    waitsFor: (facts: readonly string[]) => `Details required: ${facts.join(', ').toLowerCase()}.`,
    asked: 'Questions for this part',
    conditions: (n: number) => `Show ${plural(n, 'condition', 'conditions')} and notice requirements`,
    beside: 'Notice to the prosecutor and hearing',
  },
  readings: {
    title: 'Unsettled questions of law',
    of: {
      'several-offences': 'Section 479(2) BNSS, several offences in one case',
      ceiling: 'Section 187(3) BNSS, sixty or ninety days',
      'principal-offence': 'The period of the principal offence',
      limb: 'The part of the section that the charge describes',
      extension: 'Validity of the extension order',
    },
    literal: 'Literal reading: several offences in one case bar release before the full term.',
    caseLevel: {
      entitled: (date: string) =>
        `Case-level reading: only another case bars release. Release was due on ${date}.`,
      'not-yet': (date: string) =>
        `Case-level reading: only another case bars release. Release is due on ${date}.`,
      other: () => 'Case-level reading: only another case bars release.',
    },
    earlier: (days: number, date: string) =>
      `${days} days: the right accrues on ${date}. The earlier date is used here.`,
    later: (days: number, date: string) => `${days} days: the right accrues on ${date}.`,
    ifFails: (date: string) =>
      `If the extension is set aside: the right accrues on ${date}. The earlier date is used here.`,
    ifStands: (date: string) => `If the extension is upheld: the right accrues on ${date}.`,
  },
  further: {
    title: 'Other remedies',
    fold: (settled: number, asking: number) =>
      [
        settled > 0 ? plural(settled, 'other remedy', 'other remedies') : '',
        asking > 0
          ? `${settled > 0 ? `${asking} more` : plural(asking, 'other remedy', 'other remedies')} ${asking === 1 ? 'needs' : 'need'} facts`
          : '',
      ]
        .filter((part) => part !== '')
        .join('; '),
    alsoOpen: (names: readonly string[]) => `Also available: ${names.join('; ')}. See “Other remedies”.`,
  },
  beside: 'Notes',
  points: (n: number) => `Show ${plural(n, 'note', 'notes')}`,
  missing: {
    title: 'Details missing',
    go: 'Answer',
    goTo: (fact: string) => `Answer: ${fact}`,
  },
  dates,
  picture,
  score,
};
