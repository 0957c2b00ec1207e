import { useMemo } from 'react';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { LawFacts } from '#law/facts.ts';
import type { Tables } from '#law/tables.ts';
import { useText } from '#parts/text-context.tsx';
import type { CalculatorForm } from './calculator-form.ts';
import { type Fault, faultsOf } from './form-faults.ts';
import { type CalculatorResult, resultOf } from './result.ts';
import type { PressedForm } from './use-calculator.ts';
import type { RecordOf } from './use-record.ts';

export function useRecordFacts(record: RecordOf | null, tables: Tables | null): LawFacts | undefined {
  return useMemo(
    () => (record && tables ? lawFactsOf(record.facts, tables, record) : undefined),
    [record, tables],
  );
}

interface ResultOptions {
  readonly tables: Tables | null;
  readonly asOf: CalendarDate;
  readonly record: LawFacts | undefined;
  readonly seeded: CalculatorForm | null;
}

interface CalculationOutcome {
  readonly faults: readonly Fault[];
  readonly result: CalculatorResult | null;
}

const NOTHING: CalculationOutcome = { faults: [], result: null };

/** Result of the last calculation; null before it and without tables. */
export function useResult(
  pressed: PressedForm | null,
  { tables, asOf, record, seeded }: ResultOptions,
): CalculationOutcome {
  const words = useText();
  return useMemo(() => {
    if (!pressed || !tables) return NOTHING;
    const given = { tab: pressed.tab, asOf, record, tables, words, seeded };
    const faults = faultsOf(pressed.form, given);
    const blocked = faults.some(({ blocks }) => blocks === 'all');
    return { faults, result: blocked ? null : resultOf(pressed.form, given) };
  }, [pressed, tables, asOf, record, words, seeded]);
}
