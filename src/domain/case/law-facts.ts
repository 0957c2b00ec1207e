/**
 * The only conversion from a record to the facts of the law rules. Absent stays absent; unreadable sections
 * are preserved, so that no rule decides without them.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Conviction, LawFacts } from '#law/facts.ts';
import { BNSS_FROM } from '#law/relief.ts';
import { lookUp, type OffenceRef, type Tables } from '#law/tables.ts';
import type { Applicant, BailPart } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { FACT_IDS, factRow } from '#facts/facts.ts';
import { valueAt } from '#kernel/merge-patch.ts';
import { pleadedFacts } from '#reading/pleaded-facts.ts';
import { ageAtTheAct } from '#law/ages.ts';
import { sharesFir } from './fir.ts';
import { isNonEmpty } from '#law/determination.ts';
import { sentenceYears } from '#domain/application/sentence-years.ts';
import { firstPartsOf, readSectionList, refsOf, sectionText, unreadOf } from '#contract/case/section-text.ts';

export interface AdditionalFacts {
  readonly bail?: Partial<BailPart> | undefined;
  readonly applicant?: Partial<Applicant> | undefined;
  /** Date of the application for default bail, if one was filed. */
  readonly defaultBailClaimedOn?: CalendarDate | undefined;
}

export function lawFactsOf(
  facts: Partial<CaseFacts>,
  tables: Tables,
  { bail, applicant, defaultBailClaimedOn }: AdditionalFacts = {},
): LawFacts {
  const limbs = limbsOf(facts, tables);
  return {
    ...offencesOf(facts, tables),
    ...antecedentsOf(facts, tables),
    ...furtherFacts(facts),
    ...personOf(facts, applicant),
    principalOffences: facts.principalOffences,
    limbs: isNonEmpty(limbs) ? limbs : undefined,
    pleaded: facts.allegations === undefined ? undefined : pleadedFacts(facts.allegations),
    court: facts.court,
    offenceDate: facts.offenceDate,
    custody: facts.custody,
    defaultBailClaim: claimOf(facts, defaultBailClaimedOn),
    cooperated: cooperated(facts),
    firstEvidenceDate: facts.trial?.firstEvidenceDate,
    interimProtectionUntil: facts.interimProtectionUntil,
    ...convictionOf(bail?.conviction),
  };
}

function convictionOf(
  conviction: BailPart['conviction'],
): Pick<LawFacts, 'conviction' | 'sentenceYears' | 'appealYear' | 'onBailAtConviction'> {
  if (!conviction) return {};
  const { on, sentence, appealNumber, onBail } = conviction;
  return {
    conviction: { on },
    sentenceYears: sentenceYears(sentence),
    appealYear: appealYear(appealNumber),
    onBailAtConviction: onBail,
  };
}

/** "CRA 1204/2022" or "Criminal Appeal No. 12 of 2022". */
function appealYear(number: string | undefined): number | undefined {
  const year = /(?:19|20)\d{2}(?!.*(?:19|20)\d{2})/.exec(number ?? '')?.[0];
  return year === undefined ? undefined : Number(year);
}

/** Facts with the same name in the record and in the law, by the registry. */
const SAME_NAMES = FACT_IDS.flatMap((id) => {
  const { path, law = [] } = factRow(id);
  const at = path.replace(/\.state$/, '');
  const [name = ''] = at.split('.').slice(-1);
  const isOfCase = at === `case.${name}` || at === `case.person.${name}`;
  return isOfCase && law.some((fact) => fact === name) ? [[name, at] as const] : [];
});

const factsByName = (facts: Partial<CaseFacts>): Partial<LawFacts> =>
  Object.fromEntries(SAME_NAMES.map(([name, path]) => [name, valueAt({ case: facts }, path)]));

