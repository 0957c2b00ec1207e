/** Papers of the filing packet besides the application. Blank lines are filled in by hand. */
import type { PartyTerms } from '#text/en/law/party-terms.ts';

const LINE = '________________';
const DAY = '____ day of ________________';

const titles = ({ paper }: PartyTerms) => ({
  index: 'Index',
  urgency: 'Application for an urgent hearing',
  memo: 'Memo of parties',
  dates: 'List of dates and events',
  application: `The ${paper}`,
  affidavit: 'Affidavit',
  annexure: 'Disclosure annexure, parts A to F',
  'earlier-orders': 'Earlier applications and change of circumstances',
  documents: 'Annexures',
  translation: 'Certificate of translation',
  exemption: 'Application for exemption',
  sureties: 'Particulars of sureties',
  indigence: 'Statement of means',
  prosecutor: 'Notice to the Public Prosecutor, with proof of service',
  victim: 'Notice to the victim or informant',
  vakalatnama: 'Vakalatnama',
});

const index = {
  head: ['No.', 'Particulars', 'Pages'],
  pages: (first: number, last: number) => (first === last ? String(first) : `${first} to ${last}`),
  /** In a word processor, page numbers are entered by hand. */
  byHand: '____',
  annexure: (number: string, title: string) => `Annexure ${number}: ${title}`,
  copies: { original: 'original', certified: 'certified copy', plain: 'copy' },
  withCopy: (text: string, copy: string) => `${text} (${copy})`,
  missing: 'to be placed here by hand',
  fees: 'Court fee and stamps',
};

const urgency = ({ party, paper, Party }: PartyTerms) => ({
  lead: `The ${party} above-named most respectfully submits as under:`,
  with: (title: string) => `This application is filed with: ${title}.`,
  held: (custody: string, days: string | null) =>
    `The ${party} is ${custody}${days ? `, and has been in custody for ${days}` : ''}.`,
  reason: (reason: string) => `The matter is urgent because: ${reason}`,
  prayer: [
    `to list and hear the ${paper} urgently;`,
    'to pass such other or further order as this Hon’ble Court may deem fit in the interest of justice.',
  ],
  Party,
});

const memo = ({ party, Party }: PartyTerms) => ({
  head: ['Party', 'Particulars'],
  party: Party,
  inCustody: 'In custody',
  advocate: `Advocate for the ${party}`,
  inPerson: `The ${party} appears in person`,
  respondent: 'Respondent',
  through: (station: string) =>
    `through the Station House Officer, Police Station ${station}, and the Public Prosecutor`,
  matter: 'FIR' as string,
  sections: 'Sections applied',
  wronged: 'Victim or informant',
  withheld: (station: string) =>
    `through the Station House Officer, Police Station ${station}; not named in these papers`,
  withheldBy: (office: string) => `through ${office}; not named in these papers`,
});

const dates = ({ paper }: PartyTerms) => ({
  head: ['Date', 'Event'],
  applied: (court: string, number: string) => `Application for bail: ${court}, ${number}`,
  decided: (court: string, outcome: string) => `${court}: ${outcome}`,
  custody: (kind: string) => `${kind} begins`,
  protection: 'Interim protection from arrest expires',
  today: `This ${paper}`,
});

const affidavit = ({ party, paper, Party }: PartyTerms) => ({
  opening: (who: string) => `I, ${who}, do hereby solemnly affirm and state as under:`,
  pairokar: ([name, parentage, age, address]: readonly [string, string, string, string]) =>
    `${name}, ${parentage}, aged ${age} years, residing at ${address}`,
  blanks: { name: LINE, parentage: `son, daughter or wife of ${LINE}`, age: '____', address: LINE },
  own: `That I am the ${party} and am conversant with the facts of this case.`,
  held: (custody: string) =>
    `That I am the ${party}, at present ${custody}, and am conversant with the facts of this case.`,
  forThem: (relation: string, name: string, custody: string) =>
    `That I am the ${relation} of the ${party}, ${name}, who is ${custody} and cannot swear this affidavit. I conduct this case on behalf of the ${party}, am conversant with its facts and am authorised to swear to them.`,
  relation: LINE,
  read: (last: number) =>
    `That I have read the ${paper}, or it has been read over to me in a language known to me. The contents of paras 1 to ${last} are true to my knowledge, or to information derived from the record and believed to be true; the submissions of law are based on legal advice.`,
  annexure:
    'That the contents of the disclosure annexure, parts A to F, filed with this affidavit, are true to my knowledge and belief.',
  copies: (numbers: string) => `That the documents at ${numbers} are the originals or true copies thereof.`,
  nothing: 'That nothing material has been concealed from this Hon’ble Court.',
  deponent: 'Deponent',
  verification: 'Verification',
  verified: (place: string, last: number) =>
    `Verified at ${place} on this ${DAY} that the contents of paras 1 to ${last} of this affidavit are true to my knowledge, no part of it is false, and nothing material has been concealed.`,
  attested: {
    'oath-commissioner': {
      heading: 'Before the Oath Commissioner',
      text: (place: string) =>
        `Solemnly affirmed before me at ${place} on this ${DAY} by the deponent, who is identified by ${LINE}, and to whom this affidavit was read over and explained.`,
      signs: ['Oath Commissioner', 'Name, number and seal'],
    },
    notary: {
      heading: 'Before the Notary',
      text: (place: string) =>
        `Solemnly affirmed and signed before me at ${place} on this ${DAY} by the deponent, who is identified by ${LINE}. Entered in the notarial register at No. ${LINE}.`,
      signs: ['Notary', 'Registration number and seal'],
    },
    jail: {
      heading: 'Attestation by the jail',
      text: (jail: string) =>
        `The contents were read over and explained to the deponent, a prisoner in ${jail}, who affirmed them and affixed the signature or thumb impression above in my presence on this ${DAY}.`,
      signs: ['Superintendent of the jail', 'Name and seal'],
    },
  },
  theJail: 'this jail',
  thumb: 'Signature or thumb impression',
  Party,
});

