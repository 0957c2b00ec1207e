/** The calculator. `{date}` stands out in the answer; the sentences of the rules themselves are in `law.ts`. */
import { DEVICE } from '#text/held-device.ts';
import { discretion } from './calculator-discretion.ts';
import { dates, limbs, picture, plural } from './calculator-limbs.ts';

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
  changed: 'You changed an entry. Press Calculate again for the new answer.',
  opening: 'Opening the law tables',
  noTables:
    'The law tables are not on this device yet. Open this page once with a network; what you typed is kept.',
  before: {
    title: 'No answer yet',
    text: 'Enter the section and the date of arrest, or the years served, and press Calculate. What you do not know may stay empty: the answer says what is missing.',
  },
  fields: {
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
    breakFrom: (n: number) => `Interim bail ${n}: released on`,
    breakTo: (n: number) => `Interim bail ${n}: surrendered on`,
  },
  hints: {
    sections: 'Number, name, or the old number',
    maxFilled: 'Filled from the section',
    maxTable: (table: string) => `The tables say ${table}; the formula uses what you wrote`,
    served: 'Leave it empty when you give the date of arrest',
    servedCounted: (days: number) => `Counted from the arrest: ${plural(days, 'day', 'days')}`,
    pendingCases: 'Apart from this case',
    delayDays: 'Adjournments the accused caused. Empty means not known; 0 means none',
    firstRemandDate: 'Day one of 60 or 90 days. Empty means not known',
    breakTo: 'Empty when still out',
    principal: (followers: string) =>
      `Punished as, or by a part of, the offence that ${followers} follows. Naming it here does not charge it.`,
    earlierSections: 'A semicolon between two convictions: BNS 303(2); IPC 324',
    convictedOn: 'Only after judgment: then suspension of the sentence is asked for',
    unfixed: (sections: string) =>
      `${sections}: the Act sets no longest term, or only a fine, so no third and no half can be reckoned. What you write here feeds the formula only.`,
  },
  more: 'Dates of the case',
  person: 'The person, and after judgment',
  optional: '(optional)',
  breaks: {
    title: 'Interim bail',
    add: 'Add a time on interim bail',
    remove: (n: number) => `Remove interim bail ${n}`,
  },
  choices: {
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
    chargesheet: [
      { value: 'not-filed', label: 'Not filed' },
      { value: 'filed', label: 'Filed' },
      { value: 'unknown', label: 'Not known' },
    ],
  } as const,
  /** The specification's five of each code, under their true headings. */
  first: {
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
  } as const,
  faults: {
    dateWord: (field: string, sentence: string) => `${field}: ${sentence}`,
    remandAfterToday: 'The first remand cannot be after today. Correct the date.',
    evidenceBeforeArrest:
      'The first date for evidence cannot be before the arrest. Correct one of the two dates.',
    chargesheetDate: 'Give the date on which the charge-sheet was filed, or choose “Not known”.',
    chargesheetBeforeArrest:
      'The charge-sheet stands before the arrest. Check the two dates; if both are right, default bail does not arise.',
    maximum: 'Enter the maximum sentence in years: with 0 or nothing the formula gives no verdict.',
    extendedUntil: 'Give the day until which the time was extended, or choose “Not known”.',
    age: 'Write the age in whole years, or leave the field empty if it is not known.',
    sentenceYears: 'Write the sentence in years, such as 3 or 2.5, or leave the field empty.',
    convictedAfterToday: 'The conviction cannot be after today. Correct the date.',
    convictedBeforeArrest: 'The conviction stands before the arrest. Check the two dates.',
    days: 'Write the days of delay as a whole number, or leave the field empty if it is not known.',
    breakOutside: 'Interim bail cannot begin before the arrest or after today. Correct the date.',
    breakBackwards:
      'The surrender cannot be before the release, or after today. Correct one of the two dates.',
    breakFrom: 'Give the day of release, or remove this time on interim bail.',
    nothing:
      'Name the section, or enter the maximum sentence and the time served: there is nothing to calculate yet.',
  },
  answer: {
    title: 'The answer',
    bailable: 'Every offence charged is bailable: there is a right to bail today.',
    maximum:
      'The whole maximum term has run since {date}: this person may not be detained for it any longer.',
    defaultBail:
      'On these facts there has been a right to default bail since {date}: {n} have passed and no charge-sheet came in time.',
    oneThird:
      'On these facts there has been a right to release on bond since {date}: one third of {term} has run, and there is no earlier conviction.',
    oneHalf:
      'On these facts there has been a right to release on bail since {date}: one half of {term} has run.',
    sixtyDays:
      'More than sixty days have passed since the first date fixed for evidence: if the trial is not over, there has been a right to bail since {date}, unless the Magistrate records reasons.',
    contested:
      'The law is open. If only another case bars release, there has been a right to it since {date}; read literally, several offences in one case bar it.',
    contestedNotYet:
      'The law is open. If only another case bars release, the right arises on {date}; read literally, several offences in one case bar it.',
    notYet: {
      undertrial:
        'Not yet: on these facts the right to release arises on {date}, in {n}, when {part} of {term} has run.',
      cap: 'Not yet: on these facts no one may be detained beyond {date}, in {n}, when the whole term of {term} has run.',
      'default-bail':
        'Not yet: default bail becomes a right on {date}, in {n}, if no charge-sheet is filed by then.',
      'sixty-days':
        'Not yet: the right of the sixty-day rule arises on {date}, in {n}, if the trial is not over by then.',
    },
    excluded:
      'Not by time served: {offence} can be punished with {death}, so {section} never gives release after part of the term. Bail is in the court’s discretion.',
    deathOrLife: 'death or life imprisonment',
    death: 'death',
    otherCases:
      'Not by part of the term: another case is pending, and section 479(2) then bars release before the whole term, {term}.',
    severalOffences:
      'Not by part of the term on the literal reading of section 479(2): more than one offence is charged in this case.',
    notInCustody:
      'This person is not in custody, so no right to release by time has begun. Anticipatory bail may be open.',
    undetermined: 'The facts do not yet give an answer. What is missing is named below.',
    alsoMissing: 'More facts are needed',
    noTerm: 'the maximum',
  },
  figures: {
    custody: 'days in custody',
    needed: { '1/3': 'days to one third', '1/2': 'days to one half', whole: 'days to the maximum' },
    investigation: 'days for the charge-sheet',
    past: 'days past it',
    left: 'days left',
  },
  estimated: 'Counted back from the years you entered: every date is on or about.',
  certificate: 'The court must be shown the custody certificate.',
  proceed: 'Proceed to Application',
  proceedFailed: {
    title: 'No application begun',
    description: `This ${DEVICE} has no room for a draft. Free some space and try again; the result stays here.`,
  },
  report: {
    make: 'Generate Report',
    title: 'Bail calculation report',
    print: 'Print',
    pdf: 'Save as PDF',
    share: 'Share',
    making: 'Making PDF',
    filename: 'bail-calculation.pdf',
    failed: 'The PDF could not be made. Print the page instead.',
    notHere: 'What makes a PDF is not on this device yet. Open this page once with a network, or print it.',
    done: 'The report is saved.',
    shared: 'The report is shared.',
    number: (date: string) => `Calculated on ${date}`,
    entered: 'What was entered',
    field: 'Entry',
    value: 'Value',
    limb: 'Limb',
    state: 'State',
    law: 'Law',
    disclaimer:
      'This report is a calculation from the entries above, made on the device of the person who entered them. It is not legal advice and no court has checked it. Check the custody certificate, the charge as framed and the law in force before relying on it.',
  },
  custody: {
    title: 'Custody',
    asList: 'The dates as a list',
    none: 'Without the date of arrest there is nothing to draw.',
  },
  proofs: {
    title: (n: number) => `Why: ${plural(n, 'limb', 'limbs')}`,
    counts: (met: number, unproved: number, not: number) =>
      [`${met} met`, unproved > 0 ? `${unproved} not proved yet` : '', not > 0 ? `${not} not available` : '']
        .filter(Boolean)
        .join(', '),
    states: { met: 'Met', unproved: 'Not proved yet', not: 'Not available' },
    from: 'From',
    law: 'Law',
    flips: 'Flips',
    contested: 'Contested',
  },
  from: {
    you: (date: string) => `You, ${date}`,
    record: 'The record of the application',
    table: 'Offence tables',
    years: 'The years you entered',
    nothing: 'Nobody has said yet',
  },
  limbs,
  discretion,
  readings: {
    title: 'Where the law is open',
    seventyNine: 'Section 479(2) BNSS, several offences in one case',
    literal: 'Literal: several offences in one case bar release before the whole term.',
    caseLevel: {
      entitled: (date: string) => `For the case: only another case bars. Release has been due since ${date}.`,
      'not-yet': (date: string) => `For the case: only another case bars. Release is due on ${date}.`,
      other: 'For the case: only another case bars.',
    },
    sixtyNinety: 'Section 187(3) BNSS, sixty or ninety days',
    earlier: (days: number, date: string) =>
      `${days} days: the right arises on ${date}. This earlier date stands here.`,
    later: (days: number, date: string) => `${days} days: it arises on ${date}.`,
  },
  beside: 'Beside the answer',
  missing: {
    title: 'Still to be asked',
    go: 'Answer it',
    goTo: (fact: string) => `Answer it: ${fact}`,
  },
  dates,
  picture,
  score: {
    title: 'Eligibility score',
    eligible: 'Eligible',
    notEligible: 'Not eligible',
    decides: 'The statutory answer decides',
    waits: 'Waits for the section',
    of: 'of 100',
    bar: (score: number) => `Score ${score} of 100; one third is at 33, one half at 50`,
    how: 'Share of the maximum already served (one third is 33, one half 50), less 30 for multiple pending cases and 20 for a conviction. The score decides nothing; the limbs do.',
    unanswered: 'Pending cases or convictions are not answered: the formula takes nothing off for them.',
    againstEntitled:
      'The formula alone falls short here. The statutory answer above gives release, and it decides.',
    againstNotYet: (date: string) =>
      `The formula alone is met. The statutory answer above gives ${date}, and it decides.`,
    againstContested: 'The law is open here; the formula cannot settle it. Both readings stand above.',
    waitsText: 'No verdict until every section is recognised and its limb is chosen.',
  },
  term: {
    years: (n: number) => plural(n, 'year', 'years'),
    months: (n: number) => plural(n, 'month', 'months'),
    days: (n: number) => plural(n, 'day', 'days'),
  },
  outOfTable: 'follows another offence or has no fixed term',
};
