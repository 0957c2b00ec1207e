/** An application of several applicants: the cause title, the names of each, and the meaning of "the applicant". */
import type { PartyTerms } from '#text/en/law/party-terms.ts';

export const joint = ({ party, Party, paper }: PartyTerms) => ({
  /** The only applicant, in a sentence. */
  one: `the ${party}`,
  /** Label below several descriptions. */
  Parties: `${Party}s`,
  /** A description in the cause title. */
  listed: (nth: number, description: string) => `${nth}. ${description}`,
  /** Cause title; `count` includes the first. */
  andOthers: (name: string, count: number) => `${name} and ${count === 2 ? 'another' : 'others'}`,
  names: (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`,
  numbered: (nth: number, name: string) => `${Party} No. ${nth}, ${name}`,
  /** Above the paragraphs of one person. */
  of: (numbered: string) => `${numbered}:`,
  about: (numbered: string, text: string) => `${numbered}: ${text}`,
  /** Of several FIRs, each for itself. */
  inEach: (firs: string, text: string) => `In each of ${firs}: ${text}`,
  /** A ground of one person. */
  asTo: (name: string, text: string) => `As to ${name}: ${text}`,
  headingOf: (heading: string, name: string) => `${heading} (${name})`,
  means: `In this ${paper}, “the ${party}” means each of the ${party}s, unless a paragraph names one of them.`,
  meansInOrder: `In this order, “the ${party}” means each of the ${party}s named above, unless a sentence names one of them.`,
  /** In an order on some of the applicants, below the parties. */
  onlyOf: (names: string) =>
    `This order decides the ${paper} of ${names}, and of no other ${party}. In this order, “the ${party}” means each person whom this paragraph names.`,
  /** Before the allegations of one of several FIRs. */
  alleged: (fir: string, text: string) => `In ${fir}, it is alleged: ${text}`,
  /** Girish Gandhi, 2024 INSC 617: the same sureties in all cases. */
  bondInEachFir: (sureties: number) =>
    `A bond of this amount shall be furnished in each of these FIRs${sureties === 0 ? '' : `; the same ${sureties === 1 ? 'surety' : 'sureties'} may stand in all of them`}.`,
  eachBond: `Each of the ${party}s furnishes a bond of this amount separately.`,
});
