/** Shared types and helpers of the form parts. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { LawFacts } from '#law/facts.ts';
import type { Tables } from '#law/tables.ts';
import { type CalculatorForm, controlId, type FieldName, type CodeTab } from './calculator-form.ts';
import { calculatorLabels, type LabelTexts } from './fact-fields.ts';
import type { Fault } from './form-faults.ts';

export interface InputsProps {
  readonly form: CalculatorForm;
  readonly write: (change: Partial<CalculatorForm>) => void;
  readonly faults: readonly Fault[];
  readonly tab: CodeTab;
  readonly asOf: CalendarDate;
  readonly tables: Tables | null;
  /** Facts of the record that opened the calculator. */
  readonly record: LawFacts | undefined;
}

/** Id, label and error of a field. */
export function fieldOf(name: FieldName, faults: readonly Fault[], text: LabelTexts) {
  const id = controlId(name);
  return { id, label: calculatorLabels(text)[name], error: faults.find((fault) => fault.id === id)?.message };
}