const earlierOrders = ({ party, paper }: PartyTerms) => ({
  disclosed: (n: number) =>
    n === 1
      ? `One earlier application for bail by the ${party} in this matter is disclosed:`
      : `The earlier applications for bail by the ${party} in this matter are disclosed:`,
  none: `The ${party} has filed an earlier application for bail in this matter; its court, number and outcome are: ${LINE}.`,
  copies: (n: number, numbers: string) =>
    n === 1
      ? `A copy of the order passed on it is at ${numbers}.`
      : `Copies of the orders passed on them are at ${numbers}.`,
  certified: (n: number, numbers: string) =>
    n === 1
      ? `A certified copy of the order passed on it is at ${numbers}.`
      : `Certified copies of the orders passed on them are at ${numbers}.`,
  toFollow: (n: number) =>
    n === 1
      ? 'A certified copy of the order passed on it is filed with this packet.'
      : 'Certified copies of the orders passed on them are filed with this packet.',
  changeHeading: 'Change of circumstances',
  change: (n: number) =>
    `Since ${n === 1 ? 'it' : 'the last of them'} was decided, the following circumstances have changed, on which this ${paper} is based:`,
  noOther: `No other application for bail by the ${party} in this matter is pending before any court.`,
});

const translation = {
  text: (name: string, address: string, language: string) =>
    `I, ${name}, of ${address}, know ${language} and English. The translations into English of the documents named below are complete and true to their originals.`,
  language: `the language of the originals, ${LINE},`,
  head: ['Annexure', 'Document', 'Language of the original'],
  signs: 'Translator',
  blank: LINE,
  all: 'the documents filed with a translation',
};

const exemption = ({ party, paper }: PartyTerms) => ({
  lead: `The ${party} above-named most respectfully submits as under:`,
  with: (title: string) => `This application is filed with: ${title}.`,
  copies: (numbers: string) => `Filed as uncertified copies: ${numbers}.`,
  copiesAll: 'Some documents are filed as uncertified copies.',
  translations: (numbers: string) => `Filed in their own language and without a translation: ${numbers}.`,
  translationsAll: 'Some documents are filed in their own language, without a translation.',
  reason: (reason: string) => `Reason: ${reason}`,
  undertakes: `The ${party} undertakes to file the same as soon as available, or as the Court directs.`,
  prayer: {
    'certified-copies': `to exempt the ${party} from filing certified copies with the ${paper};`,
    translations: `to exempt the ${party} from filing translations with the ${paper};`,
  },
  other: 'to pass such other or further order as this Hon’ble Court may deem fit in the interest of justice.',
});

const sureties = ({ party }: PartyTerms) => ({
  lead: `If bail is granted, the following persons are ready and willing to stand surety for the ${party}, to the satisfaction of the Court:`,
  nth: (n: number) => `Surety ${n}`,
  particulars: 'Particulars',
  rows: {
    name: 'Name',
    parentage: 'Son, daughter or wife of',
    age: 'Age',
    occupation: 'Occupation',
    relation: `Relation to the ${party}`,
    address: 'Address',
    property: 'Property offered as security',
    worth: 'Value of the property',
    others: 'Surety for any other accused',
  },
  blank: LINE,
  sign: 'Signature of the surety',
});

