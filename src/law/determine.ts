/** Every determination of one matter on one day: what the calculator, the clock and the documents read. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { afterConviction } from './after-conviction.ts';
import { antilCategory, type AntilCategory } from './antil-categories.ts';
import { type DefaultBail, defaultBail } from '#law/bnss/s187-investigation-limit.ts';
import { suspensionOfSentence, type SuspensionOfSentence } from '#law/bnss/s430-suspension-of-sentence.ts';
import { bailableAsOfRight } from '#law/bnss/s478-bailable-offences.ts';
import { type UndertrialRelease, undertrialRelease } from '#law/bnss/s479-undertrial-detention.ts';
import { magistrateBail } from '#law/bnss/s480-magistrate-bail.ts';
import { type SixtyDayRule, sixtyDayRule } from '#law/bnss/s480-6-sixty-day-rule.ts';
import { anticipatoryBail } from '#law/bnss/s482-anticipatory-bail.ts';
import { specialPowers } from '#law/bnss/s483-special-powers.ts';
import { governingCodes, type Regimes } from '#law/bnss/s531-governing-code.ts';
import { type ConvictionRecord, convictionRecord } from './convictions.ts';
import type { Finding, Release } from './determination.ts';
import type { LawFacts } from './facts.ts';
import { type Matter, matterOf } from './matter.ts';
import { specialGates } from '#law/special/bail-gates.ts';
import { type HighCourtAppeal, highCourtAppeal } from '#law/special/high-court-appeal.ts';
import { type ChequeDeposit, chequeDeposit } from '#law/special/ni-143a-148-deposit.ts';
import { type AppellateBond, appealFromAcquittal, appellateBond } from '#law/bnss/s481-appellate-bond.ts';
import { beforeJudgment, furtherInquiry } from '#law/bnss/s480-2-further-inquiry.ts';
import { cancellation, type OtherSideMustShow } from '#law/routes/cancellation.ts';
import { type IllegalArrest, illegalArrest } from '#law/routes/illegal-arrest.ts';
import { longDelay } from '#law/routes/long-delay.ts';
import { type PoliceCustody, policeCustody } from '#law/routes/police-custody.ts';
import { type StalledRelease, stalledRelease } from '#law/routes/stalled-release.ts';
import { transitBail } from '#law/routes/transit-bail.ts';
import { childBail } from '#law/special/jj12-child.ts';
import type { Tables } from './tables.ts';

export interface Determinations {
  readonly matter: Matter;
  /** Earlier convictions as the bars weigh them; null while they are not known. */
  readonly convictions: ConvictionRecord | null;
  readonly governing: Finding<Regimes>;
  /** JJ 12: before every other answer for a person under eighteen on the day of the act. */
  readonly child: Finding<Release>;
  readonly bailable: Finding<Release>;
  readonly defaultBail: DefaultBail;
  readonly undertrial: UndertrialRelease;
  readonly magistrate: Finding<Release>;
  readonly sixtyDays: SixtyDayRule;
  readonly anticipatory: Finding<Release>;
  readonly sessionsOrHighCourt: Finding<Release>;
  readonly specialGates: Finding<{ readonly gates: 0 }>;
  readonly antil: Finding<{ readonly category: AntilCategory }>;
  readonly suspension: SuspensionOfSentence;
  readonly highCourtAppeal: HighCourtAppeal;
  readonly illegalArrest: IllegalArrest;
  readonly policeCustody: PoliceCustody;
  readonly stalledRelease: StalledRelease;
  readonly cancellation: Finding<OtherSideMustShow>;
  readonly transitBail: Finding<Release>;
  readonly longDelay: Finding<Release>;
  readonly furtherInquiry: Finding<Release>;
  readonly beforeJudgment: Finding<Release>;
  readonly appellateBond: AppellateBond;
  readonly appealFromAcquittal: Finding<Release>;
  readonly chequeDeposit: ChequeDeposit;
}

export function determineAll(facts: LawFacts, tables: Tables, asOf: CalendarDate): Determinations {
  const matter = matterOf(facts, tables, asOf);
  const record = facts.convictions
    ? convictionRecord(facts.convictions, tables)
    : noneIf(facts.neverConvicted);
  const anticipatory = anticipatoryBail(matter);
  return afterConviction({
    matter,
    convictions: record,
    governing: governingCodes(facts, matter.rows, asOf),
    child: childBail(matter),
    bailable: bailableAsOfRight(matter),
    defaultBail: defaultBail(matter),
    undertrial: undertrialRelease(matter),
    magistrate: magistrateBail(matter, record),
    sixtyDays: sixtyDayRule(matter),
    anticipatory,
    transitBail: transitBail(matter, anticipatory),
    sessionsOrHighCourt: specialPowers(matter),
    specialGates: specialGates(matter, record),
    antil: antilCategory(matter),
    suspension: suspensionOfSentence(matter),
    highCourtAppeal: highCourtAppeal(matter),
    ...furtherFindings(matter),
  });
}

const furtherFindings = (matter: Matter) => ({
  illegalArrest: illegalArrest(matter),
  policeCustody: policeCustody(matter),
  stalledRelease: stalledRelease(matter),
  cancellation: cancellation(matter),
  longDelay: longDelay(matter),
  furtherInquiry: furtherInquiry(matter),
  beforeJudgment: beforeJudgment(matter),
  appellateBond: appellateBond(matter),
  appealFromAcquittal: appealFromAcquittal(matter),
  chequeDeposit: chequeDeposit(matter),
});

const noneIf = (neverConvicted: boolean | undefined) =>
  neverConvicted === true ? { grave: 0, middling: 0, unclear: 0, codes: [] } : null;
