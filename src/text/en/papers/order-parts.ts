/** Parts of a composed bail order, by relief and outcome, for the party that the order names. No sentence has a blank. */
import { APPELLANT, APPLICANT, type PartyTerms } from '#text/en/law/party-terms.ts';
import { boardParts } from './order-board.ts';
import { conditionsParts } from './order-conditions.ts';

/** The application as its title names it. */
interface AskedFor {
  readonly nth: string | null;
  /** After the first application of the matter. */
  readonly isLater: boolean;
  readonly noun: string;
  readonly provision: string;
}

/** The other side: the State, or an agency of the Union. */
type OtherSide = 'State' | 'respondent';

const CHILD: PartyTerms = { party: 'child', Party: 'Child', paper: 'application' };

const stateWords = ({ paper }: PartyTerms, side: OtherSide) => ({
  opposed: `The learned Public Prosecutor opposes the ${paper}.`,
  'not-opposed': `The learned Public Prosecutor does not oppose the ${paper}.`,
  onMerits: `The Court has nevertheless considered the ${paper} on its merits.`,
  absent: 'The Public Prosecutor had an opportunity to be heard and made no submission.',
  /** If the order cancels bail. */
  againstBail: {
    opposed: 'The learned Public Prosecutor opposes the continuation of bail.',
    'not-opposed': 'The learned Public Prosecutor does not oppose the continuation of bail.',
  },
  report: (day: string) => `The report of the ${side} is dated ${day}.`,
  submits: (text: string) => `It is submitted: ${text}`,
});

/** Contested points of the applicant and of the court. */
const answers = ({ party }: PartyTerms) => ({
  applicant: (text: string) => `The ${party} states: ${text}`,
  court: (text: string) => `The Court records: ${text}`,
});

/** Surrender before this court. */
const surrendered = ({ party }: PartyTerms) => ({
  'taken-into-custody': (day: string, at: string | undefined) =>
    `The ${party} surrendered before this Court on ${day}${at ? ` at ${at}` : ''}, was identified and was taken into custody.`,
  'not-taken-into-custody': (day: string, at: string | undefined) =>
    `The ${party} surrendered before this Court on ${day}${at ? ` at ${at}` : ''} and was identified. The ${party} was not taken into custody.`,
});

const noticeGiven = (day: string | null, provision: string | null): string =>
  `Notice${provision ? ` under ${provision}` : ''} was given to the informant or victim${day ? ` on ${day}` : ''}.`;

/** `provision`: of the special Act that requires the notice. */
const victim = {
  heard: (day: string | null, provision: string | null) =>
    `${noticeGiven(day, provision)} The informant or victim was heard.`,
  'not-appeared': (day: string | null, provision: string | null) =>
    `${noticeGiven(day, provision)} The informant or victim did not appear.`,
};

const finding = ({ party }: PartyTerms) => ({
  'gate-not-guilty': (provision: string, text: string) =>
    `On ${provision}, there are reasonable grounds for believing that the ${party} is not guilty of the offence: ${text}`,
  'gate-no-offence-on-bail': (provision: string, text: string) =>
    `On ${provision}, the ${party} is not likely to commit any offence while on bail: ${text}`,
  'gate-not-prima-facie-true': (provision: string, text: string) =>
    `On ${provision}, there are no reasonable grounds for believing that the accusation against the ${party} is prima facie true: ${text}`,
  'gate-proviso': (provision: string, text: string) =>
    `The ${party} falls within the proviso to ${provision}, so the conditions of that section are not required: ${text}`,
  'gate-long-delay': (provision: string, text: string) =>
    `The bar of ${provision} yields to article 21 of the Constitution, because of the period of custody and the delay of the trial: ${text}`,
  'gate-not-attracted': (provision: string, text: string) =>
    `The bar of ${provision} does not apply: ${text}`,
  'gate-guilt-not-excluded': (provision: string, text: string) =>
    `On ${provision}, the Court is not satisfied that there are reasonable grounds for believing that the ${party} is not guilty of the offence: ${text}`,
  'gate-offence-likely': (provision: string, text: string) =>
    `On ${provision}, the Court is not satisfied that the ${party} is not likely to commit any offence while on bail: ${text}`,
  'gate-prima-facie-true': (provision: string, text: string) =>
    `On ${provision}, there are reasonable grounds for believing that the accusation against the ${party} is prima facie true: ${text}`,
  'proviso-denied': (provision: string, text: string) =>
    `The proviso to ${provision} is not applied, for these reasons: ${text}`,
  'bar-not-attracted': (provision: string, text: string) => `The bar of ${provision} does not apply: ${text}`,
  'bar-attracted': (provision: string, text: string) => `The bar of ${provision} applies: ${text}`,
  'show-cause': (provision: string, text: string) =>
    `The Public Prosecutor was given an opportunity in writing to show cause under ${provision}: ${text}`,
  'right-accrued': (provision: string, text: string) => `The right under ${provision} has accrued: ${text}`,
  'right-answered': (provision: string, text: string) =>
    `The right under ${provision} is not available: ${text}`,
  'sixty-day-refusal': (provision: string, text: string) =>
    `The reasons for the refusal of release under ${provision} are: ${text}`,
  'transit-notice': (_: string, text: string) =>
    `Notice to the investigating officer and the Public Prosecutor of the State in which the FIR concerned is registered: ${text}`,
  'transit-link': (_: string, text: string) =>
    `The connection of the ${party} with the territory of this Court: ${text}`,
  'transit-competent-court': (_: string, text: string) =>
    `The ${party} cannot apply at once to the court that has jurisdiction over the FIR concerned, for this reason: ${text}`,
  'transit-apprehension': (_: string, text: string) =>
    `The ${party} has reason to fear arrest in another State. The reason, and the effect of this order on the investigation: ${text}`,
  'transit-state-law': (_: string, text: string) =>
    `The law of the State in which the FIR concerned is registered does not bar anticipatory bail for the offence: ${text}`,
});