const indigence = ({ party }: PartyTerms) => ({
  lead: (name: string) =>
    `The ${party}, ${name}, is unable to furnish a surety. The means of the ${party} are as follows:`,
  law: (provision: string) =>
    `Under ${provision} inability to furnish bail within a week of arrest is sufficient ground to presume indigence and to release on a bond without sureties.`,
  prayer: `to release the ${party} on a personal bond, or on a bond in a sum within the means of the ${party}.`,
});

const notices = ({ party, Party, paper }: PartyTerms) => ({
  to: 'To:',
  prosecutor: (court: string) => `The Public Prosecutor, ${court}`,
  take: (title: string, fir: string) =>
    `Take notice that the ${party} files in this Court: ${title}, in ${fir}. A copy with its annexures is enclosed.`,
  under: (provisions: string) => `This notice is given under ${provisions}.`,
  listing: `The ${paper} will be listed on ${LINE}, or on the day that the Court fixes.`,
  proof: 'Proof of service',
  head: ['Served on', 'Date', 'How', 'Received by (signature and seal)'],
  modes: { hand: 'by hand', email: 'by email', post: 'by post' },
  blank: '________',
  through: (station: string) =>
    `The victim, or the victim’s dependant or guardian, or the informant, in the case below: through the Station House Officer, Police Station ${station}`,
  throughOffice: (office: string) =>
    `The victim, or the victim’s dependant or guardian, or the informant, in the case below: through the respondent, ${office}`,
  heard: {
    victim: (notice: string, hearing: string) =>
      `Notice is given to the victim or a dependant under ${notice}, who has the right to be heard under ${hearing}.`,
    wife: (provision: string) => `The married woman is to be heard: ${provision}.`,
    child: (provision: string) =>
      `The child, through a parent, guardian or counsel, may be heard: ${provision}.`,
    informant: (provision: string) =>
      `The informant, or a person authorised by the informant, is to be present at the hearing: ${provision}.`,
  },
  mayAttend: 'You may attend the hearing, in person or through counsel, and be heard.',
  officer:
    'The Station House Officer shall serve this notice, inform the recipient of the right to free legal aid, and report service to the Court. The name of a victim shall not be written on it.',
  officeServes:
    'The respondent shall serve this notice, inform the recipient of the right to free legal aid, and report service to the Court. The name of a victim shall not be written on it.',
  by: Party,
});

const vakalatnama = ({ party, Party }: PartyTerms) => ({
  text: (who: string, advocate: string) =>
    `I, ${who}, the ${party}, appoint ${advocate} to act for me in this case before this Court, and authorise the advocate:`,
  powers: [
    'to appear, plead and argue for me, and to sign and file applications, affidavits and documents on my behalf;',
    'to receive notices and documents for me, to inspect the record and to take copies of it;',
    'to present the bonds and sureties required by the Court, as I instruct;',
    'to withdraw this case, or to compromise in it, only as I instruct in writing; and',
    'to appoint another advocate to act at a hearing in place of the advocate.',
  ],
  stands:
    'It is in force until this case is disposed of, or until withdrawn by me in writing with leave of the Court.',
  enrolled: (name: string, enrolment: string) => `${name}, Advocate, Enrolment No. ${enrolment}`,
  blank: LINE,
  accepted: 'Accepted',
  signs: 'Signature or thumb impression',
  Party,
  attested: 'Attestation by the jail',
  attestedText: (jail: string) =>
    `Signed, or thumb impression affixed, by the ${party}, a prisoner in ${jail}, in my presence on this ${DAY}.`,
  superintendent: ['Superintendent of the jail', 'Name and seal'],
  theJail: 'this jail',
});

/** Placeholder page for a document that could not be bound. */
const missing = {
  heading: (number: string) => `Annexure ${number}`,
  text: (title: string) => `${title}: to be placed here by hand.`,
};

const stamps = {
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  annexure: (number: string, page: number, pages: number) => `Annexure ${number} · page ${page} of ${pages}`,
};

type Side = readonly [name: string, called: string];

export const packetPapers = (called: PartyTerms) => ({
  inTheMatter: ([applicant, party]: Side, [respondent, other]: Side) =>
    `${applicant}, ${party}, versus ${respondent}, ${other}`,
  titles: titles(called),
  annexuresNamed: {
    one: (number: string) => `Annexure ${number}`,
    several: (numbers: string) => `Annexures ${numbers}`,
  },
  index,
  urgency: urgency(called),
  memo: memo(called),
  dates: dates(called),
  affidavit: affidavit(called),
  earlierOrders: earlierOrders(called),
  translation,
  exemption: exemption(called),
  sureties: sureties(called),
  indigence: indigence(called),
  notices: notices(called),
  vakalatnama: vakalatnama(called),
  missing,
  stamps,
});
