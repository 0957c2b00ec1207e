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
import type { Tables } from './tables.ts';

export interface Determinations {
  readonly matter: Matter;
  /** Earlier convictions as the bars weigh them; null while they are not known. */
  readonly convictions: ConvictionRecord | null;
  readonly governing: Finding<Regimes>;
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
}

export function determineAll(facts: LawFacts, tables: Tables, asOf: CalendarDate): Determinations {
  const matter = matterOf(facts, tables, asOf);
  const record = facts.convictions
    ? convictionRecord(facts.convictions, tables)
    : noneIf(facts.neverConvicted);
  return afterConviction({
    matter,
    convictions: record,
    governing: governingCodes(facts, matter.rows, asOf),
    bailable: bailableAsOfRight(matter),
    defaultBail: defaultBail(matter),
    undertrial: undertrialRelease(matter),
    magistrate: magistrateBail(matter, record),
    sixtyDays: sixtyDayRule(matter),
    anticipatory: anticipatoryBail(matter),
    sessionsOrHighCourt: specialPowers(matter),
    specialGates: specialGates(matter, record),
    antil: antilCategory(matter),
    suspension: suspensionOfSentence(matter),
  });
}

const noneIf = (neverConvicted: boolean | undefined) =>
  neverConvicted === true ? { grave: 0, middling: 0, unclear: 0, codes: [] } : null;