const dates = {
  remand: (day: string, days: number, last: string) =>
    `The first remand was on ${day}. The period of ${days} days ended on ${last}.`,
  remandOpen: (day: string, days: number, last: string) =>
    `The first remand was on ${day}. The period of ${days} days ends on ${last}.`,
  notFiled: (day: string) => `No police report had been filed up to ${day}.`,
  filed: (day: string) => `The police report was filed on ${day}.`,
  applied: (day: string) => `The application was filed on ${day}.`,
  accrued: (provision: string) => `The right under ${provision} had accrued and was availed of.`,
  undertrial: (fraction: string, day: string) =>
    `${fraction} of the maximum term of imprisonment was completed on ${day}.`,
  fractions: { '1/3': 'One-third', '1/2': 'One-half' },
};

const notArrested = (name: string, fir: string, until: string | null): string =>
  `${until ? `Until ${until}, ` : ''}${name} shall not be arrested in ${fir}`;

interface CourtsByKind {
  readonly sessions: string;
  readonly high: string;
}

interface InTransit {
  readonly until: string | null;
  /** The competent court of each FIR. */
  readonly courts: string;
}

/** The court of an FIR in another State, by its district if it is known. */
const competentCourt = (fir: string, place: string | null, kinds: CourtsByKind): string =>
  `for ${fir}, the ${kinds.sessions}${place ? ` of ${place}` : ''} or the ${kinds.high} that has jurisdiction over it`;

const granted = ({ party }: PartyTerms) => ({
  competentCourt,
  regular: (name: string) => `${name} shall be released on bail in this case.`,
  bailable: (name: string) =>
    `${name} is entitled to bail in this case and shall be released on furnishing it.`,
  anticipatory: (name: string, fir: string, isOne: boolean) =>
    `In the event of arrest in ${fir}, ${name} shall be released on bail by the arresting officer. The protection continues until the conclusion of the trial${isOne ? '' : ' in each of these FIRs'}, subject to the conditions of this order.`,
  transit: (name: string, fir: string, { until, courts }: InTransit) =>
    `${notArrested(name, fir, until)}, so that the ${party} can apply to the competent court: ${courts}. The Court expresses no opinion on the merits of that application.`,
  default: (name: string, provision: string) =>
    `${name} shall be released on bail under ${provision}. The ${party} remains in custody until bail is furnished.`,
  undertrialBond: (name: string, provision: string) =>
    `${name} shall be released on bond under ${provision}.`,
  undertrialBail: (name: string, provision: string) =>
    `${name} shall be released on bail under ${provision}.`,
  suspension: (name: string, day: string) =>
    `The execution of the sentence imposed by the judgment dated ${day} is suspended until the appeal is decided. ${name} shall be released on bail.`,
  suspensionUntil: (name: string, day: string, until: string | null) =>
    `The execution of the sentence imposed by the judgment dated ${day} is suspended${until ? ` until ${until}` : ''}, so that an appeal can be presented. ${name} shall be released on bail.`,
  interim: (name: string, until: string | null) =>
    `${name} shall be released on interim bail${until ? ` until ${until}` : ''}.`,
  protection: (name: string, fir: string, until: string | null) =>
    `${notArrested(name, fir, until)}. The ${party} shall join the investigation when called by a written notice.`,
});

