/** The papers that a case's diary makes beside an application. A line stands where a hand fills in. */
import type { PartyTerms } from './party-terms.ts';

const LINE = '________________';
const DAY = '____ day of ________________';

const titles = {
  vakalatnama: 'Vakalatnama',
  affidavit: 'Affidavit',
  appearance: 'Memo of appearance',
  bond: 'Bond of the accused and of the sureties',
  dates: 'List of dates and events',
  surrender: 'Application to surrender before the Court',
  release: 'Application on a release that is still outstanding',
};

const appearance = ({ party, Party }: PartyTerms) => ({
  text: (advocate: string, name: string) =>
    `Please enter the appearance of ${advocate} for the ${party}, ${name}, in this case.`,
  under: 'The vakalatnama of the party is filed with this memo, or will be filed on the next date.',
  notices: (address: string) => `Notices for the ${party} may be served at: ${address}.`,
  address: LINE,
  noAdvocate: LINE,
  enrolled: (name: string, enrolment: string) => `${name}, Advocate, Enrolment No. ${enrolment}`,
  Party,
});

const bond = ({ party }: PartyTerms) => ({
  own: 'Bond of the accused',
  ordered: (who: string, on: string, terms: string) =>
    `I, ${who}, have been ordered on ${on} to be released on bail on ${terms}.`,
  terms: (amount: string, sureties: string) => `a bond of ${amount} with ${sureties}`,
  day: LINE,
  amount: (figure: string) => `₹ ${figure}`,
  blankAmount: `₹ ${LINE}`,
  sureties: (n: number) => (n === 1 ? 'one surety' : `${n} sureties`),
  noSurety: 'no surety',
  blankSureties: '____ sureties',
  attend:
    'I bind myself to attend before this Court on every day on which this case is listed, until the Court directs otherwise, and to keep every condition of the order.',
  default: (amount: string) => `If I make default, I bind myself to forfeit ${amount} to the Government.`,
  signed: (place: string) => `Signed at ${place} on this ${DAY}.`,
  sign: 'Signature or thumb impression of the accused',
  /** Of one surety, or of several. */
  surety: (one: boolean) => (one ? 'Declaration of the surety' : 'Declaration of the sureties'),
  declare: (name: string, one: boolean) =>
    `${one ? 'I, whose particulars stand below, stand surety' : 'We, whose particulars stand below, stand surety, each for himself or herself,'} for ${name}, the ${party}: that the ${party} will attend as the bond above says and keep the conditions of the order.`,
  suretyDefault: (amount: string, one: boolean) =>
    `If the ${party} makes default, ${one ? 'I bind myself' : 'each of us binds himself or herself'} to forfeit ${amount} to the Government.`,
  accepted: 'Accepted and attested',
  acceptedText: (sureties: boolean) =>
    sureties
      ? `The bonds were executed before me on this ${DAY}; the particulars of the sureties were verified.`
      : `The bond was executed before me on this ${DAY}.`,
  officer: ['The Court, or the officer who accepts the bond', 'Name and seal'],
});

const surrender = ({ party }: PartyTerms) => ({
  lead: `The ${party} respectfully states:`,
  named: (fir: string, sections: string) => `The ${party} is named in ${fir}, under ${sections}.`,
  noSections: 'the sections applied in it',
  notArrested: `The ${party} has not been arrested in it, and is not avoiding the process of law.`,
  onBail: (from: string) =>
    `The ${party} was released on interim bail on ${from}. The time that was given ends, and the ${party} returns to custody as directed.`,
  comes: (day: string) => `The ${party} surrenders before this Court on ${day}, of free will.`,
  willing: `The ${party} will join the investigation as the Court directs, and will not tamper with evidence or influence a witness.`,
  prayer: [
    `to take the surrender of the ${party} on record, with its date and hour;`,
    'to pass orders on custody according to law, with notice to the Public Prosecutor;',
    'to direct medical examination, and that the family be informed;',
    `to hear the bail application of the ${party}, if one is filed, on the same day or on the earliest day that the Court can give;`,
    'to make any other order that the ends of justice require.',
  ],
});

