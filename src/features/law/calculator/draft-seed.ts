import type { ApplicationForm } from '#domain/application-form.ts';
import type { CalculatorForm } from './calculator-form.ts';
import { dateOf } from './form-dates.ts';
import { type CalculatorResult, reliefToday } from './result.ts';

/** What the generator can take over: only what was entered, and the relief that the answer gives. */
export function draftSeed(form: CalculatorForm, { explained }: CalculatorResult): Partial<ApplicationForm> {
  return {
    sections: form.sections,
    arrestDate: dateOf(form.arrestDate) ?? '',
    firDate: dateOf(form.firDate) ?? '',
    custodyStatus: form.custodyStatus,
    relief: reliefToday(explained),
  };
}
