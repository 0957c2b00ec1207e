/** Missing, unreadable and contradicting answers, by fact. Wizard, clock, calculator and server use the same check. */
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import type { Fact } from './fact.ts';
import { type FactId, factRow, isFact } from './facts.ts';

export type FactFaultCode =
  | 'missing'
  | 'no-date'
  | 'no-hour'
  | 'no-number'
  | 'excluded'
  | 'after-today'
  | 'out-of-order'
  | 'seldom-before';

export interface FactFault {
  readonly fact: FactId;
  readonly code: FactFaultCode;
  /** The fact that it contradicts, or that asks for it. */
  readonly related: FactId | null;
  /** The answer as typed. */
  readonly about: string;
}

/** AnswersByFact as text: a form, or the texts of a record. */
export type AnswersByFact = Readonly<Partial<Record<FactId, string>>>;

/** All faults, in the order of the facts. */
export const checkFacts = (
  answers: AnswersByFact,
  asked: readonly FactId[],
  today: CalendarDate,
): FactFault[] => asked.flatMap((fact) => faultsOf(fact, answers, today));

function faultsOf(fact: FactId, answers: AnswersByFact, today: CalendarDate): FactFault[] {
  const row = factRow(fact);
  const about = (answers[fact] ?? '').trim();
  const alone = answerFault({ ...row, needed: row.need === 'there' }, about, today);
  const codes: CodeAndRelated[] =
    alone === null ? [] : [[alone, alone === 'missing' ? row.when?.[0] : undefined]];
  return [...codes, ...contradictions(row, about, answers)].map(([code, other = '']) => ({
    fact,
    code,
    related: isFact(other) ? other : null,
    about,
  }));
}

type CodeAndRelated = readonly [code: FactFaultCode, other?: string | undefined];

function contradictions(row: Fact, about: string, answers: AnswersByFact): CodeAndRelated[] {
  const { notWith, notBefore = [], notAfter = [], seldomBefore = [] } = row;
  const answerTo = (other: string) => (isFact(other) ? answers[other] : undefined);
  const isExcluded = about !== '' && notWith !== undefined && answerTo(notWith[0]) === notWith[1];
  const isEarly = (other: string) => isBefore(about, answerTo(other));
  const isLate = (other: string) => isBefore(answerTo(other), about);
  return [
    ...(isExcluded ? [['excluded', notWith[0]] as const] : []),
    ...[...notBefore.filter(isEarly), ...notAfter.filter(isLate)].map(
      (other) => ['out-of-order', other] as const,
    ),
    ...seldomBefore.filter(isEarly).map((other) => ['seldom-before', other] as const),
  ];
}

type CheckedRow = Pick<Fact, 'kind' | 'past'> & { readonly needed?: boolean };

/** The fault of one answer alone. */
export function answerFault(
  { kind, past, needed }: CheckedRow,
  typed: string,
  today: CalendarDate,
): FactFaultCode | null {
  if (typed === '') return needed ? 'missing' : null;
  const isReadable = READABLE[kind];
  if (isReadable && !isReadable(typed)) return UNREADABLE[kind] ?? null;
  return kind === 'date' && past && typed > today ? 'after-today' : null;
}

const READABLE: Readonly<Partial<Record<Fact['kind'], (typed: string) => boolean>>> = {
  date: isDay,
  hour: (typed) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(typed),
  number: (typed) => /^\d{1,5}$/.test(typed),
  money: (typed) => /^[\d\s,]{1,20}$/.test(typed),
};

const UNREADABLE: Readonly<Partial<Record<Fact['kind'], FactFaultCode>>> = {
  date: 'no-date',
  hour: 'no-hour',
  number: 'no-number',
  money: 'no-number',
};

const isBefore = (day: string | undefined, other: string | undefined): boolean =>
  day !== undefined && other !== undefined && isDay(day) && isDay(other) && day < other;
