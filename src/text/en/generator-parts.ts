/** The folded parts of the generator, the rows in them, and the grounds under headings. */
import type { ToBeAnnexed } from './documents-grounds.ts';

export const generatorParts = {
  parts: {
    particulars: 'District, case number and CNR',
    custody: 'Custody in detail',
    trial: 'The investigation and the trial so far',
    version: 'What the applicant says, and the role',
    coAccused: 'Co-accused',
    person: 'The person: woman, child, sick or infirm',
    coercive: 'Warrants and proclamations',
    ownWords: 'Undertakings and prayer in your own words',
    listed: (n: number) => (n === 1 ? '1 listed' : `${n} listed`),
  },
  spans: {
    text: 'Only where the custody changed or was broken: police, then judicial, or a time out on interim bail. Without spans the days are counted from the arrest.',
    row: (n: number) => `Span ${n}`,
    kind: 'Where',
    from: 'From',
    to: 'Until',
    toHint: 'Leave it empty while it lasts.',
    add: 'Add a span',
    remove: (n: number) => `Remove span ${n}`,
    line: (kind: string, from: string, to: string) =>
      to === '' ? `${kind} since ${from}` : `${kind} ${from} to ${to}`,
  },
  warrants: {
    row: (n: number) => `Warrant or proclamation ${n}`,
    kind: 'What was issued',
    on: 'Issued on',
    recalledOn: 'Recalled on',
    add: 'Add a warrant or proclamation',
    remove: (n: number) => `Remove warrant or proclamation ${n}`,
  },
  coAccused: {
    text: 'Each person accused in the same FIR, and what became of bail. Where one was released, parity is proposed as a ground.',
    row: (n: number) => `Co-accused ${n}`,
    name: 'Name',
    bail: 'Bail',
    court: 'Court',
    on: 'On',
    add: 'Add a co-accused',
    remove: (n: number) => `Remove co-accused ${n}`,
  },
  offered: 'Conditions and prayer',
  grounds: {
    title: 'Grounds under headings',
    proposed:
      'The facts given so far carry these grounds. Add those that are to be argued, then put them in your own words:',
    noneProposed:
      'Grounds are proposed here from the facts given: custody, the trial, the co-accused, the person, the arrest, antecedents.',
    add: 'Add this ground',
    addThis: (heading: string) => `Add the ground: ${heading}`,
    addOwn: 'Add a ground of your own',
    row: (n: number) => `Ground ${n}`,
    heading: 'Heading',
    text: 'Ground',
    restsOn: 'Rests on',
    dropAuthority: 'Leave the authority out',
    remove: (n: number) => `Remove ground ${n}`,
    annex: {
      'custody-certificate': 'To be proved by: the custody certificate of the jail.',
      'order-of-the-co-accused': 'To be proved by: a copy of the order for the co-accused.',
      'medical-record': 'To be proved by: the medical record.',
      'order-sheet': 'To be proved by: the order sheet of the trial court.',
      notice: 'To be proved by: the notice, and what shows that it was followed.',
    } satisfies Record<ToBeAnnexed, string>,
  },
};
