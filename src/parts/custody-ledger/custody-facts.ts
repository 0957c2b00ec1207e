/** Converts ledger rows to custody facts and reports violations of the law rules. */
import type { CustodySpan } from '#contract/case/case-facts.ts';
import type { CustodyRow } from '#domain/application/form-rows.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import type { FactError } from '#law/fact-error.ts';
import { factErrors } from '#law/fact-errors.ts';
import type { Tables } from '#law/tables.ts';
import type { KnownFacts } from '#domain/case/clock-matter.ts';
import { knownFacts } from '#domain/case/clock-matter.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { lawSentence } from '#text/law-sentence.ts';
import { fieldOf, type LedgerFaults } from './custody-faults.ts';

/** Valid rows in order of date. */
export const spansOf = (rows: readonly CustodyRow[]): CustodySpan[] =>
  rows
    .flatMap(({ kind, from, to }) =>
      kind !== '' && isDay(from) ? [{ kind, from, ...(isDay(to) && { to }) }] : [],
    )
    .toSorted((a, b) => a.from.localeCompare(b.from));

interface CustodyCheckInput {
  readonly facts: KnownFacts;
  readonly tables: Tables;
  readonly today: CalendarDate;
  readonly words: Catalogue['law'];
}

export function lawFaults(
  rows: readonly CustodyRow[],
  { facts, tables, today, words }: CustodyCheckInput,
): LedgerFaults {
  const custody = spansOf(rows);
  const found = factErrors(lawFactsOf(knownFacts({ ...facts, custody }), tables), tables, today);
  return Object.fromEntries(
    found
      .filter(({ field }) => field === 'custody')
      .map((error) => [fieldFor(error, rows), lawSentence(words.errors[error.code], { about: error.about })]),
  );
}

/** Most errors concern the start of a span; one concerns the end of the last span. */
function fieldFor({ about }: FactError, rows: readonly CustodyRow[]) {
  const begins = rows.findIndex(({ from }) => from === about);
  if (begins !== -1) return fieldOf(begins, 'from');
  const ends = rows.findIndex(({ to }) => to === about);
  return ends === -1 ? fieldOf(0, 'from') : fieldOf(ends, 'to');
}
