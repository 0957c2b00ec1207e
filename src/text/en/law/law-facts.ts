/** Question and list name of every fact that a rule needs. */
export const lawFacts = {
  offences: { name: 'Sections', ask: 'Enter every section; choose the sub-section where there is a choice.' },
  principal: {
    name: 'Principal offence',
    ask: 'Enter every offence that was abetted, attempted or conspired at.',
  },
  limb: { name: 'Limb of the section', ask: 'Choose the part of the section that the charge describes.' },
  classification: {
    name: 'Bailable or non-bailable',
    ask: 'The tables do not settle if this charge is bailable, or which court tries it. Read the note of the section and decide.',
  },
  maximumTerm: {
    name: 'Maximum term',
    ask: 'The Act fixes no maximum term for this charge, so one-third and one-half cannot be computed. Argue the length of custody itself.',
  },
  firDate: { name: 'Date of the FIR', ask: 'On what date was the FIR registered?' },
  custodyStatus: { name: 'Custody', ask: 'Is the accused in custody, or not arrested?' },
  arrestDate: { name: 'Date of arrest', ask: 'On what date was the accused arrested?' },
  firstRemandDate: { name: 'First remand', ask: 'On what date did a Magistrate first remand the accused?' },
  chargesheet: {
    name: 'Charge-sheet',
    ask: 'Has a charge-sheet been filed? Enter its date, or the date as of which none is filed.',
  },
  remandExtension: {
    name: 'Extension of time',
    ask: 'Did the court extend the time for investigation, and until when?',
  },
  delayByAccusedDays: {
    name: 'Delay by the accused',
    ask: 'How many days of detention are due to delay by the accused? 0 if none.',
  },
  neverConvicted: {
    name: 'Previous convictions',
    ask: 'Has the accused ever been convicted of any offence?',
  },
  otherPendingCases: { name: 'Other pending cases', ask: 'How many other cases are pending? 0 if none.' },
  convictions: {
    name: 'Previous convictions',
    ask: 'Under which sections was the accused previously convicted?',
  },
  woman: { name: 'Woman', ask: 'Is the accused a woman?' },
  child: { name: 'Child', ask: 'Is the accused under eighteen?' },
  sickOrInfirm: { name: 'Sick or infirm', ask: 'Is the accused sick or infirm?' },
  age: { name: 'Age', ask: 'What is the age of the accused?' },
  cooperated: { name: 'Cooperation', ask: 'Did the accused cooperate throughout the investigation?' },
  firstEvidenceDate: { name: 'First date of evidence', ask: 'What was the first date fixed for evidence?' },
  convictedOn: { name: 'Conviction', ask: 'Which court convicted the accused, and on what date?' },
  sentenceYears: { name: 'Sentence', ask: 'What is the sentence, in years?' },
  defaultBailClaim: {
    name: 'Claim of default bail',
    ask: 'Was default bail applied for, orally or in writing, and on what date? Choose None if it was not.',
  },
  defaultBailClaimAt: {
    name: 'Time of the claim',
    ask: 'At what time was default bail applied for on that date?',
  },
  chargesheetAt: {
    name: 'Time of filing the charge-sheet',
    ask: 'At what time was the charge-sheet filed on that date?',
  },
  orderedOn: {
    name: 'Order extending the time',
    ask: 'On what date was the extension granted? Was the accused produced and informed, and was a report of the Public Prosecutor filed?',
  },
  ageAtAct: {
    name: 'Age on the date of the offence',
    ask: 'What was the age of the accused on the date of the offence? Under eighteen, the Juvenile Justice Board decides.',
  },
  amountInvolved: {
    name: 'Amount allegedly laundered',
    ask: 'What amount is this accused alleged to have laundered, alone or with others (Rs)?',
  },
  custodySpans: {
    name: 'Police and judicial custody',
    ask: 'Between which dates was the accused in police custody, and in judicial custody?',
  },
  arrestAt: { name: 'Time of arrest', ask: 'At what time was the accused arrested?' },
  production: {
    name: 'Production before a Magistrate',
    ask: 'On what date and at what time was the accused first produced before a Magistrate? Choose Not yet if not produced.',
  },
  groundsOfArrest: {
    name: 'Grounds of arrest in writing',
    ask: 'When were the grounds of arrest furnished in writing? Choose Never if they were not.',
  },
  appearanceNotice: {
    name: 'Notice before arrest',
    ask: 'Was a notice of appearance served before the arrest, and was it complied with?',
  },
  noticeToAppear: {
    name: 'Notice of appearance',
    ask: 'Was a notice of appearance served on the accused, and for which date? Choose None if not.',
  },
  reasonsInWriting: {
    name: 'Reasons to believe',
    ask: 'Were the reasons to believe the accused guilty recorded in writing before the arrest?',
  },
  bailOrder: {
    name: 'Bail order',
    ask: 'Has bail been granted in this case, on what date, and on what date was the accused released?',
  },
  firInOtherState: {
    name: 'FIR in another State',
    ask: 'Is the FIR registered in a State other than the one where the accused is?',
  },
  witnesses: {
    name: 'Progress of the trial',
    ask: 'How many witnesses are cited, and how many have been examined?',
  },
  concludedOn: {
    name: 'Conclusion of the trial',
    ask: 'Has the trial concluded, with judgment awaited? If so, on what date?',
  },
  acquittedOn: { name: 'Acquittal', ask: 'Was the accused acquitted, and on what date?' },
  specialCourtOrderOn: {
    name: 'Order of the Special Court',
    ask: 'On what date did the Special Court decide the bail application?',
  },
  chequeDeposit: {
    name: 'Deposit in a cheque case',
    ask: 'Was interim compensation or a deposit ordered, and on what date?',
  },
  onBailAtConviction: { name: 'Bail at conviction', ask: 'Was the accused on bail when convicted?' },
} as const;