/** How the arrest was made, and what came after a grant, a trial or an order of a Special Court. */
export function furtherFacts(facts: Partial<CaseFacts>): Partial<LawFacts> {
  const { arrest, trial, person } = facts;
  return {
    ...factsByName(facts),
    onBailAtOffence: person?.onBailAtOffence,
    unlawfulEntry: person?.unlawfulEntry,
    proclaimed: proclaimed(facts),
    arrest,
    production: arrest?.production,
    witnesses: trial && { cited: trial.witnessesCited, examined: trial.witnessesExamined },
    trialOver: trial?.over,
    concludedOn: trial?.concludedOn,
    acquittedOn: trial?.acquittedOn,
    appealFiledOn: facts.appealFiledOn,
  };
}

function proclaimed({ coercive }: Partial<CaseFacts>): boolean | undefined {
  return coercive?.rows.some(({ kind, recalledOn }) => kind === 'proclamation' && recalledOn === undefined);
}

/** Recorded claim for default bail. An application in this app counts as a claim even if none is recorded. */
function claimOf(
  { defaultBailClaim }: Partial<CaseFacts>,
  filedOn: CalendarDate | undefined,
): LawFacts['defaultBailClaim'] {
  if (filedOn === undefined || defaultBailClaim?.state === 'claimed') return defaultBailClaim;
  return { state: 'claimed', on: filedOn };
}

/** Penal code for numbers without a code, by the day of the offence; unknown without that day. */
export const penalCodeOn = (offenceDate: CalendarDate | undefined): 'BNS' | 'IPC' | undefined =>
  offenceDate === undefined ? undefined : offenceDate >= BNSS_FROM ? 'BNS' : 'IPC';

/** Chosen offences, and every typed section that none of them covers. */
function offencesOf(
  { offences = [], sections = [], offenceDate }: Partial<CaseFacts>,
  tables: Tables,
): Pick<LawFacts, 'offences' | 'unrecognised'> {
  const code = penalCodeOn(offenceDate);
  const chosen = new Set(offences.map(sectionText));
  const read = readSectionList(sections, tables, { code, chosen });
  const extra = refsOf(read).filter((ref) => !chosen.has(sectionText(ref)));
  const all: OffenceRef[] = [...offences, ...extra];
  const unknown = offences.filter((ref) => isUnread(ref, tables)).map(sectionText);
  return { offences: all, unrecognised: [...unknown, ...unreadOf(read, all)] };
}

/** Limbs that the user chose, and parts that the charge names; an unreadable name chooses none. */
function limbsOf(
  { limbs = [], sections = [], offenceDate }: Partial<CaseFacts>,
  tables: Tables,
): OffenceRef[] {
  const readAll = (texts: readonly string[]) =>
    readSectionList(texts, tables, { code: penalCodeOn(offenceDate) });
  return [...refsOf(readAll(limbs)), ...firstPartsOf(readAll(sections))];
}

function isUnread(ref: OffenceRef, tables: Tables): boolean {
  const { kind } = lookUp(tables, ref);
  return kind === 'unknown' || kind === 'divided';
}

function antecedentsOf(
  { antecedents, ...facts }: Partial<CaseFacts>,
  tables: Tables,
): Pick<LawFacts, 'neverConvicted' | 'otherPendingCases' | 'convictions'> {
  if (!antecedents) return {};
  const others = antecedents.rows.filter((row) => !sharesFir(row, facts));
  const convicted = others.filter(({ state }) => state === 'convicted');
  return {
    neverConvicted: convicted.length === 0,
    otherPendingCases: others.filter(({ state }) => state === 'pending').length,
    convictions: convicted.map(({ sections }): Conviction => {
      const read = readSectionList(sections, tables);
      return { offences: refsOf(read), unrecognised: unreadOf(read) };
    }),
  };
}

function personOf(facts: Partial<CaseFacts>, applicant: Partial<Applicant> | undefined): Partial<LawFacts> {
  const { person } = facts;
  const age = applicant?.age;
  return {
    ...ageAtTheAct(facts),
    woman: person?.woman ?? (applicant?.gender && applicant.gender === 'female'),
    child: person?.child ?? (age === undefined ? undefined : age < 18),
    age,
  };
}

/** A pending warrant or proclamation shows non-cooperation. Its absence shows nothing. */
function cooperated({ coercive }: Partial<CaseFacts>): false | undefined {
  return coercive?.rows.some(({ recalledOn }) => recalledOn === undefined) ? false : undefined;
}
