/** How a bail application ends: what is offered, what is asked, who signs. */

/** Filled in by hand. */
const LINE = '________________';

export const closing = {
  undertakings: {
    heading: 'Undertakings and conditions',
    offered:
      'If released, the applicant offers to abide by these conditions, and by any other that the Court imposes:',
    attend: 'to attend the Court on every date fixed, unless exempted;',
    notRepeat: 'not to commit any offence while on bail;',
    notTamper:
      'not to make, directly or indirectly, any inducement, threat or promise to a person acquainted with the facts of the case, and not to tamper with evidence;',
    available: 'to be available to the investigating officer when lawfully required;',
    tellAddress: 'to tell the Court of any change of address;',
    notLeaveIndia: 'not to leave India without the previous permission of the Court;',
    report: (station: string) => `to report to Police Station ${station} at the times that the Court fixes;`,
    passport: 'to surrender the applicant’s passport, if the applicant holds one;',
  },

  prayer: {
    heading: 'Prayer',
    lead: 'The applicant prays that the Court may be pleased:',
    release: (provision: string, fir: string) =>
      `to release the applicant on bail under ${provision} in ${fir};`,
    ownBond:
      'if the applicant cannot furnish a surety, to release the applicant on the applicant’s own bond;',
    arrest: (provision: string, fir: string) =>
      `to direct under ${provision} that, in the event of arrest in ${fir}, the applicant be released on bail;`,
    interim: 'to grant interim protection from arrest until this application is decided;',
    recordTime: 'to record the date and time at which this application is presented;',
    bond: (here: string, fir: string) =>
      `to release the applicant on bond under the first proviso to ${here} in ${fir};`,
    certificate:
      'to call for a certificate of custody from the Superintendent of the jail, where none is on record;',
    suspend: (provision: string) =>
      `to suspend the execution of the sentence under ${provision} until the appeal is decided;`,
    toAppeal: (provision: string) =>
      `to release the applicant on bail under ${provision} for such time as is needed to file an appeal and to obtain the orders of the appellate court;`,
    bailOnAppeal: 'to release the applicant on bail until then;',
    other: 'to make any other order that the ends of justice require.',
  },

  signing: {
    place: (place: string) => `Place: ${place}`,
    date: (date: string) => `Date: ${date}`,
    advocateFor: 'Advocate for the applicant',
    enrolment: (number: string) => `Enrolment No. ${number}`,
    phone: (phone: string) => `Phone: ${phone}`,
    applicant: 'Applicant',
    pairokar: 'Pairokar of the applicant',
    line: '____________________',
  },

  verification: {
    heading: 'Verification',
    text: (who: string, last: number) =>
      `I, ${who}, the applicant, state that what paragraphs 1 to ${last} say of the facts is true to my knowledge and belief, that what they say of the law is as I am advised, and that nothing material has been kept back.`,
    byPairokar: (name: string, custody: string, last: number) =>
      `The applicant, ${name}, is ${custody} and cannot be present to verify. I, ${LINE}, ${LINE} of the applicant and the person conducting this case on the applicant’s behalf, aged ____ years, residing at ${LINE}, state that what paragraphs 1 to ${last} say of the facts is true to my knowledge, or to the information that I have from the applicant and from the record and believe to be true; that what they say of the law is as I am advised; and that nothing material has been kept back.`,
    at: (place: string, date: string) => `Verified at ${place} on ${date}.`,
  },
} as const;
