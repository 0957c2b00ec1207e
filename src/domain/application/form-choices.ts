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
  if (field === 'sections') return splitSections(typed);
  if (YES_NO.has(field)) return typed === '' ? undefined : typed === 'yes';
  if (!NUMBERS.has(field)) return typed;
  const digits = factRow(field).kind === 'money' ? typed.replaceAll(/[\s,₹]/g, '') : typed;
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}

/** By wire path; undefined values are omitted. */
export function choicesOnTheWire(form: ApplicationForm): [string, unknown][] {
  const { chargesheet, chargesheetOn } = form;
  const notFiled = { state: 'not-filed', asOf: chargesheetOn.trim() };
  return [
    ...(chargesheet === 'not-filed' ? [['case.chargesheet', notFiled] as [string, unknown]] : []),
    ['case.groundsOfArrestAt', groundsOf(form)],
  ];
}

function groundsOf({ groundsOfArrest, groundsOn, groundsAt }: ApplicationForm): string | undefined {
  if (groundsOfArrest === '') return undefined;
  if (groundsOfArrest === 'none') return 'none';
  const at = groundsAt.trim();
  return groundsOn.trim() + (at === '' ? '' : `T${at}`);
}

export function factChoices(facts: Partial<CaseFacts>): Partial<ApplicationForm> {
  const { chargesheet, groundsOfArrestAt } = facts;
  return {
    ...(chargesheet?.state === 'not-filed' && { chargesheetOn: chargesheet.asOf }),
    ...(groundsOfArrestAt !== undefined && knownGrounds(groundsOfArrestAt)),
  };
}

function knownGrounds(at: string): Partial<ApplicationForm> {
  if (at === 'none') return { groundsOfArrest: 'none' };
  const [groundsOn = '', groundsAt = ''] = at.split('T');
  return { groundsOfArrest: 'given', groundsOn, groundsAt };
}
