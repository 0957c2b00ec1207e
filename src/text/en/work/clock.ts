/** Liberty clock: dates on which rights accrue or lapse, and the questions that they need. */
import { DEVICE } from '#text/device-word.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { routeDays } from './clock-routes.ts';
import { plural } from '#text/en/plural.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const days = (n: number) => plural(n, 'day', 'days');
const matters = (n: number) => plural(n, 'matter', 'matters');
const counted = (n: number) => NUMBERS[n] ?? indianNumber(n);

export const clock = {
  failed: 'The dates could not be read. Close other tabs of Zamanat and reload the page.',
  noTables: 'The law tables are not downloaded, so no date can be computed. Open Zamanat once online.',
  empty:
    'Dates appear here after you file an application: default bail, one-third and other statutory dates.',
  /** Legend of the tracks below the list. */
  trackMarks: 'Green: custody. Line: today. Circle: date of the row. Diamond: charge-sheet. Not to scale.',
  calm: 'No dates are running.',
  answer: {
    /** "Two rights are open today." */
    open: (n: number) => `${counted(n)} statutory ${n === 1 ? 'right is' : 'rights are'} available today.`,
    possessive: (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`),
    maybeToo: (n: number) => `${counted(n)} more may have accrued. Answer the questions below.`,
    /** Precedes name, right and date; the questions follow. */
    maybe: 'May have accrued:',
    since: 'since',
    maybeMore: (n: number) => `${counted(n)} more may have accrued.`,
    lost: 'is lost if the charge-sheet is filed before the application.',
    /** After the name: "… reaches one third of the maximum on 31-12-2026, in 41 days." */
    next: 'No statutory right has accrued as of today. Next:',
    inDays: (n: number) => (n === 0 ? 'today' : `in ${days(n)}`),
    needs: (n: number) => `Details are missing in ${matters(n)}.`,
  },
  groups: {
    open: (n: number) => `Available now: ${indianNumber(n)}`,
    maybe: (n: number) => `May have accrued: ${indianNumber(n)}`,
    coming: (n: number) => `Upcoming: ${indianNumber(n)}`,
    asking: (n: number) => `Details missing: ${indianNumber(n)}`,
  },
  units: {
    open: (n: number) => (n === 1 ? 'day since accrual' : 'days since accrual'),
    left: (n: number) => (n === 1 ? 'day left' : 'days left'),
    stands: 'of right',
    toGo: (n: number) => (n === 1 ? 'day to go' : 'days to go'),
    maybe: (n: number) => (n === 1 ? 'day, if accrued' : 'days, if accrued'),
    questions: (n: number) => (n === 1 ? 'question' : 'questions'),
  },
  rights: {
    bailable: 'Bail as of right: all offences bailable',
    'default-bail': 'Default bail',
    'default-bail-if-extended': 'Default bail, if the time was extended',
    'one-third': 'One-third of the maximum completed (s.479)',
    'one-half': 'One-half of the maximum completed (s.479)',
    'full-term': 'Maximum sentence completed',
    'sixty-days': '60 days from the first date for evidence; trial not concluded',
    'interim-protection': 'Interim protection expires',
    'appear-on': 'Appear before the police under the notice',
    'produce-by': 'Production before a Magistrate within 24 hours',
    'police-custody-closes': 'Police custody period exhausted',
    'legal-aid': 'Bail granted, not released: inform the DLSA',
    'court-may-ease': 'Bail granted, not released for one month: seek relaxation',
    release: 'Bail granted; release not yet reported',
    'bond-ends': 'Bond for the appellate court expires',
    'appeal-by': 'Last day for the appeal to the High Court',
    'appeal-if-condoned': 'Last day for the appeal, if delay is condoned',
    'deposit-due': 'Last day for the deposit',
    'deposit-latest': 'Last day for the deposit, if time was extended',
  },
  /** Date of the weekly reminder; the right precedes it. */
  indigent: 'One week since arrest: presumed indigent',
  dates: {
    hearing: 'Hearing on',
    since: 'Since',
    maybeSince: 'May have accrued on',
    accrues: 'Accrues on',
    lapses: 'Expires on',
    day: (n: number) => `, day ${n}`,
    ifDays: (n: number) => ` if ${n} days`,
    ifFails: ' if the extension is set aside',
    ifStands: ' if it is upheld',
    otherwise: ', on ',
    now: 'Now',
    indigentFrom:
      'If unable to furnish a surety, presumed indigent and entitled to a bond without surety from',
    indigentSince:
      'If still unable to furnish a surety, presumed indigent and entitled to a bond without surety since',
    stop: '. ',
  },
  afterwards: {
    bailable: 'Bail is of right; only a bond for attendance may be required.',
    'default-bail':
      'No charge-sheet in time. The right is lost if the charge-sheet is filed before you apply.',
    'default-bail-if-extended': 'Only if the court has extended the time.',
    'one-third': 'For a first-time offender. The right continues.',
    'one-half': 'The right continues; the court may order longer detention for reasons in writing.',
    'full-term': 'Detention beyond the maximum is not permitted.',
    'sixty-days': 'If the trial is not concluded, unless the Magistrate recorded reasons.',
    'interim-protection': '',
    ...routeDays.afterwards,
  },
  ahead: {
    bailable: 'A bond without surety can then be sought.',
    'default-bail': 'If no charge-sheet is filed by then.',
    'default-bail-if-extended': 'Only if the court has extended the time.',
    'one-third': '',
    'one-half': '',
    'full-term': '',
    'sixty-days': 'If the trial is not concluded by then, unless the Magistrate records reasons.',
    'interim-protection': '',
    ...routeDays.ahead,
  },
  applied: {
    sent: (day: string) => `Applied for on ${day}; pending before the court.`,
    unsent: `Application saved on this ${DEVICE}; not yet filed.`,
  },
  estimated: 'Estimated from the arrest. Enter the date of first remand.',
  provisional: (facts: string) => `Provisional. Details missing: ${facts}.`,
  contested: 'Contested',
  readings: {
    sixtyOrNinety: (first: { days: number; on: string }, other: { days: number; on: string }) =>
      `If the period is ${first.days} days, the right accrues on ${first.on}; if it is ${other.days} days, on ${other.on}. It is unsettled under the BNSS if “ten years or more” means a minimum of ten years. The earlier date is shown.`,
    principal: (first: { days: number; on: string }, other: { days: number; on: string }) =>
      `If the period is ${first.days} days, the right accrues on ${first.on}; if it is ${other.days} days, on ${other.on}. The period is that of the principal offence. The earlier date is shown.`,
    limb: (first: { days: number; on: string }, other: { days: number; on: string }) =>
      `If the period is ${first.days} days, the right accrues on ${first.on}; if it is ${other.days} days, on ${other.on}. It depends on the part of the section that is charged. The earlier date is shown.`,
    extension: (on: string, other: string) =>
      `The extension was granted without production or without the prosecutor’s report. If set aside, the right accrues on ${on}; if upheld, on ${other}. The earlier date is shown.`,
    several: (on: string, full: string) =>
      `On the case-level reading, several offences in one case do not bar release: the date is ${on}. On a literal reading release is due only on the full term, on ${full}. No binding ruling was found. The earlier date is shown.`,
  },
  routes: 'Other remedies may apply: illegal arrest, stalled release, delay, appeal.',
  details: {
    all: 'All dates',
    /** For a row without a date. */
    more: 'Calculator, risk checklist, other remedies',
    of: (name: string) => `of ${name}`,
    calendar: 'Add these dates to calendar (.ics)',
  },
  acts: {
    apply: 'Apply now',
    openDraft: 'Open draft',
    for: (name: string) => `for ${name}`,
    starting: 'Starting',
    more: (n: number) => `Show ${n} more`,
    none: `The draft could not be started: this matter is no longer on this ${DEVICE}. Reload the page.`,
  },
  calendar: {
    all: 'Add dates to calendar (.ics)',
    making: 'Preparing file',
    fileAll: 'zamanat-liberty-dates.ics',
    fileOne: (name: string) => `zamanat-${name.trim().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.ics`,
    name: 'Zamanat: liberty dates',
    event: (name: string, right: string) => `${name}: ${right}`,
    accrues: 'The right accrues on this date.',
    stands:
      'Release is of right. From this date, an accused unable to furnish a surety can seek a bond without surety.',
    lapses: 'Expires on this date.',
    lawAsOf: (day: string) => `Law as of ${day}. Check the record before relying on the date.`,
    alarm: (title: string, n: number) => `${n === 0 ? 'Today' : `In ${days(n)}`}: ${title}`,
    done: {
      title: 'Calendar file made',
      description: 'Open it with the calendar app. Alarms: 5, 2 and 1 days before, and on the day.',
    },
    notHere: {
      title: 'Not downloaded',
      description: 'The calendar part is not downloaded. Open Zamanat once online.',
    },
    failed: {
      title: 'Calendar file not made',
      description: 'Reload the page and try again. Your matters are safe.',
    },
  },
  facts: {
    missing: (names: string) => `Not known: ${names}.`,
    answer: (n: number) => `Answer ${plural(n, 'question', 'questions')}`,
    close: 'Close',
    intro: 'Leave blank what you do not know.',
    save: 'Save answers',
    saving: 'Saving',
    saved: { title: `Saved on this ${DEVICE}`, description: 'Dates recalculated.' },
    gone: {
      title: 'Not saved',
      description: `This matter is no longer on this ${DEVICE}. Reload the page.`,
    },
    lastSaid: (day: string) => `Last entry: not filed as of ${day}.`,
    other: {
      legend: (n: number) => `Other case ${n}`,
      add: 'Add another case',
      remove: (n: number) => `Remove case ${n}`,
    },
    /** Stage of the trial implied by a first evidence date, if nothing else is recorded. */
    evidenceStage: 'Evidence',
    faults: {
      principal: 'Choose an offence from the tables.',
      antecedents: 'Add at least one case, or choose None.',
      caseIncomplete: (n: number) =>
        `Other case ${n}: enter the FIR number, the police station and the outcome.`,
      nothing: 'No question is answered yet. Answer one, or close the form.',
    },
  },
} as const;
