/** What each relief adds to the common spine. `here` is a sub-section of the provision that governs, named in full. */
import type { PartyTerms } from './party-terms.ts';

const inDays = (n: number) => (n === 1 ? '1 day' : `${n} days`);

/** The maker's own reason, where the law stands against the relief and it is asked for all the same. */
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
    `This appeal is brought under ${provision} against the order on bail of the Special Court (the impugned order). No application under the ordinary section takes the place of that appeal.`,
  order: (court: string | null, date: string) =>
    `The impugned order was made ${court ? `by ${court} ` : ''}on ${date}.`,
  inTime: (last: string) => `The time for the appeal runs until ${last}.`,
  late: (last: string, late: number, furthest: string) =>
    `The time for the appeal ran until ${last}. The appeal is brought ${inDays(late)} after it, and the delay is asked to be condoned; by its words the Act allows that until ${furthest}.`,
  tooLate: (last: string, late: number, furthest: string) =>
    `The time for the appeal ran until ${last}. The appeal is brought ${inDays(late)} after it. By its words the Act allows delay to be condoned until ${furthest}.`,
  cause: (cause: string) => `The cause of the delay: ${cause}`,
  setAside: (provision: string, order: string | null, fir: string) =>
    `to allow the appeal under ${provision}, to set aside the impugned order${order ? ` of ${order}` : ''}, and to release the ${party} on bail in ${fir};`,
  condone: (late: number) => `to condone the delay of ${inDays(late)} in bringing the appeal;`,
});

const bailable = ({ party }: PartyTerms) => ({
  asked: (provision: string) => `The ${party} asks to be released on bail under ${provision}.`,
  right: (sections: string, provision: string) =>
    `Every offence alleged (${sections}) is bailable. Release on bail is a matter of right under ${provision}.`,
  ready: `The ${party} is prepared to give bail.`,
  weekOver: (provision: string, last: string) =>
    `The week after the arrest ended on ${last}. Where no surety was furnished in it, ${provision} takes the ${party} to be indigent, and release is on the ${party}’s own bond.`,
  indigent: (provision: string, on: string) =>
    `If the ${party} cannot furnish a surety within a week of arrest, that is before ${on}, ${provision} takes the ${party} to be indigent, and release is on the ${party}’s own bond.`,
});

const magistrate = ({ party }: PartyTerms) => ({
  furtherInquiry: (provision: string) =>
    `In the alternative: where it appears that there are no reasonable grounds for believing that the ${party} has committed a non-bailable offence, but sufficient grounds for further inquiry, ${provision} directs release pending that inquiry.`,
  power: (provision: string) => `The application is made under ${provision}.`,
  noDeathOrLife: (here: string) =>
    `None of the offences named above is punishable with death or imprisonment for life. The bar in ${here} is not attracted.`,
  neverConvicted: (here: string) =>
    `The ${party} has never been convicted. The bar in ${here} is not attracted.`,
  person: (who: string, provision: string) =>
    `The ${party} is ${who}. Under ${provision}, release on bail is open whatever the bar of that sub-section.`,
  woman: 'a woman',
  child: 'a child',
  sickOrInfirm: 'sick or infirm',
  sixtyDays: ([first, ended, from]: readonly [string, string, string], provision: string) =>
    `Sixty days from the first date fixed for evidence, ${first}, ended on ${ended}, and the ${party} has been in custody throughout. Where the trial is not concluded, ${provision} directs release on bail from ${from} unless the Magistrate records reasons.`,
});

const superior = ({ paper }: PartyTerms) => ({
  power: (provision: string) => `The application is made under ${provision}.`,
  notice: `Notice of this ${paper} may be given to the Public Prosecutor.`,
  informant: (sections: string, provision: string) =>
    `The sections applied include ${sections}. The informant, or a person authorised by the informant, is to be present at the hearing: ${provision}.`,
  victim: (sections: string, provision: string) =>
    `The sections applied include ${sections}. Notice to the victim or a dependant is due under ${provision}.`,
  child: (sections: string, provision: string) =>
    `The sections applied include ${sections}. The child, or the child’s family or guardian, may be heard through counsel: ${provision}.`,
});

