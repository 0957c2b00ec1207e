/** What was written, step by step, for the check before filing. */
import type { ApplicationForm, FormField } from '#contract/application-form.ts';
import { indianDate, parseDay } from '#kernel/calendar-date.ts';
import type { generator } from '#text/en/generator.ts';
import { FIELD_AT } from '#contract/application-form.ts';

type Words = typeof generator;

export interface ReviewFact {
  readonly label: string;
  readonly value: string;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of FIELD_AT are the fields
const FIELDS = Object.keys(FIELD_AT) as FormField[];

/** Asked about only where they say something. */
const QUIET: ReadonlySet<FormField> = new Set(['language', 'relief', 'nameLocal', 'customConditions']);

export function reviewFacts(form: ApplicationForm, step: 1 | 2 | 3, words: Words): ReviewFact[] {
  return FIELDS.filter((field) => FIELD_AT[field].step === step)
    .filter((field) => !(QUIET.has(field) && form[field] === '') && field !== 'language')
    .map((field) => ({ label: words.fields[field], value: shownValue(form, field, words) }));
}

function shownValue(form: ApplicationForm, field: FormField, words: Words): string {
  const typed = form[field].trim();
  if (typed === '') return words.notProvided;
  const chosen = choicesOf(field, words).find(({ value }) => value === typed);
  if (chosen) return chosen.label;
  const date = parseDay(typed);
  return date.ok ? indianDate(date.value) : typed;
}

function choicesOf(field: FormField, words: Words): readonly { value: string; label: string }[] {
  return Object.entries(words.choices).find(([name]) => name === field)?.[1] ?? [];
}
