/**
 * Additions of each relief to the common sections. `here` is a sub-section of the governing provision, named
 * in full.
 */
import { indianNumber } from '#kernel/indian-number.ts';
import type { PartyTerms } from '#text/en/law/party-terms.ts';

const inDays = (n: number) => (n === 1 ? '1 day' : `${indianNumber(n)} days`);

/** Reason of the maker for a relief that the law does not support. */
const submission =
  ({ party }: PartyTerms) =>
  (provision: string, reason: string) =>
    `On ${provision} the ${party} submits: ${reason}`;

/** An appeal under a special Act. */
const appeal = ({ party }: PartyTerms) => ({
  docket: (blank: string, year: string) => `Criminal Appeal No. ${blank} of ${year}`,
  title: (provision: string) =>
    `Criminal appeal under ${provision} against an order on bail, with a prayer for bail`,
  heading: 'The impugned order',
  power: (provision: string) =>
    `This appeal is brought under ${provision} against the order on bail of the Special Court (the impugned order). An application under the ordinary section does not lie in its place.`,
  order: (court: string | null, date: string) =>
    `The impugned order was passed ${court ? `by ${court} ` : ''}on ${date}.`,
  inTime: (last: string) => `The period of limitation for the appeal expires on ${last}.`,
  late: (last: string, late: number, furthest: string) =>
    `The period of limitation expired on ${last}. The appeal is filed with a delay of ${inDays(late)}. The ${party} prays that the delay be condoned; the Act permits condonation until ${furthest}.`,
  tooLate: (last: string, late: number, furthest: string) =>
    `The period of limitation expired on ${last}. The appeal is filed with a delay of ${inDays(late)}. The Act permits condonation until ${furthest}.`,
  cause: (cause: string) => `The cause of the delay: ${cause}`,
  setAside: (provision: string, order: string | null, fir: string) =>
    `to allow the appeal under ${provision}, to set aside the impugned order${order ? ` of ${order}` : ''}, and to enlarge the ${party} on bail in ${fir};`,
  condone: (late: number) => `to condone the delay of ${inDays(late)} in filing the appeal;`,
});

const bailable = ({ party }: PartyTerms) => ({
  asked: (provision: string) => `The ${party} prays for release on bail under ${provision}.`,
  right: (sections: string, provision: string) =>
    `Every offence alleged (${sections}) is bailable. Release on bail is a matter of right under ${provision}.`,
  ready: `The ${party} is ready and willing to furnish bail.`,
  readyOnBond: `The ${party} is ready and willing to execute a bond without sureties.`,
  weekOver: (provision: string, last: string) =>
    `One week from the arrest expired on ${last}. Inability to furnish bail within that week is sufficient ground under ${provision} to presume indigence; the ${party} prays for release on a personal bond.`,
  indigent: (provision: string, on: string) =>
    `If the ${party} is unable to furnish a surety within a week of arrest, that is, before ${on}, that is sufficient ground under ${provision} to presume indigence, and the ${party} prays for release on a personal bond.`,
});

const magistrate = ({ party }: PartyTerms) => ({
  furtherInquiry: (provision: string) =>
    `In the alternative: if it appears that there are no reasonable grounds for believing that the ${party} has committed a non-bailable offence, but sufficient grounds for further inquiry, ${provision} directs release pending that inquiry.`,
  power: (provision: string) => `The application is made under ${provision}.`,
  noDeathOrLife: (here: string) =>
    `None of the offences named above is punishable with death or imprisonment for life. The bar in ${here} is not attracted.`,
  neverConvicted: (here: string) =>
    `The ${party} has no previous conviction. The bar in ${here} is not attracted.`,
  person: (who: string, provision: string) =>
    `The ${party} is ${who}. Under ${provision} bail may be granted notwithstanding the bar in that sub-section.`,
  woman: 'a woman',
  child: 'a child',
  sickOrInfirm: 'sick or infirm',
  sixtyDays: ([first, ended, from]: readonly [string, string, string], provision: string) =>
    `Sixty days from the first date fixed for evidence, ${first}, expired on ${ended}, and the ${party} has been in custody throughout. If the trial is not concluded, ${provision} directs release on bail from ${from} unless the Magistrate records reasons.`,
});

const superior = ({ paper }: PartyTerms) => ({
  power: (provision: string) => `The application is made under ${provision}.`,
  notice: `Notice of this ${paper} may be given to the Public Prosecutor.`,
  informant: (sections: string, provision: string) =>
    `The sections applied include ${sections}. The informant, or a person authorised by the informant, is to be present at the hearing: ${provision}.`,
  victim: (sections: string, notice: string, hearing: string) =>
    `The sections applied include ${sections}. Notice to the victim or a dependant is due under ${notice}; the victim is entitled to be heard under ${hearing}.`,
  wife: (sections: string, provision: string) =>
    `The sections applied include ${sections}. The married woman is to be heard before bail: ${provision}.`,
  child: (sections: string, provision: string) =>
    `The sections applied include ${sections}. The child, or the child’s family or guardian, may be heard through counsel: ${provision}.`,
});

