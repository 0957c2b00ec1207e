/**
 * Impossible facts of an application: future days, an arrest of an accused at liberty, a section of the wrong
 * code. Keyed by wire path for form and server.
 */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { readSectionList } from '#contract/case/section-text.ts';
import { type AnswersByFact, checkFacts, type FactFault } from '#facts/check.ts';
import { LIST_FACTS } from '#facts/list-facts.ts';
import { FACT_IDS, FACT_OF_FAULT, type FactId, factRow, isFact } from '#facts/facts.ts';
import { valueAt } from '#kernel/merge-patch.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { FactError } from '#law/fact-error.ts';
import { cite } from '#law/authority.ts';
import { factErrors } from '#law/fact-errors.ts';
import { BNSS_FROM, canReliefLieBefore } from '#law/relief.ts';
import { readOffences } from '#law/matter.ts';
import { appealCode, appealIn } from '#law/special/high-court-appeal.ts';
import type { Tables } from '#law/tables.ts';
import { type AgeFault, agesAgainstBirth } from '#law/ages.ts';
import { lawFactsOf, penalCodeOn } from '#domain/case/law-facts.ts';
import { type FirCode, type FirFault, firFaults } from './fir-faults.ts';
import { type JointCode, type JointFault, jointFaults } from './joint-faults.ts';
import { unrelatedLimbs } from '#domain/case/limb-questions.ts';

export type ImpossibleCode =
  | FactError['code']
  | 'not-arrested-but-in-custody'
  | 'offence-after-fir'
  | 'arrest-before-offence'
  | 'charge-sheet-before-fir'
  | 'judgment-before-fir'
  | 'code-of-another-day'
  | 'born-after-the-offence'
  | 'limb-not-charged'
  | 'anticipatory-before-magistrate'
  | 'appeal-outside-high-court'
  | AgeFault['code']
  | FirCode
  | JointCode;

export interface ImpossibleFact {
  /** "case.arrestDate" */
  readonly path: string;
  readonly code: ImpossibleCode;
  readonly about: string;
  /** Of an FIR that needs an application of its own. */
  readonly station?: string;
  readonly act?: string;
}

interface CheckedContent {
  readonly applicant?: Partial<ApplicationContent['applicant']> | undefined;
  readonly coApplicants?: ApplicationContent['coApplicants'];
  readonly case?: Partial<CaseFacts> | undefined;
  readonly bail?: Partial<ApplicationContent['bail']> | undefined;
}

/** The law's fields that more than one fact of the record answers for. */
const PATH: Readonly<Record<string, string>> = {
  neverConvicted: 'case.antecedents',
  custody: 'case.custody',
  trial: 'case.trial.concludedOn',
};

function pathOf(field: string): string {
  const fact = FACT_OF_FAULT.get(field);
  return fact === undefined ? (PATH[field] ?? 'case.sections') : factRow(fact).path;
}

export function impossibleFacts(
  content: CheckedContent,
  tables: Tables,
  today: CalendarDate,
): ImpossibleFact[] {
  const { applicant, case: facts = {}, bail } = content;
  const law = factErrors(lawFactsOf(facts, tables, { bail, applicant }), tables, today);
  return [
    // future days are reported below with their own path
    ...law
      .filter(({ code }) => code !== 'day-after-today')
      .map(({ code, field, about }) => ({ path: pathOf(field), code, about })),
    ...contradictions(content, today),
    ...acquittedAhead(facts, today),
    ...codeOfAnotherDay(facts, tables),
    ...agesAgainstBirth(facts, applicant?.age, today).map(({ code, by }) => ({
      path: factRow('dateOfBirth').path,
      code,
      about: String(by),
    })),
    ...unrelatedLimbs(facts, tables).map(limbFault),
    ...unknownRoute(facts, bail),
    ...appealElsewhere(facts, bail?.relief, tables),
    ...jointFaults(content, today).map(jointFault),
    ...firFaults(content, tables, today).map(firFault),
  ];
}

/** The law never stops a section as charged: it stays as typed and can be completed later. */
const KEPT_AS_CHARGED = new Set<ImpossibleCode>(['unknown-section', 'section-needs-subsection']);

/** The facts that form and server refuse. Custody periods are free text. */
export const refusedFacts = (
  content: CheckedContent,
  tables: Tables,
  today: CalendarDate,
): ImpossibleFact[] =>
  impossibleFacts(content, tables, today).filter(({ code }) => !KEPT_AS_CHARGED.has(code));

