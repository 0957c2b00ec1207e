/** The liberty clock: the dates on which a right accrues or lapses, and the questions without which none can be given. */
import { DEVICE } from '#text/device-word.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { routeDays } from './clock-routes.ts';
import { plural } from './plural.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const days = (n: number) => plural(n, 'day', 'days');
const matters = (n: number) => plural(n, 'matter', 'matters');
const counted = (n: number) => NUMBERS[n] ?? indianNumber(n);

export const clock = {
  failed: `The dates could not be read from this ${DEVICE}. Close other tabs of Zamanat, then reload the page.`,
  noTables: `The law tables are not on this ${DEVICE} yet, so no date can be given. Open Zamanat once with a signal.`,
  empty: 'Dates appear here once a matter of yours is filed: when default bail opens, when a term is served.',
  calm: 'No date runs in your matters.',
  answer: {
    /** "Two rights are open today." */
    open: (n: number) => `${counted(n)} ${n === 1 ? 'right is' : 'rights are'} open today.`,
    possessive: (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`),
    maybeToo: (n: number) => `${counted(n)} more may be open: see what is asked below.`,
    /** Before the name, the right and the day; the questions follow. */
    maybe: 'May be open:',
    since: 'since',
    maybeMore: (n: number) => `${counted(n)} more may be open.`,
    lost: 'is lost if a charge-sheet comes first.',
    /** After the name: "… reaches one third of the maximum on 31-12-2026, in 41 days." */
    next: 'No right is open today. Next:',
    inDays: (n: number) => (n === 0 ? 'today' : `in ${days(n)}`),
    needs: (n: number) => `${matters(n)} ${n === 1 ? 'needs' : 'need'} facts before every date can be given.`,
  },
  groups: {
    open: (n: number) => `Open now: ${indianNumber(n)}`,
    maybe: (n: number) => `May be open: ${indianNumber(n)}`,
    coming: (n: number) => `Coming: ${indianNumber(n)}`,
    asking: (n: number) => `Needs facts: ${indianNumber(n)}`,
  },
  units: {
    open: (n: number) => (n === 1 ? 'day open' : 'days open'),
    left: (n: number) => (n === 1 ? 'day left' : 'days left'),
    stands: 'a right',
    toGo: (n: number) => (n === 1 ? 'day to go' : 'days to go'),
    maybe: (n: number) => (n === 1 ? 'day, if open' : 'days, if open'),
    questions: (n: number) => (n === 1 ? 'question' : 'questions'),
  },
  rights: {
    bailable: 'Bail as of right: every offence is bailable',
    'default-bail': 'Default bail',
    'default-bail-if-extended': 'Default bail, if the court gave more time',
    'one-third': 'One third of the longest sentence served',
    'one-half': 'Half of the longest sentence served',
    'full-term': 'The whole longest sentence served',
    'sixty-days': 'Trial not over in 60 days',
    'interim-protection': 'Protection from arrest ends',
    'appear-on': 'Appear before the police under the notice',
    'produce-by': 'Production before a Magistrate within 24 hours',
    'police-custody-closes': 'No more police custody',
    'legal-aid': 'Bail granted, still inside: legal aid is to be told',
    'court-may-ease': 'Bail granted, still inside: the court may ease the terms',
    release: 'Release after the grant of bail',
    'bond-ends': 'The bond for the higher court ends',
    'appeal-by': 'Last day for the appeal to the High Court',
    'appeal-if-condoned': 'Last day for the appeal, if the delay is excused',
    'deposit-due': 'Last day for the deposit',
    'deposit-latest': 'Last day for the deposit, if the court gave more time',
  },
  /** The day of the week rule: the right itself stands before it. */
  indigent: 'A week without bail is over',
  dates: {
    hearing: 'Hearing on',
    since: 'Since',
    maybeSince: 'May be open since',
    accrues: 'Begins on',
    lapses: 'Ends on',
    day: (n: number) => `, day ${n}`,
    ifDays: (n: number) => ` if ${n} days`,
    ifFails: ' if the order of extension does not stand',
    ifStands: ' if it does',
    otherwise: ', on ',
    now: 'Now',
    indigentFrom: 'Who cannot pay for bail is taken to be poor and asks for a bond without surety from',
    indigentSince:
      'Who still cannot pay for bail is taken to be poor and asks for a bond without surety, since',
    stop: '. ',
  },
  afterwards: {
    bailable: 'No court may refuse it, or ask more than to come to court.',
    'default-bail':
      'The police did not file the charge-sheet in time. Lost if it comes before the application.',
    'default-bail-if-extended': 'Only if the court has extended the time.',
    'one-third': 'For a person never convicted before. It stays open.',
    'one-half': 'It stays open; the court may keep the person longer for written reasons.',
    'full-term': 'No one may be held longer.',
    'sixty-days': 'If the trial is not over, unless the Magistrate wrote down reasons.',
    'interim-protection': '',
    ...routeDays.afterwards,
  },
  ahead: {
    bailable: 'Then a bond without surety can be asked for.',
    'default-bail': 'If the police file no charge-sheet by then.',
    'default-bail-if-extended': 'Only if the court has extended the time.',
    'one-third': '',
    'one-half': '',
    'full-term': '',
    'sixty-days': 'If the trial is not over by then, unless the Magistrate writes down reasons.',
    'interim-protection': '',
    ...routeDays.ahead,
  },
  applied: {
    sent: (day: string) => `Applied for on ${day}; the court has not decided.`,
    unsent: `Applied for on this ${DEVICE}; not filed until Sent.`,
  },
  estimated: 'An estimate: the first remand is not known.',
  provisional: (facts: string) => `Not certain; still to be asked: ${facts}.`,
  contested: 'Contested',
  readings: {
    sixtyOrNinety: (first: { days: number; on: string }, other: { days: number; on: string }) =>
      `If the period is ${first.days} days, the right arises on ${first.on}; if it is ${other.days} days, on ${other.on}. Whether “ten years or more” needs a minimum of ten years is open under the BNSS; the earlier date stands here.`,
    principal: (first: { days: number; on: string }, other: { days: number; on: string }) =>
      `If the period is ${first.days} days, the right arises on ${first.on}; if it is ${other.days} days, on ${other.on}. It follows the offence to which the charge relates; the earlier date stands here.`,
    extension: (on: string, other: string) =>
      `The order of extension was made without production or without the prosecutor’s report. If it does not stand, the right arises on ${on}; if it does, on ${other}. The earlier date stands here.`,
    several: (on: string, full: string) =>
      `Read for the case, several offences in one case do not bar release: the date is ${on}. Read literally they do, and only the whole maximum term frees, on ${full}. No binding ruling was found; the earlier date stands here.`,
  },
  routes: 'Other routes may be open: the arrest itself, a release that is held up, delay, an appeal.',
  details: {
    all: 'All dates',
    /** Of a row without a date. */
    more: 'Calculator, risk checklist, other routes',
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
    making: 'Making the file',
    fileAll: 'zamanat-liberty-dates.ics',
    fileOne: (name: string) => `zamanat-${name.trim().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.ics`,
    name: 'Zamanat: liberty dates',
    event: (name: string, right: string) => `${name}: ${right}`,
    accrues: 'The right begins on this day.',
    stands:
      'Release is a right already; from this day a person who cannot pay for bail can ask for a bond without surety.',
    lapses: 'Ends on this day.',
    lawAsOf: (day: string) => `Law as of ${day}. Check the record before relying on the date.`,
    alarm: (title: string, n: number) => `In ${days(n)}: ${title}`,
    done: {
      title: 'Calendar file made',
      description: `Open it with the calendar of this ${DEVICE}. Alarms: 5, 2 and 1 days before.`,
    },
    notHere: {
      title: `Not on this ${DEVICE} yet`,
      description: `The calendar part is not stored on this ${DEVICE}. Open Zamanat once with a signal.`,
    },
    failed: {
      title: 'Calendar file not made',
      description: `Reload the page and try again. Your matters are safe on this ${DEVICE}.`,
    },
  },
  facts: {
    missing: (names: string) => `Not known: ${names}.`,
    answer: (n: number) => `Answer ${plural(n, 'question', 'questions')}`,
    close: 'Close',
    intro: 'Leave empty what you do not know: unknown is an answer, and the matter stays here.',
    save: 'Save the answers',
    saving: 'Saving',
    saved: { title: `Saved on this ${DEVICE}`, description: 'The dates are counted anew.' },
    full: {
      title: `This ${DEVICE} is full`,
      description: 'Nothing was saved and nothing typed is lost. Free some space, then save again.',
    },
    gone: {
      title: 'Not saved',
      description: `This matter is no longer on this ${DEVICE}. Reload the page.`,
    },
    lastSaid: (day: string) => `Last said: not filed as of ${day}.`,
    fields: {
      sections: 'Sections',
      firDate: 'Date of the FIR',
      principal: 'Principal offence',
      custodyStatus: 'Custody',
      arrestDate: 'Date of arrest',
      firstRemandDate: 'First remand by a Magistrate',
      chargesheet: 'Charge-sheet',
      chargesheetOn: 'Filed on',
      chargesheetAsOf: 'Not filed as of',
      remandExtension: 'Time for investigation extended by the court',
      chargesheetAt: 'Hour at which the charge-sheet was filed',
      extendedUntil: 'Extended until',
      orderedOn: 'Day of the order that extended the time',
      produced: 'Was the accused before the court for it?',
      prosecutorReport: 'Was the prosecutor’s own report before the court?',
      claim: 'Was default bail applied for before the charge-sheet?',
      claimOn: 'Applied for on',
      claimAt: 'Hour of that application',
      antecedents: 'Earlier convictions and other pending cases',
      delayDays: 'Days of delay that the accused caused',
      firstEvidenceDate: 'First date fixed for evidence',
      interimProtectionUntil: 'Interim protection until',
    },
    hints: {
      sections: 'Name every section, and choose the limb of a divided one.',
      principal:
        'What the abetment, attempt, conspiracy or the like follows. Naming it here does not charge it.',
      firstRemandDate: 'The first day by any Magistrate, a transit remand too. Day one of the count.',
      chargesheetAt: 'Of 24 hours, such as 14:30. The court’s register has it.',
      claim: 'Orally or in writing, before any court, by a person ready to furnish bail.',
      claimAt: 'Of 24 hours, such as 11:15. Only needed where both fell on one day.',
      produced: 'In person or by video, and told what was asked.',
      antecedents: 'In any court. Unknown is not none.',
      delayDays: 'Adjournments that the accused asked for. 0 if none.',
      interimProtectionUntil: 'As the court’s last order says.',
    },
    choices: {
      chargesheet: [
        { value: 'filed', label: 'Filed' },
        { value: 'not-filed', label: 'Not filed' },
        { value: 'unknown', label: 'Not known' },
      ],
      remandExtension: [
        { value: 'none', label: 'No' },
        { value: 'granted', label: 'Yes' },
        { value: 'unknown', label: 'Not known' },
      ],
      yesNo: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
        { value: 'unknown', label: 'Not known' },
      ],
      claim: [
        { value: 'claimed', label: 'Yes' },
        { value: 'none', label: 'No' },
        { value: 'unknown', label: 'Not known' },
      ],
      antecedents: [
        { value: 'none', label: 'None' },
        { value: 'some', label: 'Some' },
        { value: 'unknown', label: 'Not known' },
      ],
      custodyStatus: [
        { value: 'police', label: 'Police Custody' },
        { value: 'judicial', label: 'Judicial Custody' },
        { value: 'not-arrested', label: 'Not Arrested' },
      ],
      state: [
        { value: 'pending', label: 'Pending' },
        { value: 'convicted', label: 'Convicted' },
        { value: 'acquitted', label: 'Acquitted' },
        { value: 'discharged', label: 'Discharged' },
        { value: 'quashed', label: 'Quashed' },
      ],
    },
    other: {
      legend: (n: number) => `Other case ${n}`,
      firNumber: 'FIR number',
      policeStation: 'Police station',
      sections: 'Sections',
      state: 'Outcome',
      add: 'Add another case',
      remove: (n: number) => `Remove case ${n}`,
    },
    /** What a first date for evidence says of the trial, where nothing else is recorded. */
    evidenceStage: 'Evidence',
    faults: {
      dated: (field: string, sentence: string) => `${field}: ${sentence}`,
      principal: 'Choose an offence of the tables: what is written here is not one.',
      chargesheetOn: 'Give the date on which the charge-sheet was filed.',
      chargesheetAsOf: 'Give the day as of which no charge-sheet is filed.',
      asOfAfterToday: 'Nobody knows yet what will be filed. Give today or an earlier day.',
      chargesheetBeforeArrest:
        'The charge-sheet cannot be filed before the arrest. Correct one of the two dates.',
      firAfterToday: 'The FIR cannot be after today. Correct the date.',
      extendedUntil: 'Give the day until which the court extended the time.',
      claimOn: 'Give the day on which default bail was applied for, or choose “Not known”.',
      claimAfterToday: 'The application cannot be after today. Correct the date.',
      orderAfterToday: 'The order cannot be after today. Correct the date.',
      hour: 'Write the hour and the minutes of 24 hours, such as 14:30, or leave it empty.',
      antecedents: 'Add at least one case, or choose None.',
      caseIncomplete: (n: number) =>
        `Other case ${n}: give the FIR number, the police station and the outcome.`,
      delayDays: 'Give the delay as a whole number of days, such as 0 or 14.',
      nothing: 'Nothing is answered yet. Answer one question, or close the form.',
    },
  },
} as const;