const anticipatory = ({ party }: PartyTerms) => ({
  asked: (fir: string, provision: string) => `The ${party} applies under ${provision} in ${fir}.`,
  belief: (fir: string, provision: string) =>
    `The ${party} has reason to believe that the ${party} may be arrested on an accusation of having committed a non-bailable offence in ${fir}, and applies under ${provision}.`,
  noBar: (here: string) =>
    `None of the offences named above is one to which ${here} or a special Act denies this relief.`,
  exception: (provision: string, authority: string) =>
    `The bar in ${provision} applies only if the complaint shows a prima facie case under the Act: ${authority}. The ${party} submits that it shows none.`,
  transit: (fir: string, authority: string, isOne: boolean) =>
    isOne
      ? `${fir} is registered in another State. Protection is sought only for the time needed to approach the court that has jurisdiction there: ${authority}.`
      : `${fir} are registered beyond the territorial jurisdiction of this Court. Protection is sought only for the time needed to approach the courts that have jurisdiction in them: ${authority}.`,
  residence: (address: string) => `The ${party} resides at ${address}.`,
  hurry: `The ${party} submits that arrest is apprehended before the court that has jurisdiction can be approached.`,
  transitNotice:
    'Notice may be given to the Public Prosecutor and to the investigating officer of that State.',
  transitNotices:
    'Notice may be given to the Public Prosecutor and the investigating officer in each of these FIRs.',
  cooperation: `The ${party} will be available for interrogation by a police officer as and when required, and will cooperate with the investigation.`,
});

const defaultBail = ({ party }: PartyTerms) => ({
  asked: (provision: string) =>
    `The ${party} claims the right to be released on bail under ${provision}. The merits of the case do not arise for consideration.`,
  remand: (date: string, authority: string) =>
    `The date of first remand, ${date}, is day one of the period: ${authority}.`,
  estimate: (date: string, authority: string) =>
    `The order of first remand is not before the ${party}. The period is counted here from the date of arrest, ${date}; the date of first remand is day one of the period: ${authority}.`,
  applies: (period: string, provision: string) =>
    `The period for investigation of the offences alleged is ${period} under ${provision}.`,
  head: ['Period', 'Last day of the period', 'Right accrues on'],
  period: (days: number) => `${days} days`,
  year: 'one year',
  extendedRow: 'As extended',
  longestRow: 'With the longest extension that the Act allows',
  ifStandsRow: 'If the extension is upheld',
  otherRow: (days: number) => `${days} days, on the other reading`,
  contested: (days: number, other: number, authority: string) =>
    `If an offence carries a maximum of ten years and no minimum of ten, ${days} days apply: ${authority}. If “ten years or more” is read otherwise, ${other} days apply. Both dates are shown.`,
  follows: (days: number, other: number) =>
    `The period is that of the principal offence: ${days} days, or ${other} days if that offence is graver. Both dates are shown.`,
  ofLimb: (days: number, other: number) =>
    `The period is ${days} days as charged, or ${other} days under the graver part of the section. The charge does not state the part. Both dates are shown.`,
  extended: (until: string, from: string) =>
    `The Court extended the period until ${until}. The right accrues on ${from}.`,
  afterClaim: (until: string, ordered: string, authority: string) =>
    `The order of ${ordered}, which extended the period until ${until}, was passed after the right had been claimed, and does not defeat it: ${authority}.`,
  without: {
    production: `without production of the ${party} before the Court`,
    report: 'without a report of the Public Prosecutor',
  },
  defective: (until: string, lacking: readonly string[], authority: string) =>
    `The order that extended the period until ${until} was passed ${lacking.join(' and ')}. The ${party} submits that such an order does not postpone the right: ${authority}. Both dates are shown.`,
  atHour: (date: string, at: string) => `${date} at ${at}\u00a0IST`,
  daysOut: `Days on which the ${party} was not in custody are excluded.`,
  arisen: (last: string, from: string) =>
    `No police report (charge-sheet) was filed on or before ${last}. An indefeasible right to bail accrued to the ${party} on ${from} and subsists.`,
  claimed: (from: string, claimed: string, filed: string) =>
    `The right to bail accrued on ${from} and was availed of on ${claimed}, before the police report was filed on ${filed}.`,
  running: (last: string, on: string) =>
    `If no police report (charge-sheet) is filed on or before ${last}, the right to bail will accrue on ${on}.`,
  noGates:
    'The conditions of a special Act for bail on merits do not govern release in default of a police report.',
  presented: (date: string, blank: string) =>
    `This application is presented on ${date} at ${blank}\u00a0hours.`,
  ready: `The ${party} is ready and willing to furnish bail to the satisfaction of the Court.`,
});