/** An amendment is not refused for a fact that the filed text already had: a later release may refuse it first. */
export function newlyRefusedFacts(
  { before, after }: { readonly before: CheckedContent | undefined; readonly after: CheckedContent },
  tables: Tables,
  today: CalendarDate,
): ImpossibleFact[] {
  const filed = before ? refusedFacts(before, tables, today) : [];
  return refusedFacts(after, tables, today).filter(
    ({ path, code, about }) =>
      !filed.some((known) => known.path === path && known.code === code && known.about === about),
  );
}

/** Contradictions between two facts, and days after today. The contract rejects missing and unreadable values. */
function contradictions(content: CheckedContent, today: CalendarDate): ImpossibleFact[] {
  return checkFacts(textsOf(content), FACT_IDS, today).flatMap((fault): ImpossibleFact[] => {
    const code = codeOf(fault);
    return code === null ? [] : [{ path: shownAt(fault.fact), code, about: fault.about }];
  });
}

function codeOf({ fact, code }: FactFault): ImpossibleCode | null {
  if (code === 'after-today') return 'day-after-today';
  if (code === 'excluded') return 'not-arrested-but-in-custody';
  return code === 'out-of-order' ? (ORDER[fact] ?? null) : null;
}

/** The sentence of two days in the wrong order, by the fact that shows it. */
const ORDER: Readonly<Partial<Record<FactId, ImpossibleCode>>> = {
  offenceDate: 'offence-after-fir',
  arrestDate: 'arrest-before-offence',
  chargesheetOn: 'charge-sheet-before-fir',
  convictedOn: 'judgment-before-fir',
  dateOfBirth: 'born-after-the-offence',
};

/** The form has one field for the two dates of a charge-sheet. */
function shownAt(fact: FactId): string {
  const { path, replaces } = factRow(fact);
  return replaces !== undefined && isFact(replaces) ? factRow(replaces).path : path;
}

/** Every answer of the record that is a text. */
function textsOf(content: CheckedContent): AnswersByFact {
  const texts = FACT_IDS.map((id) => [id, valueAt(content, factRow(id).path)] as const);
  return Object.fromEntries(texts.filter(([, value]) => typeof value === 'string'));
}

function acquittedAhead({ trial }: Partial<CaseFacts>, today: CalendarDate): ImpossibleFact[] {
  const on = trial?.acquittedOn;
  if (on === undefined || on <= today) return [];
  return [{ path: 'case.trial.acquittedOn', code: 'day-after-today', about: on }];
}

/** A limb belongs to a section that is charged; the sections answer it. */
const limbFault = (about: string): ImpossibleFact => ({
  path: factRow('limb').path,
  code: 'limb-not-charged',
  about,
});

const jointFault = ({ code, about }: JointFault): ImpossibleFact => ({
  path: LIST_FACTS.coApplicants.path,
  code,
  about,
});

const firFault = (fault: FirFault): ImpossibleFact => ({ ...fault, path: LIST_FACTS.furtherFirs.path });

/** BNSS 482(1) names no Magistrate. Regular bail follows the court, and its paper has the section of that court. */
function unknownRoute(
  { court }: Partial<CaseFacts>,
  { relief }: Partial<ApplicationContent['bail']> = {},
): ImpossibleFact[] {
  if (relief !== 'anticipatory' || court === undefined || canReliefLieBefore(relief, court)) return [];
  return [{ path: 'case.court', code: 'anticipatory-before-magistrate', about: relief }];
}

/** SC/ST 14A(2) and NIA 21(4) name the High Court alone. Printed for another court, the appeal would be an application. */
function appealElsewhere(
  facts: Partial<CaseFacts>,
  relief: ApplicationContent['bail']['relief'],
  tables: Tables,
): ImpossibleFact[] {
  const { court, specialCourtOrderOn } = facts;
  if (relief !== 'regular-high-court' || court === undefined || canReliefLieBefore(relief, court)) return [];
  const { rows } = readOffences(tables, lawFactsOf(facts, tables).offences);
  const codes = rows.map(({ code }) => code);
  const code = appealCode(codes, specialCourtOrderOn !== undefined);
  const authority = code === undefined ? undefined : appealIn(code);
  if (!authority) return [];
  return [{ path: 'case.court', code: 'appeal-outside-high-court', about: cite(authority) }];
}

/** BNS 358: the code follows the day of the offence. */
function codeOfAnotherDay(facts: Partial<CaseFacts>, tables: Tables): ImpossibleFact[] {
  const { offenceDate, sections = [] } = facts;
  if (offenceDate === undefined) return [];
  const wrong = offenceDate >= BNSS_FROM ? 'IPC' : 'BNS';
  const offences = readSectionList(sections, tables, { code: penalCodeOn(offenceDate) }).some(
    (read) => read.kind === 'offence' && read.ref.code === wrong,
  );
  return offences ? [{ path: 'case.sections', code: 'code-of-another-day', about: wrong }] : [];
}
