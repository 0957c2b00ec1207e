/**
 * Form fields that are not text on the wire: choices with dates, booleans and numbers, in both directions.
 */
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { factRow, wizardFactsOfKind } from '#facts/facts.ts';
import type { ApplicationForm, FormField } from './application-form.ts';
import { splitSections } from './form-lists.ts';

const YES_NO: ReadonlySet<FormField> = new Set(wizardFactsOfKind('yesNo'));
const NUMBERS: ReadonlySet<FormField> = new Set(wizardFactsOfKind('number', 'money'));

/** An invalid number is sent as typed, so that validation names the field. */
export function wireValue(field: FormField, typed: string): unknown {
  if (factRow(field).kind === 'sections') return sectionsValue(field, typed);
  if (YES_NO.has(field)) return typed === '' ? undefined : typed === 'yes';
  if (!NUMBERS.has(field)) return typed;
  const digits = factRow(field).kind === 'money' ? typed.replaceAll(/[\s,₹]/g, '') : typed;
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}

/** An application names its sections; a limb may be absent. */
const sectionsValue = (field: FormField, typed: string): string[] | undefined =>
  typed === '' && field !== 'sections' ? undefined : splitSections(typed);

/** By wire path; undefined values are omitted. */
export function choicesOnTheWire(form: ApplicationForm): [string, unknown][] {
  const { chargesheet, chargesheetOn } = form;
  const notFiled = { state: 'not-filed', asOf: chargesheetOn.trim() };
  return chargesheet === 'not-filed' ? [['case.chargesheet', notFiled]] : [];
}

export const factChoices = ({ chargesheet }: Partial<CaseFacts>): Partial<ApplicationForm> =>
  chargesheet?.state === 'not-filed' ? { chargesheetOn: chargesheet.asOf } : {};