const anticipatory = ({ party }: PartyTerms) => ({
  asked: (fir: string, provision: string) => `The ${party} applies under ${provision} in ${fir}.`,
  belief: (fir: string, provision: string) =>
    `The ${party} has reason to believe that the ${party} may be arrested on an accusation of a non-bailable offence, arising from ${fir}, and applies under ${provision}.`,
  noBar: (here: string) =>
    `None of the offences named above is one to which ${here} or a special Act denies this relief.`,
  exception: (authority: string) =>
    `The exclusion in the special Act does not apply where the complaint shows no prima facie case under it: ${authority}.`,
  transit: (fir: string, authority: string) =>
    `${fir} is registered in another State. Protection is asked only for the time that is needed to approach the court that has jurisdiction there: ${authority}.`,
  transitNotice:
    'Notice may be given to the Public Prosecutor and to the investigating officer of that State.',
  cooperation: `The ${party} will be available for interrogation by a police officer as and when required, and will cooperate with the investigation.`,
});

const defaultBail = ({ party }: PartyTerms) => ({
  asked: (provision: string) =>
    `The ${party} asks for release under ${provision}. The application raises no question of merits.`,
  remand: (date: string, authority: string) =>
    `The ${party} was first remanded on ${date}. That day is day one of the period: ${authority}.`,
  estimate: (date: string, authority: string) =>
    `The order of first remand is not before the ${party}. The days are counted here from the day of arrest, ${date}; the day of first remand is day one of the period: ${authority}.`,
  applies: (period: string, provision: string) =>
    `The period for investigation of the offences alleged is ${period} under ${provision}.`,
  head: ['Period', 'Last day of the period', 'Right from'],
  period: (days: number) => `${days} days`,
  year: 'one year',
  extendedRow: 'As extended',
  longestRow: 'With the longest extension that the Act allows',
  ifStandsRow: 'If the order of extension stood',
  otherRow: (days: number) => `${days} days, on the other reading`,
  contested: (days: number, other: number, authority: string) =>
    `Where an offence carries a maximum of ten years and no minimum of ten, ${days} days apply: ${authority}. If “ten years or more” is read otherwise, ${other} days apply. Both dates are shown.`,
  follows: (days: number, other: number) =>
    `The period follows the offence to which the charge relates: ${days} days, or ${other} days where that offence is graver. Both dates are shown.`,
  extended: (until: string, from: string) =>
    `The Court extended the period until ${until}. The right arises on ${from}.`,
  afterClaim: (until: string, ordered: string, authority: string) =>
    `The order of ${ordered}, which extended the period until ${until}, was made after the right had been claimed, and takes nothing back: ${authority}.`,
  without: {
    production: `without the ${party} before the Court`,
    report: 'without a report of the Public Prosecutor',
  },
  defective: (until: string, lacking: readonly string[], authority: string) =>
    `The order that extended the period until ${until} was made ${lacking.join(' and ')}. The ${party} submits that such an order does not move the day of the right: ${authority}. Both dates are shown.`,
  atHour: (date: string, at: string) => `${date} at ${at}\u00a0IST`,
  daysOut: `Days on which the ${party} was not in custody are left out of the count.`,
  arisen: (last: string, from: string) =>
    `No police report (charge-sheet) was filed by ${last}. The right to bail arose on ${from} and stands.`,
  claimed: (from: string, claimed: string, filed: string) =>
    `The right to bail arose on ${from} and was claimed on ${claimed}, before the police report was filed on ${filed}.`,
  running: (last: string, on: string) =>
    `If no police report (charge-sheet) is filed by ${last}, the right to bail arises on ${on}.`,
  noGates:
    'The conditions that a special Act puts before bail on merits do not govern release in default of a police report.',
  presented: (date: string, blank: string) =>
    `This application is presented on ${date} at ${blank}\u00a0hours.`,
  ready: `The ${party} is prepared to furnish bail and will furnish it as the Court directs.`,
});

