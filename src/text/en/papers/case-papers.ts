/** Papers of a case besides its application. Blank lines are filled in by hand. */
import type { PartyTerms } from '#text/en/law/party-terms.ts';

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
  conditions: 'Application for other conditions of bail',
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
    'I bind myself to attend before this Court on every day on which this case is listed, until the Court directs otherwise, and to abide by every condition of the order.',
  default: (amount: string) => `If I make default, I bind myself to forfeit ${amount} to the Government.`,
  signed: (place: string) => `Signed at ${place} on this ${DAY}.`,
  sign: 'Signature or thumb impression of the accused',
  /** For one or several sureties. */
  surety: (one: boolean) => (one ? 'Declaration of the surety' : 'Declaration of the sureties'),
  declare: (name: string, one: boolean) =>
    `${one ? 'I, whose particulars are given below, stand surety' : 'We, whose particulars are given below, stand surety, each individually,'} for ${name}, the ${party}: that the ${party} will attend as required by the bond above and abide by the conditions of the order.`,
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
  lead: `The ${party} above-named most respectfully submits as under:`,
  named: (fir: string, sections: string) => `The ${party} is named in ${fir}, under ${sections}.`,
  noSections: 'the sections applied in it',
  notArrested: `The ${party} has not been arrested in it, and is not avoiding the process of law.`,
  onBail: (from: string) =>
    `The ${party} was released on interim bail on ${from}. The period of interim bail has ended, and the ${party} surrenders as directed.`,
  comes: (day: string) => `The ${party} voluntarily surrenders before this Court on ${day}.`,
  willing: `The ${party} will join the investigation as the Court directs, and will not tamper with evidence or influence a witness.`,
  prayer: [
    `to take the surrender of the ${party} on record, with its date and time;`,
    'to pass orders on custody according to law, with notice to the Public Prosecutor;',
    'to direct medical examination, and that the family be informed;',
    `to hear the bail application of the ${party}, if filed, on the same day or at the earliest;`,
    'to pass such other or further order as this Hon’ble Court may deem fit in the interest of justice.',
  ],
});

const release = ({ party }: PartyTerms) => ({
  lead: `The ${party} above-named most respectfully submits as under:`,
  granted: (on: string) => `Bail was granted to the ${party} by order dated ${on}.`,
  grantedBlank: LINE,
  held: (custody: string) => `The ${party} is still ${custody}.`,
  stillHeld: `The ${party} has not been released.`,
  bonds:
    'The bonds and sureties required by the order: [furnished on ________ / not furnished, because ________________].',
  sent: 'The order reached the jail on: ________________.',
  directions: (judgment: string) =>
    `The directions in ${judgment} require that the order be sent to the jail by e-mail on the day it is passed or the next, that the Superintendent enter it and inform the legal services authority of a person not released, and that the Court reconsider a condition that prevents release.`,
  legalAid: (day: string) =>
    `Under these directions the legal services authority was to be informed from ${day}.`,
  mayEase: (day: string) => `From ${day} the Court may suo motu consider relaxing the conditions.`,
  prayer: [
    'to send the order and the release warrant to the jail forthwith by e-mail, with a report of compliance;',
    'to call for a report from the Superintendent of the jail as to why the order has not been complied with;',
    `if a surety or a local address prevents release, to relax that condition or to release the ${party} on a temporary personal bond;`,
    'to pass such other or further order as this Hon’ble Court may deem fit in the interest of justice.',
  ],
  copy: 'Copy to: the Superintendent of the jail; the Secretary, District Legal Services Authority.',
});

const conditions = ({ party }: PartyTerms) => ({
  lead: `The ${party} above-named most respectfully submits as under:`,
  line: LINE,
  granted: (fir: string, on: string) => `The ${party} was granted bail in ${fir} by order dated ${on}.`,
  inForce: 'The following conditions are in force:',
  asks: (text: string) => `The ${party} asks for the following change: ${text}`,
  because: (text: string) => `The reason is: ${text}`,
  obeyed: `The ${party} will continue to abide by the order until it is changed.`,
  prayer: [
    'to issue notice of this application to the State;',
    'to change the terms of bail as stated above;',
    'to pass such other or further order as this Hon’ble Court may deem fit in the interest of justice.',
  ],
});

export const casePapers = (called: PartyTerms) => ({
  titles,
  appearance: appearance(called),
  bond: bond(called),
  surrender: surrender(called),
  release: release(called),
  conditions: conditions(called),
});

/** Screen texts about these papers. */
export const casePaperWords = {
  lead: 'Made from the case and its latest application. Unknown details are left as blank lines and listed below.',
  loading: 'Loading the case',
  choose: 'Document',
  names: titles,
  about: {
    vakalatnama: 'The party appoints the advocate; a prisoner’s is attested by the jail.',
    affidavit:
      'In support of the application; by the one who conducts the case where the applicant is in custody.',
    appearance: 'The advocate’s own note to the court.',
    bond: 'The bond after an order of bail, with the particulars of the sureties.',
    dates: 'What has happened until today, from the case.',
    surrender: 'To give oneself up before the court, or to return after interim bail.',
    release: 'If bail is granted but the applicant is not released.',
    conditions: 'To change the conditions of the bail, or to reduce the bond, with the text of your request.',
  },
  /** Facts of the case that argue against the paper. */
  doubts: {
    'in-custody':
      'The applicant is recorded as in custody and cannot surrender. Correct the custody below, or choose another document.',
    'at-liberty':
      'The applicant is recorded as not in custody. Correct the custody below, or choose another document.',
    'no-order':
      'No bail order is recorded in this case. Enter it in the case facts, or fill in its date by hand.',
  },
  preview: (name: string) => `${name}, as it will be printed`,
  form: 'Court and paper size',
  sureties: 'Sureties',
  blank: 'Blank',
  gaps: (gaps: string) => `Not known, and marked in the document: ${gaps}.`,
  lines: (n: number) => (n === 1 ? '1 blank to fill by hand.' : `${n} blanks to fill by hand.`),
  complete: 'Complete except for signatures.',
  pdf: 'Download PDF',
  docx: 'Download DOCX',
  making: 'Preparing file',
  keep: 'Save with the documents',
  keeping: 'Saving',
  kept: { title: 'Saved with the documents', description: 'The PDF is among the documents of this case.' },
  started: { title: 'Download Started', description: 'The file is in your downloads.' },
  failed: { title: 'Download Failed', description: 'The file could not be made. Try again.' },
  'not-on-this-device': {
    title: 'Download Failed',
    description: 'The part of the app that makes files is not downloaded. Connect once and reload.',
  },
  notKept: {
    title: 'Not saved',
    description: 'Storage is full, or the case is no longer here. Download it instead.',
  },
};
