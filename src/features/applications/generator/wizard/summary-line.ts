/** Answers of a folded part in one line. */
import type { ApplicationForm, FormField } from '#domain/application/application-form.ts';
import { optionsOf } from '#text/fact-words.ts';
import { respondentPrinted } from '#domain/case/respondents.ts';
import { stateNamed } from '#domain/case/states.ts';
import { indianDate, parseDay } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';

type Text = Pick<Catalogue, 'choices' | 'facts' | 'generator'>;

function shownValue(typed: string, field: FormField, text: Text): string {
  const chosen = optionsOf(field, text).find(({ value }) => value === typed);
  if (chosen) return chosen.label;
  if (field === 'state') return stateNamed(typed, text.generator.namesIn);
  if (field === 'respondent') return respondentPrinted(typed, text.generator.namesIn);
  const date = parseDay(typed);
  return date.ok ? indianDate(date.value) : typed;
}

/** The values of these fields in one line; empty if none is filled. */
export function summaryLine(form: ApplicationForm, fields: readonly FormField[], text: Text): string {
  const parts = fields
    .filter((field) => form[field].trim() !== '')
    .map((field) => `${text.facts.labels[field]}: ${shownValue(form[field].trim(), field, text)}`);
  return parts.join(' · ');
}
