/** Facts in a court document: each sentence prints only if the record has the fact. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { PartyTerms } from '#text/en/law/party-terms.ts';

const days = (n: number) => (n === 1 ? '1 day' : `${indianNumber(n)} days`);

const headings = ({ party }: PartyTerms) => ({
  allegations: 'Case of the prosecution',
  version: `Case of the ${party}`,
  role: `Role attributed to the ${party}`,
  custody: 'Arrest and custody',
  stage: 'Stage of the case',
  grounds: 'Grounds',
  antecedents: 'Criminal antecedents',
  coAccused: 'Co-accused',
  earlier: 'Earlier and pending bail applications',
  annexure: 'Disclosure annexure',
});

const custodyWords = ({ party }: PartyTerms) => ({
  notArrested: `The ${party} has not been arrested.`,
  interimEnded: (date: string) => `Interim protection from arrest was in force until ${date}.`,
  interim: (date: string) => `Interim protection from arrest is in force until ${date}.`,
  arrested: (date: string, remand: string | null) =>
    `The ${party} was arrested on ${date}${remand ? ` and first remanded on ${remand}` : ''}.`,
  remanded: (date: string) => `The ${party} was first remanded on ${date}.`,
  now: (custody: string) => `The ${party} is ${custody}.`,
  period: (period: string) => `Period in custody: ${period}.`,
  counted: (n: number, on: string) =>
    `As on ${on} the ${party} has been in custody for ${days(n)} (both days inclusive).`,
  /** The release still lasts. */
  ended: (n: number, released: string) =>
    `The ${party} was in custody for ${days(n)} in all (both days inclusive), until release on ${released}.`,
  spans: (spans: string) => `Periods of custody: ${spans}.`,
  span: (kind: string, from: string, to: string | null) =>
    to ? `${kind} from ${from} to ${to}` : `${kind} since ${from}`,
  kinds: { police: 'police custody', judicial: 'judicial custody', 'interim-bail': 'interim bail' },
  groundsGiven: (date: string, time: string | undefined) =>
    `The grounds of arrest were furnished to the ${party} in writing on ${date}${time ? ` at ${time}\u00a0IST` : ''}.`,
  granted: (date: string, released: string | null) =>
    released
      ? `The ${party} was granted bail in this case on ${date} and was released on ${released}.`
      : `The ${party} was granted bail in this case on ${date} but has not been released.`,
  groundsNotGiven: `The grounds of arrest were not furnished to the ${party} in writing.`,
});

const stageWords = ({ party }: PartyTerms) => ({
  reportFiled: (date: string) => `The police report (charge-sheet) was filed on ${date}.`,
  reportNotFiled: (date: string) => `No police report (charge-sheet) had been filed as on ${date}.`,
  extended: (date: string) => `The period for investigation has been extended until ${date}.`,
  notExtended: 'The period for investigation has not been extended.',
  trial: (stage: string) => `Stage of the trial: ${stage}.`,
  charge: (date: string) => `The charge was framed on ${date}.`,
  evidence: (date: string) => `The first date fixed for evidence was ${date}.`,
  witnesses: (cited: number, examined: number) =>
    `Out of ${cited} ${cited === 1 ? 'witness' : 'witnesses'} cited, ${examined} ${examined === 1 ? 'has' : 'have'} been examined.`,
  cited: (cited: number) => `${cited} ${cited === 1 ? 'witness is' : 'witnesses are'} cited.`,
  concluded: (date: string) => `The trial was concluded on ${date}, and judgment is awaited.`,
  acquitted: (date: string) => `The ${party} was acquitted on ${date}.`,
  noDelay: `No delay in the proceedings is attributable to the ${party}.`,
  delay: (n: number) => `Delay attributable to the ${party}: ${days(n)}.`,
});

const antecedents = ({ party }: PartyTerms) => ({
  none: `There is no other criminal case against the ${party}, pending or decided.`,
  head: ['FIR', 'Police station', 'Sections', 'Outcome'],
  states: {
    pending: 'pending',
    acquitted: 'acquitted',
    discharged: 'discharged',
    quashed: 'quashed',
    convicted: 'convicted',
  },
  on: (state: string, date: string) => `${state} on ${date}`,
  noProcess: `No non-bailable warrant or proclamation has been issued against the ${party} in this case.`,
  kinds: { nbw: 'A non-bailable warrant was issued', proclamation: 'A proclamation was issued' },
  issued: (what: string, date: string | null, recalled: string | null) =>
    `${what}${date ? ` on ${date}` : ''}${recalled ? `; it was recalled on ${recalled}` : ''}.`,
});

