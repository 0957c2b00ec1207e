/** The calculator. `{date}` stands out in the answer; the sentences of the rules themselves are in `law.ts`. */
import { DEVICE } from '#text/device-word.ts';
import { dates, picture } from './calculator-dates.ts';
import { choices, fields, first, hints } from './calculator-entries.ts';
import { faults } from './calculator-faults.ts';
import { report } from './calculator-report.ts';
import { score } from './calculator-score.ts';
import { plural } from './plural.ts';

export const calculator = {
  title: 'Bail Calculator',
  asOf: 'as of',
  lawAsOf: 'Law as of',
  ofRecord: (name: string, fir: string) => `${name} · FIR ${fir}`,
  recordGone: 'Not found, or you do not have access to it. You can go on with your own figures.',
  tabs: { label: 'Code of procedure', crpc: 'CrPC Provisions', bnss: 'BNSS Provisions' },
  crpcNote:
    'Since 01-07-2024 release of undertrial prisoners follows section 479 BNSS, also in older cases. This tab gives the position under section 436A CrPC.',
  inputs: 'What you enter',
  calculate: 'Calculate',
  again: 'Change the entries',
  /** On a phone, where they are folded under an answer. */
  unfold: 'Show the entries',
  fresh: 'New calculation',
  kept: 'These entries are what was last typed here. For another person, begin a new calculation.',
  changed: 'You changed an entry. Press Calculate again for the new answer.',
  opening: 'Opening the law tables',
  noTables:
    'The law tables are not on this device yet. Open this page once with a network; what you typed is kept.',
  before: {
    title: 'No answer yet',
    text: 'Enter the section and the date of arrest, or the years served, and press Calculate. What you do not know may stay empty: the answer says what is missing.',
  },
  fields,
  hints,
  more: 'Dates of the case',
  person: 'The person, and after judgment',
  routes: (n: number) =>
    `Other routes: ${plural(n, 'question', 'questions')} on the arrest, the release, the trial`,
  optional: '(optional)',
  breaks: {
    title: 'Interim bail',
    add: 'Add a time on interim bail',
    remove: (n: number) => `Remove interim bail ${n}`,
  },
  choices,
  /** The specification's five of each code, under their true headings. */
  first,
  faults,
  answer: { title: 'The answer' },
  figures: {
    custody: 'days in custody',
    needed: { '1/3': 'days to one third', '1/2': 'days to one half', whole: 'days to the maximum' },
    investigation: 'days for the charge-sheet',
    past: 'days past it',
    sinceMayBe: 'days since then',
    left: 'days left',
  },
  served: (term: string) => `In custody for ${term}, by the calendar.`,
  estimated: 'Counted back from the years you entered: every date is on or about.',
  certificate: 'The court must be shown the custody certificate.',
  proceed: 'Proceed to Application',
  proceedFailed: {
    title: 'No application begun',
    description: `This ${DEVICE} has no room for a draft. Free some space and try again; the result stays here.`,
  },
  report,
  custody: {
    title: 'Custody',
    none: 'Without the date of arrest there is nothing to draw.',
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
    record: 'The record of the matter',
    table: 'Offence tables',
    years: 'The years you entered',
    nothing: 'Not said yet',
    notKnown: 'You: not known',
    certificate: 'Custody certificate: not seen here',
  },
  discretion: {
    title: 'Bail in the court’s discretion',
    waitsFor: (facts: readonly string[]) => `Waits for: ${facts.join(', ').toLowerCase()}.`,
    asked: 'To be asked for this part',
    conditions: (n: number) => `Show ${plural(n, 'condition', 'conditions')} and what is to be heard`,
    beside: 'To be heard, and said',
  },
  readings: {
    title: 'Where the law is open',
    of: {
      'several-offences': 'Section 479(2) BNSS, several offences in one case',
      ceiling: 'Section 187(3) BNSS, sixty or ninety days',
      'principal-offence': 'The period of the offence that the charge follows',
      extension: 'Whether the order of extension stands',
    },
    literal: 'Literal: several offences in one case bar release before the whole term.',
    caseLevel: {
      entitled: (date: string) => `For the case: only another case bars. Release has been due since ${date}.`,
      'not-yet': (date: string) => `For the case: only another case bars. Release is due on ${date}.`,
      other: () => 'For the case: only another case bars.',
    },
    earlier: (days: number, date: string) =>
      `${days} days: the right arises on ${date}. This earlier date stands here.`,
    later: (days: number, date: string) => `${days} days: it arises on ${date}.`,
    ifFails: (date: string) =>
      `If it does not stand: the right arises on ${date}. This earlier date stands here.`,
    ifStands: (date: string) => `If it stands: it arises on ${date}.`,
  },
  further: {
    title: 'Other routes',
    fold: (settled: number, asking: number) =>
      [
        settled > 0 ? `Show ${plural(settled, 'route', 'routes')}` : '',
        asking > 0
          ? `${settled > 0 ? 'and' : 'Show'} ${plural(asking, settled > 0 ? 'more' : 'route', settled > 0 ? 'more' : 'routes')} that a fact may open`
          : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    alsoOpen: (names: readonly string[]) =>
      `Open as well, by another route: ${names.join('; ')}. See “Other routes”.`,
  },
  beside: 'Beside the answer',
  points: (n: number) => `Show ${plural(n, 'point', 'points')} to know`,
  missing: {
    title: 'Still to be asked',
    go: 'Answer it',
    goTo: (fact: string) => `Answer it: ${fact}`,
  },
  dates,
  picture,
  score,
};