/** Sureties of a bond, after its amount. */
const suretiesOf = (sureties: number): string =>
  sureties === 0
    ? ', without surety.'
    : ` with ${sureties === 1 ? 'one surety' : `${sureties} sureties`} in the like amount.`;

const terms = ({ party }: PartyTerms) => ({
  purpose: (text: string) => `The purpose of the interim bail is: ${text}`,
  surrender: (jail: string | undefined, day: string, at: string | undefined) =>
    `The ${party} shall surrender before the Superintendent${jail ? `, ${jail},` : ' of the jail'} on ${day}${at ? ` by ${at}` : ''}.`,
  bond: (amount: string, sureties: number) =>
    `The release is on a personal bond of Rs ${amount}${suretiesOf(sureties)}`,
  /** If no arrest may be made, so that no release follows. */
  protectionBond: (amount: string, sureties: number) =>
    `The ${party} shall execute a personal bond of Rs ${amount}${suretiesOf(sureties)}`,
  noBond: 'No bond is set by this order.',
  furnish: {
    'this-court': 'The bond shall be furnished before this Court',
    'trial-court': 'The bond shall be furnished before the trial court',
    'duty-magistrate': 'The bond shall be furnished before the Duty Magistrate',
    jail: 'The bond shall be furnished before the Superintendent of the jail',
    station: 'The bond shall be furnished before the Station House Officer',
  },
  /** If the application is in several FIRs. */
  furnishInFirs: {
    stationInFir: (station: string, number: string) => `${station} in ${number}`,
    station: (stations: string) =>
      `The bond shall be furnished before the Station House Officer of ${stations}`,
    court: (firs: string) => `The bond shall be furnished before the court having jurisdiction over ${firs}`,
  },
  /** An agency has no Station House Officer. */
  furnishToOfficer: 'The bond shall be furnished before the investigating officer of the respondent',
  furnishBy: (place: string, day: string | null) => (day ? `${place} by ${day}.` : `${place}.`),
  conditions: `The ${party} shall abide by the following conditions:`,
  condition: (text: string, purpose: string | undefined, power: string | undefined) => {
    const because = [purpose && `purpose: ${purpose}`, power && `power: ${power}`].filter(Boolean);
    return because.length > 0 ? `${text} (${because.join('; ')})` : text;
  },
});

const disposal = ({ party, paper }: PartyTerms) => ({
  allowed: `The ${paper} is allowed.`,
  /** Bail is granted in some of the FIRs. */
  allowedInPart: `The ${paper} is allowed in part.`,
  refusedIn: (firs: string, provision: string) => `In ${firs}, the ${paper} under ${provision} is rejected.`,
  /** An interim order does not decide the rest. */
  allowedSoFar: `The ${paper} is allowed to the following extent.`,
  refused: (provision: string) =>
    `The ${paper} under ${provision} is ${paper === APPELLANT.paper ? 'dismissed' : 'rejected'}.`,
  'not-maintainable': `The ${paper} is disposed of as not maintainable before this Court. The ${party} is at liberty to apply to the competent court.`,
  withdrawn: `The ${paper} is dismissed as withdrawn, with liberty as prayed.`,
  cancelled: (day: string, provision: string | null) =>
    `The bail granted by the order dated ${day} is cancelled${provision ? ` under ${provision}` : ''}. The ${party}, if at liberty, shall be taken into custody.`,
  /** Of a final order after an interim one that is still in force. */
  interimEnds: {
    protection: (day: string) =>
      `The interim protection granted by the order dated ${day} ends with this order.`,
    bail: (day: string) =>
      `The interim bail granted by the order dated ${day} is not continued beyond its last day; the directions of that order for that day stand.`,
  },
  interimAbsolute: {
    protection: (day: string) =>
      `The interim protection granted by the order dated ${day} is made absolute on the terms of this order.`,
    bail: (day: string) =>
      `The interim bail granted by the order dated ${day} is made absolute on the terms of this order.`,
  },
  /** After an appeal is allowed. */
  setAside: (day: string | null) => `The order under appeal${day ? `, dated ${day},` : ''} is set aside.`,
  notOnMerits: `The ${paper} is not decided on its merits.`,
});