const earlier = ({ party }: PartyTerms) => ({
  none: `No other bail application of the ${party} in this matter has been filed or is pending before any court.`,
  noneInFirs: `No other bail application of the ${party} in any of the FIRs named above has been filed or is pending before any court.`,
  one: `The ${party} has filed one earlier application for bail in this matter.`,
  multiple: `The ${party} has filed more than one earlier application for bail in this matter.`,
  listed: (n: number) =>
    n === 1
      ? `The ${party} has filed one earlier application for bail in this matter:`
      : `The ${party} has filed ${n} earlier applications for bail in this matter:`,
  outcomes: {
    pending: 'pending',
    granted: 'granted',
    refused: 'rejected',
    'in-part': 'granted in some FIRs, rejected in others',
    withdrawn: 'withdrawn',
  },
  inFirs: (granted: string, refused: string) => `granted (${granted}); rejected (${refused})`,
  /** Number of this app; the court's number is unknown here. */
  reference: (number: string) => `Filing reference ${number}`,
  noNumber: 'no number yet',
  dayNotGiven: 'date of filing not stated',
  head: ['Court', 'Number', 'Filed', 'Outcome'],
  decided: (outcome: string, date: string) => `${outcome}, ${date}`,
});

const gates = ({ party, paper }: PartyTerms) => ({
  heading: 'Conditions of the special Act',
  stands: (provision: string) => `${provision} applies to this ${paper} and requires that:`,
  twin: [
    `the Public Prosecutor has been given an opportunity to oppose the ${paper}; and`,
    `where the Public Prosecutor opposes it, the Court is satisfied that there are reasonable grounds for believing that the ${party} is not guilty of such offence and is not likely to commit any offence while on bail.`,
  ],
  afterConviction: (provision: string, authority: string) =>
    `After conviction too, a sentence is suspended only if the conditions of ${provision} are met: ${authority}. It requires that:`,
  submitted: (provision: string) =>
    `For the reasons given in the grounds, the ${party} submits that the conditions of ${provision} are met.`,
  primaFacie: [
    'the Public Prosecutor has been given an opportunity of being heard; and',
    'on a perusal of the case diary or the police report, the Court does not find reasonable grounds for believing that the accusation is prima facie true.',
  ],
  primaFacieSubmitted: `For the reasons given in the grounds, the ${party} submits that no such reasonable grounds are made out.`,
  exempt: (provision: string, who: string) =>
    `The ${party} is ${who} and seeks the benefit of the proviso to ${provision}.`,
  and: ', and is ',
  exempted: {
    woman: 'a woman',
    underSixteen: 'under sixteen years of age',
    sickOrInfirm: 'sick or infirm',
    sum: 'accused of laundering less than one crore rupees',
    other: 'a person to whom its proviso applies',
  },
  notOnBail: (provision: string) =>
    `The ${party} was not on bail in any other case under the same Act on the date of the offence. ${provision} is not attracted.`,
  noUnlawfulEntry: (provision: string) =>
    `The ${party} is not a foreign national who entered India without authority. ${provision} is not attracted.`,
});

export const facts = (called: PartyTerms) => ({
  days,
  headings: headings(called),
  custody: custodyWords(called),
  stage: stageWords(called),
  antecedents: antecedents(called),
  coAccused: {
    states: {
      granted: 'bail granted',
      refused: 'bail refused',
      pending: 'bail application pending',
      'not-arrested': 'not arrested',
    },
    row: (name: string, state: string, where: string) => `${name}: ${state}${where}.`,
    by: (court: string) => ` by ${court}`,
    on: (date: string) => ` on ${date}`,
  },
  earlier: earlier(called),
  gates: gates(called),
  annexure: {
    lead: 'Made on affidavit. Each part states the known facts.',
    leadUnsworn: 'Each part states the known facts.',
    leftOut: 'A part not furnished states its reason.',
    unknown: 'A part marked “Not stated” has no particulars in the record.',
    head: ['Part', 'Particulars'],
    parts: {
      A: 'A. Case',
      B: 'B. Custody',
      C: 'C. Trial',
      D: 'D. Criminal antecedents',
      E: 'E. Earlier bail applications',
      F: 'F. Coercive process',
    },
    offence: (section: string, maximum: string) => `${section}: ${maximum}.`,
    omitted: (reason: string) => `Not furnished, for this reason: ${reason}`,
    notStated: 'Not stated.',
    awaited: 'The record is awaited.',
  },
});
