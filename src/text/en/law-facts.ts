/** The question for every fact that a rule can ask for, and its name in a list. */
export const lawFacts = {
  offences: { name: 'Sections', ask: 'Name every section, and choose the limb of a divided one.' },
  principalOffence: {
    name: 'Principal offence',
    ask: 'Name every offence that the abetment, attempt, conspiracy or the like follows.',
  },
  classification: {
    name: 'Bail column',
    ask: 'The tables leave open whether this charge is bailable, or which court tries it. No answer here settles that: read the note of the section, and decide by hand.',
  },
  maximumTerm: {
    name: 'Maximum term',
    ask: 'The Act sets no longest term for this charge, so no third and no half of one can be reckoned: no date is given. A term entered by hand does not change that; argue the length of custody itself.',
  },
  firDate: { name: 'Date of the FIR', ask: 'On what date was the FIR registered?' },
  custodyStatus: { name: 'Custody', ask: 'Is the person in custody, or not arrested?' },
  arrestDate: { name: 'Date of arrest', ask: 'On what date was the person arrested?' },
  firstRemandDate: { name: 'First remand', ask: 'On what date did a Magistrate first remand the person?' },
  chargesheet: {
    name: 'Charge-sheet',
    ask: 'Has a charge-sheet been filed? Give its date, or say that none is filed as of today.',
  },
  remandExtension: {
    name: 'Extension of the period',
    ask: 'Did the court extend the time for investigation, and until when?',
  },
  delayByAccusedDays: {
    name: 'Delay by the accused',
    ask: 'How many days of detention are due to delay caused by the accused? 0 if none.',
  },
  neverConvicted: {
    name: 'Earlier convictions',
    ask: 'Has the person ever been convicted of any offence?',
  },
  otherPendingCases: { name: 'Other pending cases', ask: 'How many other cases are pending? 0 if none.' },
  convictions: { name: 'Earlier convictions', ask: 'For which sections was the person convicted before?' },
  woman: { name: 'Woman', ask: 'Is the person a woman?' },
  child: { name: 'Child', ask: 'Is the person under eighteen?' },
  sickOrInfirm: { name: 'Sick or infirm', ask: 'Is the person sick or infirm?' },
  age: { name: 'Age', ask: 'How old is the person?' },
  cooperated: { name: 'Cooperation', ask: 'Did the person cooperate throughout the investigation?' },
  firstEvidenceDate: { name: 'First date of evidence', ask: 'On what date was evidence first fixed?' },
  conviction: { name: 'Conviction', ask: 'Give the court and the date of the conviction.' },
  sentenceYears: { name: 'Sentence', ask: 'To how many years was the person sentenced?' },
  defaultBailClaim: {
    name: 'Claim of default bail',
    ask: 'Was default bail applied for, orally or in writing, and on what date? Say none where it never was.',
  },
  claimTime: { name: 'Hour of the claim', ask: 'At what hour was default bail applied for on that day?' },
  chargesheetTime: {
    name: 'Hour of the charge-sheet',
    ask: 'At what hour was the charge-sheet filed on that day?',
  },
  extensionOrder: {
    name: 'Order extending the time',
    ask: 'On what date was the extension ordered, was the accused before the court and told of it, and was there the prosecutor’s own report?',
  },
  ageAtAct: {
    name: 'Age at the time of the act',
    ask: 'How old was the person on the day of the act? Under eighteen, the Juvenile Justice Board decides.',
  },
  amountInvolved: {
    name: 'Sum said to be laundered',
    ask: 'What sum is this person, alone or with others, said to have laundered? Give it in rupees.',
  },
  custodySpans: {
    name: 'Police and judicial custody',
    ask: 'From when until when was the person in police custody, and in judicial custody?',
  },
  arrestTime: { name: 'Hour of the arrest', ask: 'At what hour was the person arrested?' },
  production: {
    name: 'Production before a Magistrate',
    ask: 'On what date and at what hour was the person first brought before a Magistrate? Say none if not yet.',
  },
  groundsOfArrest: {
    name: 'Grounds of arrest in writing',
    ask: 'When were the grounds of arrest given in writing? Say none if they never were.',
  },
  appearanceNotice: {
    name: 'Notice before arrest',
    ask: 'Was a notice to appear given before the arrest, and did the person do what it asked?',
  },
  noticeToAppear: {
    name: 'Notice to appear',
    ask: 'Was a notice to appear given to the person, and for which day? Say none if not.',
  },
  reasonsForArrest: {
    name: 'Reasons to believe',
    ask: 'Were the reasons to believe the person guilty recorded in writing before the arrest?',
  },
  bailOrder: {
    name: 'Order of bail',
    ask: 'Has bail been granted in this case, on what date, and was the person released, and when?',
  },
  otherState: {
    name: 'FIR in another State',
    ask: 'Is the FIR registered in another State than the one where the person is?',
  },
  trialProgress: {
    name: 'Progress of the trial',
    ask: 'How many witnesses are cited, and how many have been examined?',
  },
  trialConcluded: {
    name: 'End of the trial',
    ask: 'Is the trial over, with judgment still to come, and since what date? Say that it goes on if it does.',
  },
  acquittal: { name: 'Acquittal', ask: 'Was the person acquitted, and on what date?' },
  specialCourtOrder: {
    name: 'Order of the Special Court',
    ask: 'On what date did the Special Court decide the bail application?',
  },
  chequeDeposit: {
    name: 'Deposit in a cheque case',
    ask: 'Was interim compensation or a deposit ordered, and on what date?',
  },
  onBailAtConviction: { name: 'Bail at conviction', ask: 'Was the person on bail when convicted?' },
} as const;