const copies = ({ party }: PartyTerms) => ({
  released: `The release follows on the furnishing of bail, if the ${party} is not required in any other case.`,
  releasedPlain: `The release follows if the ${party} is not required in any other case.`,
  toJail: (jail: string | undefined) =>
    `A soft copy of this order shall be sent to the Superintendent${jail ? `, ${jail},` : ' of the jail'} by e-mail today. If the release has not followed in seven days, the Superintendent shall inform the District Legal Services Authority.`,
  toJailRefused: (jail: string | undefined) =>
    `A copy of this order shall be sent to the Superintendent${jail ? `, ${jail},` : ' of the jail'} for information.`,
  toTrialCourt: 'A copy of this order shall be sent to the trial court.',
  toCourtOfFirs: (firs: string) =>
    `A copy of this order shall be sent to the court having jurisdiction over ${firs}.`,
  toStation: (station: string) =>
    `A copy of this order shall be sent to the Station House Officer, Police Station ${station}.`,
  toOffice: (office: string) => `A copy of this order shall be sent to ${office}.`,
  toApplicant: `A copy of this order shall be given to the ${party}.`,
  pronounced: (day: string) => `Pronounced in open court on ${day}.`,
});

/** Another case that the application discloses. */
interface DisclosedCase {
  readonly fir: string;
  readonly station: string;
  readonly sections: string;
  readonly outcome: string;
}

interface FirOfOrder {
  readonly name: string;
  readonly sections: string;
  /** One offence alone. */
  readonly isOne: boolean;
}

const firWith = (fir: string, sections: string, isOne: boolean): string =>
  sections === ''
    ? fir
    : `${fir}, registered for ${isOne ? 'an offence' : 'offences'} punishable under ${sections}`;

const listedFirs = (firs: readonly FirOfOrder[]): string =>
  firs.map(({ name, sections, isOne }, n) => `(${n + 1}) ${firWith(name, sections, isOne)}`).join('; ');

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const firCount = (count: number): string =>
  `${COUNTS[count] ?? String(count)} ${count === 1 ? 'FIR' : 'FIRs'}`;

const opening = ({ party, paper }: PartyTerms, side: OtherSide) => ({
  heading: {
    application: `The ${paper}`,
    findings: 'Findings',
    state: `Submissions of the ${side}`,
    submissions: 'Submissions',
    release: 'Release and copies',
  },
  present: {
    applicant: (advocate: string) => `For the ${party}: ${advocate}, Advocate.`,
    state: (name: string) => `For the ${side}: ${name}, Public Prosecutor.`,
    stateUnnamed: `For the ${side}: the Public Prosecutor.`,
    victim: 'For the informant or victim: counsel.',
  },
  asked: ({ nth, isLater, noun, provision }: AskedFor) =>
    nth === null
      ? `This is an application for ${noun} under ${provision}.`
      : `This is ${nth === 'FURTHER' ? 'a' : 'the'} ${nth.toLowerCase()} ${isLater ? 'bail application in this matter,' : 'application'} for ${noun} under ${provision}.`,
  bailInForce: (day: string) => `The ${party} was granted bail in this case by the order dated ${day}.`,
  arisesOut: (fir: string, sections: string, isOne: boolean) =>
    `The case arises out of ${firWith(fir, sections, isOne)}.`,
  /** Sections that make several people liable for the offence. */
  readWith: (sections: string, others: string) => `${sections}, read with ${others}`,
  concerns: (firs: readonly FirOfOrder[]) =>
    `The ${paper} concerns ${firCount(firs.length)}: ${listedFirs(firs)}.`,
  /** After an order that granted bail. */
  bailInFirs: (firs: readonly FirOfOrder[]) =>
    `The bail is in ${firCount(firs.length)}: ${listedFirs(firs)}.`,
  submitted: (headings: string) =>
    `Learned counsel for the ${party} submitted on the following grounds: ${headings}.`,
  allegation: (text: string) => `It is alleged: ${text}`,
  /** As the application states it; the Court has not found it. */
  antecedents: {
    none: `The ${paper} discloses no other criminal case.`,
    some: (cases: string) => `The ${paper} discloses other criminal cases: ${cases}.`,
    row: ({ fir, station, sections, outcome }: DisclosedCase) =>
      `FIR No. ${fir}, Police Station ${station} (${sections}), ${outcome}`,
  },
  earlier: (rows: string) => `Earlier applications: ${rows}.`,
});

const partsFor = (called: PartyTerms, side: OtherSide = 'State') => ({
  ...opening(called, side),
  state: stateWords(called, side),
  answers: answers(called),
  surrendered: surrendered(called),
  victim,
  finding: finding(called),
  dates,
  granted: granted(called),
  ...terms(called),
  ...disposal(called),
  ...copies(called),
  modified: conditionsParts(called, side),
});

export const orderParts = {
  applicant: partsFor(APPLICANT),
  appellant: partsFor(APPELLANT),
  ofAgency: {
    applicant: partsFor(APPLICANT, 'respondent'),
    appellant: partsFor(APPELLANT, 'respondent'),
  },
  child: { ...partsFor(CHILD), cancelled: boardParts.cancelled, pronounced: boardParts.pronounced },
  board: boardParts,
};
