/** Errors of a form: one message per field, from schema or server to the summary. */
import type { FieldError } from '#ui/controls/error-summary.tsx';

/** By field. The control has the field name as its id, unless `idOf` maps it. */
export type FormErrors<F extends string> = Readonly<Partial<Record<F, string>>>;

/** Each message once, at its first field, because several fields may share one. */
export function summaryOf<F extends string>(
  errors: FormErrors<F>,
  order: readonly F[],
  idOf: (field: F) => string = String,
): FieldError[] {
  const shownMessages = new Set<string>();
  return order.flatMap((field) => {
    const message = errors[field];
    if (message === undefined || shownMessages.has(message)) return [];
    shownMessages.add(message);
    return [{ id: idOf(field), message }];
  });
}

/** Contract and server errors use wire paths; a nested path belongs to its field. */
export function errorsAt<F extends string>(
  paths: Readonly<Record<string, string>>,
  fields: Readonly<Record<F, string>>,
): FormErrors<F> {
  const errors: Partial<Record<F, string>> = {};
  for (const field in fields) {
    const at = fields[field];
    const hit = Object.keys(paths).find((path) => path === at || path.startsWith(`${at}.`));
    if (hit !== undefined) errors[field] = paths[hit] ?? '';
  }
  return errors;
}

export const hasErrors = (errors: FormErrors<string>): boolean => Object.keys(errors).length > 0;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an empty object satisfies a partial
export const noErrors = <F extends string>(): FormErrors<F> => ({}) as FormErrors<F>;