const undertrial = ({ party }: PartyTerms) => ({
  provision: (provision: string) => `The ${party} seeks release under ${provision}.`,
  maximum: (term: string, sections: string) =>
    `The longest term of imprisonment for any offence alleged is ${term} (${sections}). No offence alleged is punishable with death or imprisonment for life.`,
  served: (on: string, days: number, from: string) =>
    `By ${on} the ${party} has undergone detention of ${days} ${days === 1 ? 'day' : 'days'}, counted from ${from}, that day included.`,
  third: (here: string) =>
    `The ${party} has never been convicted of any offence. One-third of the maximum period of imprisonment is the measure: first proviso to ${here}.`,
  half: (here: string) => `One-half of the maximum period of imprisonment is the measure: ${here}.`,
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
  noDelay: `No day is added for delay: none was caused by the ${party}.`,
  delay: (n: number) =>
    `In that date ${n} ${n === 1 ? 'day' : 'days'} of delay caused by the ${party} ${n === 1 ? 'is' : 'are'} added to the count.`,
  daysOut: `Days on which the ${party} was not in custody are left out of the count.`,
  wholeTerm: (term: string, on: string) =>
    `The whole of the longest term, ${term}, was completed on ${on}. No one may be detained longer before judgment.`,
  noOther: (here: string) =>
    `One offence is alleged, and no other case is pending against the ${party}. The bar in ${here} is not attracted.`,
  oneCase: (offences: number, here: string) =>
    `No other case is pending against the ${party}. ${offences} offences are alleged in this one case; the ${party} submits that ${here} bars release only where there are several cases.`,
  oldCases: (authority: string) => `The rule reaches cases from before 1 July 2024 too: ${authority}.`,
});

const suspension = ({ party }: PartyTerms) => ({
  provision: (provision: string) =>
    `The ${party} seeks suspension of the sentence and release on bail pending the appeal under ${provision}.`,
  toAppeal: (provision: string) =>
    `The ${party} intends to appeal and seeks release on bail under ${provision}, so that the appeal can be filed and an order of the appellate court obtained.`,
  judgment: (court: string, date: string, sentence: string) =>
    `By judgment dated ${date}, ${court} convicted the ${party}. Sentence: ${sentence}.`,
  appeal: (title: string) => `The appeal is ${title}.`,
  appealTitle: (number: string) => `Appeal No. ${number}`,
  mustRelease: (here: string) =>
    `The conditions of ${here} are met: the Court releases on bail unless there are special reasons for refusing it.`,
  deposit: (date: string, provision: string, [due, latest]: readonly [string, string]) =>
    `A deposit was ordered on ${date}. Under ${provision} it is due by ${due}, and by ${latest} where the Court allows the further thirty days.`,
  finePaid: 'The fine has been paid.',
  fineNotPaid: 'The fine has not been paid.',
});

export const reliefs = (called: PartyTerms) => ({
  nouns: {
    transit: 'transit anticipatory bail',
    bailable: 'bail as of right',
    'regular-magistrate': 'regular bail',
    'regular-sessions': 'regular bail',
    'regular-high-court': 'regular bail',
    anticipatory: 'anticipatory bail',
    default: 'default bail',
    undertrial: 'release of an undertrial prisoner',
    suspension: 'suspension of sentence and release on bail',
  },
  /** Where the law does not find the right that the relief's own name would claim. */
  plain: { noun: 'bail', heading: 'Relief asked for' },
  headings: {
    bailable: 'Bail as of right',
    'regular-magistrate': 'Power of the Court',
    'regular-sessions': 'Power of the Court',
    'regular-high-court': 'Power of the Court',
    anticipatory: 'Reason to believe that an arrest may be made',
    default: 'Expiry of the period of investigation',
    undertrial: 'Detention so far',
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
