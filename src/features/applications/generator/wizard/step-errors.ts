/** Errors by field, in wizard order. */
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { ASKED_AT, type AskedField, FIELD_AT } from '#domain/application/field-at.ts';
import { contentFromForm } from '#domain/application/form-content.ts';
import type { ApplicationContent } from '#contract/application/application.ts';

export interface StepError {
  readonly field: AskedField;
  readonly step: 1 | 2 | 3;
  readonly message: string;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of ASKED_AT are the fields
const FIELDS = Object.keys(ASKED_AT) as AskedField[];

export function formErrors(form: ApplicationForm, under: ApplicationContent | undefined): StepError[] {
  const content = contentFromForm(form, under);
  return content.ok ? [] : errorsByField(content.error);
}

/** The server uses wire paths; a nested path belongs to its field. */
export function errorsByField(given: Readonly<Record<string, string>>): StepError[] {
  const paths = Object.fromEntries(
    Object.entries(given).map(([path, message]) => [fieldPath(path), message]),
  );
  return FIELDS.flatMap((field) => {
    const { path, step } = ASKED_AT[field];
    const hit = Object.keys(paths).find((named) => named === path || named.startsWith(`${path}.`));
    const message = hit === undefined ? undefined : paths[hit];
    return message === undefined ? [] : [{ field, step, message }];
  });
}

/** Maps two wire fields to one form field, and a list row to its question. */
function fieldPath(path: string): string {
  if (path === 'case.chargesheet.asOf') return FIELD_AT.chargesheetOn.path;
  if (path.startsWith('bail.previous.')) return FIELD_AT.previousBail.path;
  return path;
}