const release = ({ party }: PartyTerms) => ({
  lead: `The ${party} respectfully states:`,
  granted: (on: string) => `Bail was granted to the ${party} by order dated ${on}.`,
  grantedBlank: LINE,
  held: (custody: string) => `The ${party} is still ${custody}.`,
  stillHeld: `The ${party} has not been released.`,
  bonds:
    'The bonds and sureties that the order asks for: [furnished on ________ / not furnished, because ________________].',
  sent: 'The order reached the jail on: ________________.',
  directions: (judgment: string) =>
    `The directions in ${judgment} ask that the order be sent to the jail by e-mail on the day it is made or the next, that the superintendent enter it and tell the legal services authority of a person who is not released, and that the Court look again at a condition that keeps a person inside.`,
  legalAid: (day: string) => `Under them the legal services authority was to be told from ${day}.`,
  mayEase: (day: string) =>
    `From ${day} the Court may, by itself, consider whether the conditions should be eased.`,
  prayer: [
    'to send the order and the release warrant to the jail at once, by e-mail, with a report of compliance;',
    'to call for a report of the Superintendent of the jail on why the order has not been carried out;',
    `where a surety or a local address stands in the way, to ease that condition or to release the ${party} on a bond of the ${party}’s own for a time;`,
    'to make any other order that the ends of justice require.',
  ],
  copy: 'Copy to: the Superintendent of the jail; the Secretary, District Legal Services Authority.',
});

export const casePapers = (called: PartyTerms) => ({
  titles,
  appearance: appearance(called),
  bond: bond(called),
  surrender: surrender(called),
  release: release(called),
});

/** What the screen says of them. */
export const casePaperWords = {
  lead: 'Made from the case and its newest application, on this device. What is not known stays as a line for the pen, and is said below.',
  loading: 'Reading the case',
  choose: 'Which paper',
  names: titles,
  about: {
    vakalatnama: 'The party appoints the advocate; a prisoner’s is attested by the jail.',
    affidavit:
      'In support of the application; by the one who conducts the case where the applicant is in custody.',
    appearance: 'The advocate’s own note to the court.',
    bond: 'The bond after an order of bail, with the particulars of the sureties.',
    dates: 'What has happened until today, from the case.',
    surrender: 'To give oneself up before the court, or to return after interim bail.',
    release: 'Where bail is granted and the person is still inside.',
  },
  /** What the case says against making it. */
  doubts: {
    'in-custody':
      'The case says that the applicant is in custody, and nobody surrenders from there. Correct the custody below, or choose another paper.',
    'at-liberty':
      'The case says that the applicant is not in custody. Correct the custody below, or choose another paper.',
    'no-order':
      'No order of bail is known in this case. Enter it in the facts of the case, or fill in its day by hand.',
  },
  preview: (name: string) => `${name}, as it will be printed`,
  form: 'Court and paper size',
  sureties: 'Sureties',
  blank: 'Still blank',
  gaps: (gaps: string) => `Not known, and marked in the paper: ${gaps}.`,
  lines: (n: number) => (n === 1 ? 'One place is left for the pen.' : `${n} places are left for the pen.`),
  complete: 'Nothing is blank but the signatures.',
  pdf: 'Download PDF',
  docx: 'Download DOCX',
  making: 'Making the file',
  keep: 'Keep it with the documents',
  keeping: 'Keeping it',
  kept: { title: 'Kept with the documents', description: 'The PDF is among the documents of this case.' },
  started: { title: 'Download Started', description: 'The file is among your downloads.' },
  failed: { title: 'Download Failed', description: 'The file could not be made. Try again.' },
  'not-on-this-device': {
    title: 'Download Failed',
    description: 'The part of the app that makes files is not here yet. Connect once and reload.',
  },
  notKept: { title: 'Not kept', description: 'There is no room, or the case is gone. Download it instead.' },
};
