/** How a bail application ends: what is offered, what is asked, who signs. */
import type { PartyTerms } from './party-terms.ts';

/** Filled in by hand. */
const LINE = '________________';

const undertakings = ({ party }: PartyTerms) => ({
  heading: 'Undertakings and conditions',
  offered: `If released, the ${party} offers to abide by these conditions, and by any other that the Court imposes:`,
  mandatory: (provision: string, why: string) =>
    `${provision} requires conditions of attendance, of committing no like offence, and of leaving witnesses and evidence alone in this case (${why}); they are among those offered.`,
  mayBeSet: (provision: string, why: string) =>
    `${provision} names these offences (${why}), so the Court may set conditions for the purposes given there; such conditions are among those offered.`,
  ofSevenYears: (offence: string) => `${offence}, punishable with seven years or more`,
  ofChapter: (offence: string, chapter: string) => `${offence}, of Chapter ${chapter}`,
  attend: 'to attend the Court on every date fixed, unless exempted;',
  notRepeat: 'not to commit any offence while on bail;',
  notTamper:
    'not to make, directly or indirectly, any inducement, threat or promise to a person acquainted with the facts of the case, and not to tamper with evidence;',
  available: 'to be available to the investigating officer when lawfully required;',
  tellAddress: 'to tell the Court of any change of address;',
  surrender: 'to surrender, if the appeal fails, to serve what is left of the sentence;',
  notLeaveIndia: 'not to leave India without the previous permission of the Court;',
  report: (station: string) => `to report to Police Station ${station} at the times that the Court fixes;`,
  passport: `to surrender the ${party}’s passport, if the ${party} holds one;`,
});

const prayer = ({ party }: PartyTerms) => ({
  heading: 'Prayer',
  lead: `The ${party} prays that the Court may be pleased:`,
  release: (provision: string, fir: string) =>
    `to release the ${party} on bail under ${provision} in ${fir};`,
  ownBond: `if the ${party} cannot furnish a surety, to release the ${party} on the ${party}’s own bond;`,
  arrest: (provision: string, fir: string) =>
    `to direct under ${provision} that, in the event of arrest in ${fir}, the ${party} be released on bail;`,
  transit: (provision: string, fir: string) =>
    `to grant the ${party}, under ${provision}, protection from arrest in ${fir} for such time as is needed to approach the court that has jurisdiction;`,
  interim: 'to grant interim protection from arrest until this application is decided;',
  recordTime: 'to record the date and time at which this application is presented;',
  bond: (here: string, fir: string) =>
    `to release the ${party} on bond under the first proviso to ${here} in ${fir};`,
  certificate:
    'to call for a certificate of custody from the Superintendent of the jail, where none is on record;',
  suspend: (provision: string) =>
    `to suspend the execution of the sentence under ${provision} until the appeal is decided;`,
  toAppeal: (provision: string) =>
    `to release the ${party} on bail under ${provision} for such time as is needed to file an appeal and to obtain the orders of the appellate court;`,
  bailOnAppeal: `to release the ${party} on bail until then;`,
  other: 'to make any other order that the ends of justice require.',
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
    `I, ${who}, the ${party}, state that what paragraphs 1 to ${last} say of the facts is true to my knowledge and belief, that what they say of the law is as I am advised, and that nothing material has been kept back.`,
  byPairokar: ({ name, custody, who, relation }: ByPairokar, last: number) =>
    `The ${party}, ${name}, is ${custody} and cannot be present to verify. I, ${who}, ${relation} of the ${party} and the person conducting this case on the ${party}’s behalf, state that what paragraphs 1 to ${last} say of the facts is true to my knowledge, or to the information that I have from the ${party} and from the record and believe to be true; that what they say of the law is as I am advised; and that nothing material has been kept back.`,
  pairokar: (name: string, age: string, address: string) =>
    `${name}, aged ${age} years, residing at ${address}`,
  blanks: { name: LINE, age: '____', address: LINE, relation: LINE },
  fromJail: (who: string, custody: string, last: number) =>
    `I, ${who}, the ${party}, at present ${custody}, state that what paragraphs 1 to ${last}, which I have read or which were read over to me in a language that I know, say of the facts is true to my knowledge and belief, that what they say of the law is as I am advised, and that nothing material has been kept back.`,
  at: (place: string, date: string) => `Verified at ${place} on ${date}.`,
});

export const closing = (called: PartyTerms) => ({
  undertakings: undertakings(called),
  prayer: prayer(called),
  signing: signing(called),
  verification: verification(called),
});
