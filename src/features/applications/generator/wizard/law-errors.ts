/** Impossible input by field; the server rejects the same. */
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { ASKED_AT, type AskedField } from '#domain/application/field-at.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import { newlyRefusedFacts } from '#domain/application/impossible-facts.ts';
import type { ApplicationContent } from '#contract/application/application.ts';
import { bailDraftFrom } from '#documents/matter.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Tables } from '#law/tables.ts';
import type { Catalogue } from '#text/catalogue.ts';
import type { StepError } from './step-errors.ts';

interface Checked {
  readonly under: ApplicationContent | undefined;
  /** The filed text, for an amendment: it is not refused for a fact that it already had. */
  readonly filed?: ApplicationContent | undefined;
  readonly tables: Tables;
  readonly today: CalendarDate;
  readonly words: Pick<Catalogue, 'generator'>;
}

/** First error of each field. */
export function lawErrors(
  form: ApplicationForm,
  { under, filed, tables, today, words }: Checked,
): StepError[] {
  const written = bailDraftFrom(partialFromForm(form, under));
  const all = newlyRefusedFacts({ before: filed, after: written }, tables, today).map((fact) =>
    errorAt(fieldOf(fact.path), words.generator.impossible(fact)),
  );
  return all.filter((error, n) => all.findIndex(({ field }) => field === error.field) === n);
}

const errorAt = (field: AskedField, message: string): StepError => ({
  field,
  step: ASKED_AT[field].step,
  message,
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of ASKED_AT are the fields
const FIELDS = Object.keys(ASKED_AT) as AskedField[];

/** A derived value has no field: correct it at the date of arrest. */
const fieldOf = (path: string): AskedField =>
  FIELDS.find((field) => ASKED_AT[field].path === path) ??
  (path === 'case.antecedents' ? 'sections' : 'arrestDate');
