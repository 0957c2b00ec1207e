/** Closing of a bail application: undertakings, prayer and signature. */
import type { PartyTerms } from '#text/en/law/party-terms.ts';

/** Filled in by hand. */
const LINE = '________________';

const undertakings = ({ party }: PartyTerms) => ({
  heading: 'Undertakings and conditions',
  offered: `If enlarged on bail, the ${party} undertakes to abide by the following conditions and any other condition the Court may impose:`,
  mandatory: (provision: string, why: string) =>
    `${provision} mandates conditions in this case (${why}); the conditions offered include them.`,
  mayBeSet: (provision: string, why: string) =>
    `The conditions offered include those contemplated by ${provision} (${why}).`,
  ofSevenYears: (offence: string) => `${offence}, punishable with seven years or more`,
  ofChapter: (offence: string, chapter: string) => `${offence}, of Chapter ${chapter}`,
  attend: 'to attend the Court on every date fixed, unless exempted;',
  notRepeat: 'not to commit any offence while on bail;',
  notTamper:
    'not to make, directly or indirectly, any inducement, threat or promise to a person acquainted with the facts of the case, and not to tamper with evidence;',
  available: 'to be available to the investigating officer when lawfully required;',
  tellAddress: 'to inform the Court of any change of address;',
  surrender: 'to surrender, if the appeal fails, to serve the remainder of the sentence;',
  notLeaveIndia: 'not to leave India without the previous permission of the Court;',
  report: (station: string) => `to report to ${station} at such times as the Court may fix;`,
  passport: `to surrender the ${party}’s passport, if the ${party} holds one;`,
});

const prayer = ({ party }: PartyTerms) => ({
  heading: 'Prayer',
  lead: 'It is, therefore, most respectfully prayed that this Hon’ble Court may be pleased:',
  release: (provision: string, fir: string) =>
    `to enlarge the ${party} on bail under ${provision} in ${fir};`,
  ownBond: `if the ${party} is unable to furnish a surety, to release the ${party} on a personal bond;`,
  arrest: (provision: string, fir: string) =>
    `to direct under ${provision} that in the event of arrest in ${fir}, the ${party} be enlarged on bail;`,
  transit: (provision: string, fir: string) =>
    `to grant the ${party}, under ${provision}, protection from arrest in ${fir}, for such time as is needed to approach the court that has jurisdiction;`,
  interim: 'to grant interim protection from arrest pending disposal of this application;',
  recordTime: 'to record the date and time at which this application is presented;',
  bond: (here: string, fir: string) =>
    `to release the ${party} on bond under the first proviso to ${here} in ${fir};`,
  certificate: 'to call for a custody certificate from the Superintendent of the jail, if none is on record;',
  suspend: (provision: string) =>
    `to suspend the execution of the sentence under ${provision} pending disposal of the appeal;`,
  toAppeal: (provision: string) =>
    `to release the ${party} on bail under ${provision} for such time as is needed to file an appeal and to obtain the orders of the appellate court;`,
  bailOnAppeal: `to release the ${party} on bail until then;`,
  other: 'to pass such other or further order as this Hon’ble Court may deem fit in the interest of justice.',
});

const signing = ({ party, Party }: PartyTerms) => ({
  place: (place: string) => `Place: ${place}`,
  date: (date: string) => `Date: ${date}`,
  advocateFor: `Advocate for the ${party}`,
  enrolment: (number: string) => `Enrolment No. ${number}`,
  phone: (phone: string) => `Phone: ${phone}`,
  applicant: Party,
  pairokar: `Pairokar of the ${party}`,
  thumb: 'Signature or thumb impression',
  line: '____________________',
});

export interface ByPairokar {
  /** Of the applicant. */
  readonly name: string;
  readonly custody: string;
  readonly who: string;
  readonly relation: string;
}

const verification = ({ party }: PartyTerms) => ({
  heading: 'Verification',
  text: (who: string, last: number) =>
    `I, ${who}, the ${party}, do hereby verify that the contents of paras 1 to ${last} are true to my knowledge and belief, that the submissions of law are based on legal advice, and that nothing material has been concealed.`,
  byPairokar: ({ name, custody, who, relation }: ByPairokar, last: number) =>
    `The ${party}, ${name}, is ${custody} and cannot be present to verify. I, ${who}, ${relation} of the ${party} and conducting this case on behalf of the ${party}, do hereby verify that the contents of paras 1 to ${last} are true to my knowledge, or to information derived from the ${party} and from the record and believed to be true; that the submissions of law are based on legal advice; and that nothing material has been concealed.`,
  pairokar: (name: string, age: string, address: string) =>
    `${name}, aged ${age} years, residing at ${address}`,
  blanks: { name: LINE, age: '____', address: LINE, relation: LINE },
  fromJail: (who: string, custody: string, last: number) =>
    `I, ${who}, the ${party}, at present ${custody}, do hereby verify that the contents of paras 1 to ${last}, read by me or read over to me in a language known to me, are true to my knowledge and belief, that the submissions of law are based on legal advice, and that nothing material has been concealed.`,
  at: (place: string, date: string) => `Verified at ${place} on ${date}.`,
});

export const closing = (called: PartyTerms) => ({
  undertakings: undertakings(called),
  prayer: prayer(called),
  signing: signing(called),
  verification: verification(called),
});
