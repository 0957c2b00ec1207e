/** What was written, step by step, for the check before filing. */
import type { ApplicationForm, FormField } from '#domain/application-form.ts';
import { indianDate, parseDay } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { FIELD_AT } from '#domain/application-form.ts';

type Text = Pick<Catalogue, 'choices' | 'generator'>;

export interface ReviewFact {
  readonly label: string;
  readonly value: string;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of FIELD_AT are the fields
const FIELDS = Object.keys(FIELD_AT) as FormField[];

/** Shown only where they say something. */
const QUIET: ReadonlySet<FormField> = new Set([
  'relief',
  'nameLocal',
  'customConditions',
  'offenceDate',
  'jail',
  'firstRemandDate',
  'chargesheet',
  'chargesheetOn',
  'remandExtension',
  'extendedUntil',
  'delayDays',
  'antecedents',
  'convictingCourt',
  'convictedOn',
  'sentence',
  'appealNumber',
  'finePaid',
]);

export function reviewFacts(form: ApplicationForm, step: 1 | 2 | 3, text: Text): ReviewFact[] {
  return FIELDS.filter((field) => FIELD_AT[field].step === step)
    .filter((field) => !(QUIET.has(field) && form[field] === '') && field !== 'language')
    .map((field) => ({ label: text.generator.fields[field], value: shownValue(form, field, text) }));
}

function shownValue(form: ApplicationForm, field: FormField, text: Text): string {
  const typed = form[field].trim();
  if (typed === '') return text.generator.notProvided;
  const chosen = choicesOf(field, text).find(({ value }) => value === typed);
  if (chosen) return chosen.label;
  const date = parseDay(typed);
  return date.ok ? indianDate(date.value) : typed;
}

function choicesOf(field: FormField, { choices }: Text): readonly { value: string; label: string }[] {
  return Object.entries(choices).find(([name]) => name === field)?.[1] ?? [];
}
