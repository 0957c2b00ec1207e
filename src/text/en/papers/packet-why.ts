/** Reason for each part of the filing packet. */
export const packetWhy = {
  index: 'First page, with the page number of every part.',
  urgency: 'For urgent listing. State the grounds to include it.',
  memo: 'Names and addresses for service of the parties.',
  dates: 'Dates of the case, custody and earlier applications in one list.',
  datesFew: 'Few dates are known yet; the application lists them.',
  application: 'The bail application, as in the preview.',
  appeal: 'The appeal, as in the preview.',
  affidavit: 'Sworn by the applicant before an oath commissioner or a notary.',
  affidavitPairokar: 'The applicant is in custody: the pairokar swears in place of the applicant.',
  affidavitJail:
    'Sworn by the applicant in jail; the Superintendent attests the signature or thumb impression.',
  verificationOnly:
    'Not sworn: only the verification at the end of the application. The disclosure annexure needs an affidavit.',
  annexure: 'Mandatory disclosure with every bail application, parts A to F.',
  earlier: 'Earlier applications: each is disclosed with its order and the change of circumstances.',
  earlierNone: 'The application states that there was no earlier one.',
  earlierUnknown: 'Earlier applications: not yet answered.',
  documents: (n: number) =>
    n === 1 ? 'One document is attached.' : `${n} documents are attached, numbered in their order.`,
  noDocuments: 'No document is attached.',
  translation: (n: number) =>
    n === 1
      ? 'One document is not in English: the translator certifies the translation.'
      : `${n} documents are not in English: the translator certifies the translations.`,
  translationNone: 'For documents filed with a translation.',
  exemption: 'Seeks exemption from certified copies or translations for now.',
  exemptionCopies: 'Some documents are not certified copies: exemption is sought for now.',
  exemptionTranslations: 'Some documents are not translated: exemption is sought for now.',
  sureties: 'Names of sureties and property offered as security.',
  suretiesNamed: 'The sureties are named: their particulars speed up release after the order.',
  indigence: 'If the applicant is unable to furnish a surety: means of the applicant.',
  indigenceOfRight:
    'If the applicant is unable to furnish a surety. The offence is bailable: indigence is presumed after a week.',
  prosecutor: (about: string) =>
    about === '' ? 'The prosecutor must be heard.' : `${about}: the prosecutor must be heard.`,
  prosecutorOffered: 'Advance copy to the prosecutor, with proof of service.',
  victim: {
    victim: (about: string) => `${about}: notice to the victim and hearing are required.`,
    wife: (about: string) => `${about}: the married woman must be heard.`,
    child: (about: string) => `${about}: the child, or the guardian, should be heard.`,
    informant: (about: string) => `${about}: the informant must be present at the hearing.`,
  },
  victimOffered: 'A victim may be heard on bail; this notice is not mandatory here.',
  vakalatnama: 'Authorises the advocate.',
  vakalatnamaJail: 'Authorises the advocate; signed by the applicant in jail and attested there.',
  noAdvocate: 'No advocate is named: the applicant appears in person.',
} as const;
