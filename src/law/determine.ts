/** All determinations of a matter on one day, used by calculator, clock and papers. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { antilCategory, type AntilCategory } from './antil-categories.ts';
import { type DefaultBail, defaultBail } from '#law/bnss/s187-investigation-limit.ts';
import { suspensionOfSentence, type SuspensionOfSentence } from '#law/bnss/s430-suspension-of-sentence.ts';
import { bailableAsOfRight } from '#law/bnss/s478-bailable-offences.ts';
import type { UndertrialRelease } from '#law/bnss/s479-release.ts';
import { undertrialRelease } from '#law/bnss/s479-undertrial-detention.ts';
import { magistrateBail } from '#law/bnss/s480-magistrate-bail.ts';
import { type SixtyDayRule, sixtyDayRule } from '#law/bnss/s480-6-sixty-day-rule.ts';
import { anticipatoryBail } from '#law/bnss/s482-anticipatory-bail.ts';
import { specialPowers } from '#law/bnss/s483-special-powers.ts';
import { governingCodes, type Regimes } from '#law/bnss/s531-governing-code.ts';
import { type ConvictionRecord, convictionRecord } from './convictions.ts';
import { type Finding, type Release, barred, type Reason } from './determination.ts';
import type { LawFacts } from './facts.ts';
import { type Forum, forumOf } from '#law/forum/forum.ts';
import { limbAnswers, withOpenLimbs } from './limb-readings.ts';
import { type Matter, matterOf } from './matter.ts';
import { specialGates } from '#law/special/bail-gates.ts';
import { type HighCourtAppeal, highCourtAppeal } from '#law/special/high-court-appeal.ts';
import { type ChequeDeposit, chequeDeposit } from '#law/special/ni-143a-148-deposit.ts';
import { type AppellateBond, appealFromAcquittal, appellateBond } from '#law/bnss/s481-appellate-bond.ts';
import { beforeJudgment, furtherInquiry } from '#law/bnss/s480-2-further-inquiry.ts';
import { cancellation, type OtherSideMustShow } from '#law/routes/cancellation.ts';
import { type IllegalArrest, illegalArrest } from '#law/routes/illegal-arrest.ts';
import { longDelay } from '#law/routes/long-delay.ts';
import { type NotArrested, noticeOfAppearance } from '#law/routes/notice-of-appearance.ts';
import { type PoliceCustody, policeCustody } from '#law/routes/police-custody.ts';
import { type StalledRelease, stalledRelease } from '#law/routes/stalled-release.ts';
import { transitBail } from '#law/routes/transit-bail.ts';
import { childBail } from '#law/special/jj12-child.ts';
import type { Tables } from './tables.ts';
import { twin } from './parameter.ts';

export interface Determinations {
  readonly matter: Matter;
  /** Earlier convictions by gravity; null while unknown. */
  readonly convictions: ConvictionRecord | null;
  readonly governing: Finding<Regimes>;
  /** JJ 12: precedes every other answer for an accused under eighteen on the day of the act. */
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
  readonly notice: Finding<NotArrested>;
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
  /** Court, respondent and notices. */
  readonly forum: Forum;
  readonly chequeDeposit: ChequeDeposit;
}

export function determineAll(facts: LawFacts, tables: Tables, asOf: CalendarDate): Determinations {
  const asCharged = determineLimbs(facts, tables, asOf);
  const { openLimbs } = asCharged.matter;
  if (openLimbs.length === 0) return asCharged;
  const others = limbAnswers(openLimbs).map((limbs) =>
    determineLimbs({ ...facts, limbs: [...(facts.limbs ?? []), ...limbs] }, tables, asOf),
  );
  return withOpenLimbs([asCharged, ...others]);
}

/** With each section as charged, or as the limb that the user chose. */
function determineLimbs(facts: LawFacts, tables: Tables, asOf: CalendarDate): Determinations {
  const matter = matterOf(facts, tables, asOf);
  const record = facts.convictions
    ? convictionRecord(facts.convictions, tables)
    : noneIf(facts.neverConvicted);
  const anticipatory = anticipatoryBail(matter);
  const child = childBail(matter);
  const magistrate = magistrateBail(matter, record);
  return afterConviction({
    matter,
    convictions: record,
    governing: governingCodes(facts, matter.rows, asOf),
    child,
    forum: forumOf({ matter, child, magistrate }),
    bailable: bailableAsOfRight(matter),
    defaultBail: defaultBail(matter),
    undertrial: undertrialRelease(matter),
    magistrate,
    sixtyDays: sixtyDayRule(matter),
    anticipatory,
    transitBail: transitBail(matter, anticipatory),
    sessionsOrHighCourt: specialPowers(matter),
    specialGates: specialGates(matter, record),
    antil: antilCategory(matter),
    suspension: suspensionOfSentence(matter),
    highCourtAppeal: highCourtAppeal(matter),
    ...furtherFindings(matter, tables),
  });
}

const furtherFindings = (matter: Matter, { judgments }: Pick<Tables, 'judgments'>) => ({
  notice: noticeOfAppearance(matter),
  illegalArrest: illegalArrest(matter, judgments),
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

/**
 * A conviction in this case ends all pre-judgment rules and leaves suspension of sentence. Applied here, so
 * that the rules need not check it.
 */
function afterConviction(found: Determinations): Determinations {
  const { conviction, asOf, regimes } = found.matter;
  if (conviction === undefined || conviction.on > asOf) return found;
  const ended = (bnss: string, crpc: string): Finding<never> => {
    const authority = twin(regimes.application, { bnss, crpc });
    const because: Reason = { code: 'convicted-already', authority, about: conviction.on };
    return { conclusion: barred([because]), cautions: [] };
  };
  const undertrial = ended('s.479(1)', 's.436A');
  const noTerm = { fraction: null, thresholdDate: null, dates: null, maximumTerm: null };
  return {
    ...found,
    bailable: ended('s.478(1)', 's.436(1)'),
    defaultBail: { ...ended('s.187(3)', 's.167(2)'), dates: null, status: null },
    undertrial: { ...undertrial, caseLevel: undertrial.conclusion, ...noTerm },
    magistrate: ended('s.480(1)', 's.437(1)'),
    sixtyDays: { ...ended('s.480(6)', 's.437(6)'), from: null },
    anticipatory: ended('s.482(1)', 's.438(1)'),
    sessionsOrHighCourt: ended('s.483(1)', 's.439(1)'),
    notice: ended('s.35(3)', 's.41A(1)'),
    illegalArrest: { ...ended('s.47', 's.50'), produceBy: null, overdueSince: null },
    policeCustody: { ...ended('s.187(2)', 's.167(2)'), used: null, closes: null },
    transitBail: ended('s.482(1)', 's.438(1)'),
    longDelay: ended('s.483(1)', 's.439(1)'),
    furtherInquiry: ended('s.480(2)', 's.437(2)'),
    beforeJudgment: ended('s.480(7)', 's.437(7)'),
  };
}
