/**
 * Impossible facts of an application: future days, an arrest of an accused at liberty, a section of the wrong
 * code. Keyed by wire path for form and server; unknown sections of other Acts are allowed, because the
 * tables are not complete.
 */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { readSections } from '#contract/case/section-text.ts';
import { FACT_IDS, FACT_OF_FAULT, factRow } from '#facts/facts.ts';
import { valueAt } from '#kernel/merge-patch.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import type { FactError } from '#law/fact-error.ts';
import { factErrors } from '#law/fact-errors.ts';
import { BNSS_FROM } from '#law/relief.ts';
import type { Tables } from '#law/tables.ts';
import { lawFactsOf, penalCodeOn } from '#domain/case/law-facts.ts';

export type ImpossibleCode =
  | FactError['code']
  | 'not-arrested-but-in-custody'
  | 'offence-after-fir'
  | 'arrest-before-offence'
  | 'charge-sheet-before-fir'
  | 'judgment-before-fir'
  | 'code-of-another-day';

export interface ImpossibleFact {
  /** "case.arrestDate" */
  readonly path: string;
  readonly code: ImpossibleCode;
  readonly about: string;
}

interface CheckedContent {
  readonly applicant?: Partial<ApplicationContent['applicant']> | undefined;
  readonly case?: Partial<CaseFacts> | undefined;
  readonly bail?: Partial<ApplicationContent['bail']> | undefined;
}

/** The law's fields that more than one fact of the record answers for. */
const PATH: Readonly<Record<string, string>> = {
  neverConvicted: 'case.antecedents',
  custody: 'case.custody',
  groundsOfArrest: 'case.groundsOfArrestAt',
  trial: 'case.trial.concludedOn',
};

function pathOf(field: string): string {
  const fact = FACT_OF_FAULT.get(field);
  return fact === undefined ? (PATH[field] ?? 'case.sections') : factRow(fact).path;
}

export function impossibleFacts(
  { applicant, case: facts = {}, bail }: CheckedContent,
  tables: Tables,
  today: CalendarDate,
): ImpossibleFact[] {
  const law = factErrors(lawFactsOf(facts, tables, { bail, applicant }), tables, today);
  return [
    // future days are reported below with their own path
    ...law
      .filter(({ code }) => code !== 'day-after-today')
      .map(({ code, field, about }) => ({ path: pathOf(field), code, about })),
    ...atLiberty(facts),
    ...afterToday(facts, { bail, today }),
    ...outOfOrder(facts),
    ...beforeTheFir(facts, bail),
    ...codeOfAnotherDay(facts, tables),
  ];
}

/** An accused who was not arrested has no arrest, remand or custody. */
function atLiberty({ custodyStatus, arrestDate, firstRemandDate, custodyPeriod }: Partial<CaseFacts>) {
  if (custodyStatus !== 'not-arrested') return [];
  const custodyFacts = { arrestDate, firstRemandDate, custodyPeriod };
  return Object.entries(custodyFacts).flatMap(([field, value]): ImpossibleFact[] =>
    value === undefined ? [] : [{ path: `case.${field}`, code: 'not-arrested-but-in-custody', about: value }],
  );
}

function afterToday(
  facts: Partial<CaseFacts>,
  { bail, today }: { readonly bail: CheckedContent['bail']; readonly today: CalendarDate },
): ImpossibleFact[] {
  const days = [
    ['case.groundsOfArrestAt', dayOfGrounds(facts)] as const,
    ['case.trial.acquittedOn', facts.trial?.acquittedOn] as const,
    ['case.chargesheet.on', dayIn(facts.chargesheet, 'asOf')] as const,
    ...PAST_PATHS.map((path) => [path, dayAt({ case: facts, bail }, path)] as const),
  ];
  return days.flatMap(([path, on]): ImpossibleFact[] =>
    on !== undefined && on > today ? [{ path, code: 'day-after-today', about: on }] : [],
  );
}

/** Days of what has happened; a first date fixed for evidence may lie ahead. */
const PAST_PATHS = FACT_IDS.filter((id) => factRow(id).past).map((id) => factRow(id).path);

function dayAt(record: unknown, path: string): CalendarDate | undefined {
  const value = valueAt(record, path);
  return typeof value === 'string' && isDay(value) ? value : undefined;
}

function dayOfGrounds({ groundsOfArrestAt }: Partial<CaseFacts>): CalendarDate | undefined {
  const on = groundsOfArrestAt?.slice(0, 10) ?? '';
  return isDay(on) ? on : undefined;
}

function dayIn(choice: object | undefined, key: string): CalendarDate | undefined {
  const value: unknown = choice && Object.entries(choice).find(([name]) => name === key)?.[1];
  return typeof value === 'string' && isDay(value) ? value : undefined;
}

function outOfOrder({ firDate, offenceDate, arrestDate }: Partial<CaseFacts>): ImpossibleFact[] {
  if (offenceDate === undefined) return [];
  const facts: ImpossibleFact[] = [];
  if (firDate !== undefined && offenceDate > firDate) {
    facts.push({ path: 'case.offenceDate', code: 'offence-after-fir', about: offenceDate });
  }
  if (arrestDate !== undefined && offenceDate > arrestDate) {
    facts.push({ path: 'case.arrestDate', code: 'arrest-before-offence', about: arrestDate });
  }
  return facts;
}

/** Events of a case cannot precede the case. */
function beforeTheFir(
  { firDate, chargesheet }: Partial<CaseFacts>,
  bail: CheckedContent['bail'],
): ImpossibleFact[] {
  const later = [
    ['case.chargesheet.on', 'charge-sheet-before-fir', dayIn(chargesheet, 'on')],
    ['bail.conviction.on', 'judgment-before-fir', bail?.conviction?.on],
  ] as const;
  return later.flatMap(([path, code, on]): ImpossibleFact[] =>
    on !== undefined && firDate !== undefined && on < firDate ? [{ path, code, about: on }] : [],
  );
}

/** BNS 358: the code follows the day of the offence. */
function codeOfAnotherDay(facts: Partial<CaseFacts>, tables: Tables): ImpossibleFact[] {
  const { offenceDate, sections = [] } = facts;
  if (offenceDate === undefined) return [];
  const wrong = offenceDate >= BNSS_FROM ? 'IPC' : 'BNS';
  const offences = sections
    .flatMap((text) => readSections(text, tables, penalCodeOn(offenceDate)))
    .some((read) => read.kind === 'offence' && read.ref.code === wrong);
  return offences ? [{ path: 'case.sections', code: 'code-of-another-day', about: wrong }] : [];
}