const undertrial = ({ party }: PartyTerms) => ({
  provision: (provision: string) => `The ${party} seeks release under ${provision}.`,
  maximum: (term: string, sections: string) =>
    `The maximum term of imprisonment for any offence alleged is ${term} (${sections}). No offence alleged is punishable with death or imprisonment for life.`,
  third: (here: string) =>
    `The ${party} has never been convicted of any offence. One-third of the maximum period of imprisonment is the applicable period: first proviso to ${here}.`,
  half: (here: string) => `One-half of the maximum period of imprisonment is the applicable period: ${here}.`,
  share: { '1/3': 'One-third', '1/2': 'One-half' },
  reckoned: (r: {
    readonly share: string;
    readonly term: string;
    readonly part: string;
    readonly from: string;
    readonly on: string;
    readonly about: boolean;
    readonly over: boolean;
  }) =>
    `${r.share} of ${r.term} is ${r.part}. Counted from ${r.from}, it ${r.over ? 'was' : 'will be'} completed on ${r.about ? 'or about ' : ''}${r.on}.`,
  noDelay: `No day is added for delay: none is attributable to the ${party}.`,
  delay: (n: number) =>
    `That date includes ${n} ${n === 1 ? 'day' : 'days'} of delay attributable to the ${party}.`,
  daysOut: `Days on which the ${party} was not in custody are excluded.`,
  wholeTerm: (term: string, on: string) =>
    `The maximum period of imprisonment, ${term}, was completed on ${on}. Detention beyond that period is not permissible.`,
  noOther: (here: string) =>
    `One offence is alleged, and no other case is pending against the ${party}. The bar in ${here} is not attracted.`,
  oneCase: (offences: number, here: string) =>
    `No other case is pending against the ${party}. ${offences} offences are alleged in this single case; the ${party} submits that ${here} bars release only if there are several cases.`,
  otherCases: (cases: number, here: string) =>
    `${cases === 1 ? 'One other case is' : `${cases} other cases are`} pending against the ${party}. While more than one case is pending, ${here} does not permit release under that section. The ${party} prays that the Court consider the detention undergone for bail in its discretion.`,
  oldCases: (authority: string) =>
    `The provision also applies to cases from before 1 July 2024: ${authority}.`,
});

const suspension = ({ party }: PartyTerms) => ({
  provision: (provision: string) =>
    `The ${party} seeks suspension of the sentence and release on bail pending the appeal under ${provision}.`,
  toAppeal: (provision: string) =>
    `The ${party} intends to appeal and seeks release on bail under ${provision}, to enable the filing of the appeal and obtaining orders of the appellate court.`,
  judgment: (court: string, date: string, sentence: string) =>
    `By judgment dated ${date}, ${court} convicted the ${party}. Sentence: ${sentence}.`,
  appeal: (title: string) => `${title} against this judgment is pending.`,
  appealTitle: (number: string) => `Appeal No. ${number}`,
  mustRelease: (here: string) =>
    `The conditions of ${here} are met: the Court shall release on bail unless there are special reasons for refusal.`,
  showCause: (sections: string, provision: string) =>
    `The conviction includes ${sections}. Before release the Court gives the Public Prosecutor an opportunity to show cause in writing: ${provision}.`,
  deposit: (date: string, provision: string, [due, latest]: readonly [string, string]) =>
    `A deposit was ordered on ${date}. Under ${provision} it is due by ${due}, and by ${latest} if the Court allows a further thirty days.`,
  finePaid: 'The fine has been paid.',
  fineNotPaid: 'The fine has not been paid.',
});

export const reliefs = (called: PartyTerms) => ({
  nouns: {
    transit: 'grant of transit anticipatory bail',
    bailable: 'release on bail as of right',
    'regular-magistrate': 'grant of regular bail',
    'regular-sessions': 'grant of regular bail',
    'regular-high-court': 'grant of regular bail',
    anticipatory: 'grant of anticipatory bail',
    default: 'grant of default bail',
    undertrial: 'release of an undertrial prisoner',
    suspension: 'suspension of sentence and release on bail',
  },
  /** If the law does not find the right that the relief claims. */
  plain: { noun: 'grant of bail', heading: 'Relief sought' },
  headings: {
    bailable: 'Bail as of right',
    'regular-magistrate': 'Power of the Court',
    'regular-sessions': 'Power of the Court',
    'regular-high-court': 'Power of the Court',
    anticipatory: 'Reason to believe that arrest may be made',
    default: 'Expiry of the period of investigation',
    undertrial: 'Period of detention',
    suspension: 'Conviction and sentence',
  },
  submission: submission(called),
  appeal: appeal(called),
  bailable: bailable(called),
  magistrate: magistrate(called),
  superior: superior(called),
  anticipatory: anticipatory(called),
  default: defaultBail(called),
  undertrial: undertrial(called),
  suspension: suspension(called),
});
