/**
 * What an application says that cannot be: days after today, an arrest of a person who was not arrested, a section of
 * the wrong code. By the path of the wire, for the form and for the server alike; an unknown section of another Act is
 * none of them, for no table holds every Act.
 */
import type { ApplicationContent } from '#contract/application.ts';
import type { CaseFacts } from '#contract/case-facts.ts';
import { readSections } from '#contract/section-text.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type FactError, factErrors } from '#law/fact-errors.ts';
import { BNSS_FROM } from '#law/relief.ts';
import type { Tables } from '#law/tables.ts';
import { lawFactsOf, penalCodeOn } from './law-facts.ts';

export type ImpossibleCode =
  | FactError['code']
  | 'not-arrested-but-in-custody'
  | 'day-after-today'
  | 'offence-after-fir'
  | 'arrest-before-offence'
  | 'code-of-another-day';

export interface ImpossibleFact {
  /** "case.arrestDate" */
  readonly path: string;
  readonly code: ImpossibleCode;
  readonly about: string;
}

interface Written {
  readonly applicant?: Partial<ApplicationContent['applicant']> | undefined;
  readonly case?: Partial<CaseFacts> | undefined;
  readonly bail?: Partial<ApplicationContent['bail']> | undefined;
}

const PATH: Readonly<Record<string, string>> = {
  offences: 'case.sections',
  neverConvicted: 'case.antecedents',
  arrestDate: 'case.arrestDate',
  firstRemandDate: 'case.firstRemandDate',
  chargesheet: 'case.chargesheet.on',
  custody: 'case.custody',
};

export function impossibleFacts(
  { applicant, case: facts = {}, bail }: Written,
  tables: Tables,
  today: CalendarDate,
): ImpossibleFact[] {
  const law = factErrors(lawFactsOf(facts, tables, { bail, applicant }), tables, today);
  return [
    ...law.map(({ code, field, about }) => ({ path: PATH[field] ?? 'case.sections', code, about })),
    ...atLiberty(facts),
    ...afterToday(facts, { bail, today }),
    ...outOfOrder(facts),
    ...codeOfAnotherDay(facts, tables),
  ];
}

/** A person who was not arrested has no day of arrest, no remand and no time in custody. */
function atLiberty({ custodyStatus, arrestDate, firstRemandDate, custodyPeriod }: Partial<CaseFacts>) {
  if (custodyStatus !== 'not-arrested') return [];
  const held = { arrestDate, firstRemandDate, custodyPeriod };
  return Object.entries(held).flatMap(([field, value]): ImpossibleFact[] =>
    value === undefined ? [] : [{ path: `case.${field}`, code: 'not-arrested-but-in-custody', about: value }],
  );
}

function afterToday(
  { firDate, offenceDate, chargesheet, trial }: Partial<CaseFacts>,
  { bail, today }: { readonly bail: Written['bail']; readonly today: CalendarDate },
): ImpossibleFact[] {
  const days: Readonly<Record<string, CalendarDate | undefined>> = {
    'case.firDate': firDate,
    'case.offenceDate': offenceDate,
    'case.chargesheet.on': chargesheet?.state === 'not-filed' ? chargesheet.asOf : undefined,
    'case.trial.chargeFramedOn': trial?.chargeFramedOn,
    'bail.conviction.on': bail?.conviction?.on,
  };
  return Object.entries(days).flatMap(([path, on]): ImpossibleFact[] =>
    on !== undefined && on > today ? [{ path, code: 'day-after-today', about: on }] : [],
  );
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

/** BNS 358: the offence follows the day of the act. */
function codeOfAnotherDay(facts: Partial<CaseFacts>, tables: Tables): ImpossibleFact[] {
  const { offenceDate, sections = [] } = facts;
  if (offenceDate === undefined) return [];
  const wrong = offenceDate >= BNSS_FROM ? 'IPC' : 'BNS';
  const named = sections
    .flatMap((text) => readSections(text, tables, penalCodeOn(offenceDate)))
    .some((read) => read.kind === 'offence' && read.ref.code === wrong);
  return named ? [{ path: 'case.sections', code: 'code-of-another-day', about: wrong }] : [];
}
