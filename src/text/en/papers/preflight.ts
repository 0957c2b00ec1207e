/**
 * Check before filing: missing particulars, and those possibly copied from another matter. Questions, never
 * verdicts.
 */
import { plural } from '#text/en/plural.ts';
import { paperKinds } from './paper-kinds.ts';

/** A text of another matter, and the value of this one, each with the label of its field. */
export interface Stray {
  readonly match: string;
  readonly at: string;
  readonly own: string;
  readonly ownAt: string;
}

export interface UnlistedCase {
  readonly fir: string;
  readonly station: string;
  readonly name: string;
  readonly label: string;
}

/** The value of the application, and a differing one of another source. */
export interface Differing {
  readonly label: string;
  readonly own: string;
  readonly other: string;
}

export const preflightWords = {
  missing: (what: string) => `Missing: ${what}.`,
  blank: (heading: string) => `Fill the blank in the ground “${heading}”.`,
  undrawable: (characters: string) =>
    `The PDF cannot print these characters: ${characters}. Use the DOCX, or write them in English or Hindi letters.`,
  legacyFont: (typed: string, unicode: string) =>
    `“${typed}” was typed in a font such as Kruti Dev. Nobody can read it on the paper. It reads: ${unicode}`,
  size: (mb: number, limit: number) =>
    `The attached documents are ${mb} MB together; the limit set for this court is ${limit} MB. Make pictures smaller when making the packet, or attach fewer.`,
  strays: {
    fir: ({ match, at, own, ownAt }: Stray) =>
      `“${at}” mentions FIR ${match}, but “${ownAt}” is ${own}. Is this text from another matter?`,
    station: ({ match, at, own, ownAt }: Stray) =>
      `“${at}” mentions Police Station ${match}, but “${ownAt}” is ${own}. Is this text from another matter?`,
    person: ({ match, at, own, ownAt }: Stray) =>
      `“${at}” names the applicant ${match}, but “${ownAt}” is ${own}. Is this text from another matter?`,
  },
  differs: {
    paper: ({ label, own, other, from }: Differing & { readonly from: string }) =>
      `“${label}” is ${own} in the application, but ${other} in the paper that was read (${from}). Check both values.`,
    papers: paperKinds,
    words: ({ match, at, own, ownAt }: Stray) =>
      `“${at}” says “${match}”, but “${ownAt}” is ${own}. Check both values.`,
    counted: 'Custody as counted from the dates',
    days: (count: number) => plural(count, 'day', 'days'),
    cases: (count: number) => plural(count, 'other case', 'other cases'),
    ofCase: ({ label, own, other }: Differing) =>
      `“${label}” is ${own} in the application, but ${other} in the case that it joins. Check both values.`,
    notListed: ({ fir, station, name, label }: UnlistedCase) =>
      `Your cases include FIR ${fir} of ${station} for ${name}, but “${label}” does not list it. Add it if it is the same person.`,
  },
  stops: {
    needed: (field: string) => `This relief needs “${field}”. Add it, or change the relief.`,
    part: (part: string) =>
      `Part ${part} of the sworn disclosure is empty. Give its facts, or the reason for omitting it.`,
  },
  transitLink:
    'The paper pleads no connection of the applicant with the territory of this court. Take the drafted ground of transit bail, or write your own.',
  otherCourt: (form: string, court: string) =>
    `The packet uses the format of ${form}, but the application is to the ${court}. Change the court of the application, or the format in the packet.`,
  pages: (pages: number, limit: number) =>
    `The attached documents have ${pages} pages without the application; the court’s limit is ${limit} in one file. Attach fewer pages, or file in two volumes.`,
  paper: (name: string, paper: string) =>
    `${name} has pages that are not ${paper}, the paper of this court. They are included as they are. Print on ${paper} paper first if the registry requires one size.`,
  wordFile: (name: string) =>
    `${name} is a Word file: the packet holds a page in its place. Save it as PDF, and attach that.`,
  notHere: (name: string) => `${name} is not downloaded: a blank page is inserted. Open it once online.`,
  or: ' or ',
  respondent: (agencies: string) =>
    `The paper names the State as the respondent; this matter points to ${agencies}. Who is to answer?`,
  condition:
    'The Supreme Court does not allow a condition of this kind, even if the applicant offers it. Leave it out, or give its purpose.',
  withheldVictim: (quotedText: string) =>
    `“${quotedText}” seems to name the victim, which the law forbids in this case. The papers print X instead. If it is another person, change the text.`,
  victim: (quotedText: string) =>
    `Does “${quotedText}” name the victim or her parent? The law forbids it in this case. Write “the victim” or initials instead.`,
} as const;
