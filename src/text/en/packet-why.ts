/** Why a part stands in the filing packet, or is offered: one sentence beside its name. */
export const packetWhy = {
  index: 'It stands in front, with the page of every part.',
  urgency: 'For a matter that cannot wait for its turn. Say why, and it is bound in.',
  memo: 'Every court asks who the parties are and where each is served.',
  dates: 'The dates of the case, of custody and of earlier applications, in one list.',
  datesFew: 'Few dates are known yet, and the application itself lists them.',
  application: 'The application for bail, as it stands in the preview.',
  appeal: 'The appeal, as it stands in the preview.',
  affidavit: 'The applicant swears to the facts, before an oath commissioner or a notary.',
  affidavitPairokar:
    'The applicant is in custody: the pairokar, who conducts the case outside, swears in the applicant’s place.',
  affidavitJail:
    'The applicant swears from the jail; its Superintendent attests the signature or thumb impression.',
  verificationOnly:
    'Not sworn: the verification at the end of the application stands alone. The disclosure annexure asks for an affidavit.',
  annexure: 'What every bail application has to disclose, in parts A to F.',
  earlier:
    'There were earlier applications: each is disclosed with its order, and what has changed since is said.',
  earlierNone: 'The application says that there was no earlier one.',
  earlierUnknown: 'Whether there was an earlier application has not been said yet.',
  documents: (n: number) =>
    n === 1 ? 'One document is attached.' : `${n} documents are attached, numbered in their order.`,
  noDocuments: 'No document is attached.',
  translation: (n: number) =>
    n === 1
      ? 'One document is not in English: whoever translated it certifies the translation.'
      : `${n} documents are not in English: whoever translated them certifies the translations.`,
  translationNone: 'For documents that are filed with a translation.',
  exemption: 'Asks to be excused from certified copies or translations for now.',
  exemptionCopies: 'Some documents are not certified copies: the court is asked to take them for now.',
  exemptionTranslations: 'Some documents are filed untranslated: the court is asked to take them for now.',
  sureties: 'Who is ready to stand surety, with what answers for the bond.',
  suretiesNamed: 'The sureties are named: their particulars shorten the way out after the order.',
  indigence: 'For a person who can find no surety: what the applicant lives on.',
  indigenceOfRight:
    'For a person who can find no surety. The offence is bailable: the law itself presumes it after a week.',
  prosecutor: (about: string) =>
    about === ''
      ? 'The law asks that the prosecutor be heard.'
      : `${about}: the law asks that the prosecutor be heard.`,
  prosecutorOffered: 'A copy goes to the prosecutor first; the proof of service is filed.',
  victim: {
    victim: (about: string) => `${about}: the victim has to be given notice and heard.`,
    child: (about: string) => `${about}: the child, or the guardian, should be heard.`,
    informant: (about: string) => `${about}: the informant is to be present at the hearing.`,
  },
  victimOffered: 'A victim may be heard on bail; the law does not ask for this notice here.',
  vakalatnama: 'It authorises the advocate.',
  vakalatnamaJail: 'It authorises the advocate; the applicant signs in jail, and the jail attests.',
  noAdvocate: 'No advocate is named: the applicant appears in person.',
} as const;
