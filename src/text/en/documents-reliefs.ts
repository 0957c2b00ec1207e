/** What each relief adds to the common spine. `here` is the provision's number in the code that governs. */

export const reliefs = {
  nouns: {
    bailable: 'bail in a bailable offence',
    'regular-magistrate': 'regular bail',
    'regular-sessions': 'regular bail',
    'regular-high-court': 'regular bail',
    anticipatory: 'anticipatory bail',
    default: 'default bail',
    undertrial: 'release of an undertrial prisoner',
    suspension: 'suspension of sentence and release on bail',
  },

  headings: {
    bailable: 'Bail as of right',
    'regular-magistrate': 'Power of the Court',
    'regular-sessions': 'Power of the Court',
    'regular-high-court': 'Power of the Court',
    anticipatory: 'Reason to believe that an arrest may be made',
    default: 'Expiry of the period of investigation',
    undertrial: 'Detention so far',
    suspension: 'Conviction and sentence',
  },

  bailable: {
    right: (sections: string, provision: string) =>
      `The offences alleged (${sections}) are bailable. Release on bail is a matter of right under ${provision}.`,
    ready: 'The applicant is prepared to give bail.',
    indigent: (here: string) =>
      `If the applicant cannot furnish a surety within a week of arrest, the Explanation to ${here} takes the applicant to be indigent, and release is on the applicant’s own bond.`,
  },

  magistrate: {
    power: (provision: string) => `The Court may release the applicant on bail under ${provision}.`,
    noDeathOrLife: (here: string) =>
      `None of the offences named above is punishable with death or imprisonment for life. The bar in ${here} is not attracted.`,
    neverConvicted: (here: string) =>
      `The applicant has never been convicted. The bar in ${here} is not attracted.`,
    person: (who: string, here: string) =>
      `The applicant is ${who}. The first proviso to ${here} permits release on bail.`,
    woman: 'a woman',
    child: 'a child',
    sickOrInfirm: 'sick or infirm',
    and: ' and ',
    sixtyDays: (first: string, ended: string, here: string) =>
      `Sixty days from the first date fixed for evidence, ${first}, ended on ${ended}. Where the trial is not concluded and the applicant has been in custody throughout, ${here} directs release on bail unless the Magistrate records reasons.`,
  },

  superior: {
    power: (provision: string) => `The Court may release the applicant on bail under ${provision}.`,
    notice: 'Notice of this application may be given to the Public Prosecutor.',
    informant: (sections: string, here: string) =>
      `The sections applied include ${sections}. The informant, or a person authorised by the informant, is to be present at the hearing: ${here}.`,
    victim:
      'The sections applied include the Scheduled Castes and the Scheduled Tribes (Prevention of Atrocities) Act, 1989. Notice to the victim or a dependant is due under section\u00a015A of that Act.',
  },

  anticipatory: {
    belief: (fir: string, provision: string) =>
      `The applicant has reason to believe that the applicant may be arrested on an accusation of a non-bailable offence, arising from ${fir}, and applies under ${provision}.`,
    cooperation:
      'The applicant will be available for interrogation by a police officer as and when required, and will cooperate with the investigation.',
    barNotAttracted: (barred: string, here: string) =>
      `The sections applied do not include ${barred}. The bar in ${here} is not attracted.`,
    barredBns: 'section\u00a065 or section\u00a070(2) of the Bharatiya Nyaya Sanhita, 2023',
    barredIpc: 'section\u00a0376(3), 376AB, 376DA or 376DB of the Indian Penal Code',
  },

  default: {
    right: (provision: string) =>
      `This application is made as of right under ${provision}. It raises no question of merits.`,
    remand: (date: string, authority: string) =>
      `The period runs from the first remand on ${date}, and that day is counted: ${authority}.`,
    /** The two codes' own words for the longer period differ, and whether the sense does is argued. */
    term: { BNSS: 'a term of ten years or more', CrPC: 'a term of not less than ten years' },
    bothPeriods: (term: string) =>
      `Ninety days apply where the offence is punishable with death, imprisonment for life or ${term}; sixty days apply to any other offence. Both are shown:`,
    head: ['Period', 'Last day of the period', 'Right from'],
    period: (days: number) => `${days} days`,
    presented: (date: string, blank: string) => `This application is presented on ${date} at ${blank} hours.`,
    ready: 'The applicant is prepared to furnish bail and will furnish it as the Court directs.',
  },

  undertrial: {
    provision: (provision: string) => `The applicant seeks release under ${provision}.`,
    third: (here: string) =>
      `The applicant has never been convicted of any offence. One-third of the maximum period of imprisonment is the measure: first proviso to ${here}.`,
    half: (here: string) => `One-half of the maximum period of imprisonment is the measure: ${here}.`,
    noOther: (here: string) =>
      `One offence is alleged, and no other case is pending against the applicant. The bar in ${here} is not attracted.`,
    oldCases: (authority: string) => `The rule reaches cases from before 1 July 2024 too: ${authority}.`,
  },

  suspension: {
    provision: (provision: string) =>
      `The applicant seeks suspension of the sentence and release on bail pending the appeal under ${provision}.`,
    judgment: (court: string, date: string, sentence: string) =>
      `By judgment dated ${date}, ${court} convicted the applicant. Sentence: ${sentence}.`,
    appeal: (number: string) => `The appeal is Appeal No. ${number}.`,
    finePaid: 'The fine has been paid.',
    fineNotPaid: 'The fine has not been paid.',
  },
} as const;
