/** The one shape of what is wrong in a form: a sentence for each field, from schema or server to summary. */
import type { FieldError } from '#ui/error-summary.tsx';

/** By field; the control of a field carries its name as id, or `idOf` says which. */
export type FormErrors<F extends string> = Readonly<Partial<Record<F, string>>>;

/** Each sentence once, at its first field: one sentence may stand beside several. */
export function summaryOf<F extends string>(
  errors: FormErrors<F>,
  order: readonly F[],
  idOf: (field: F) => string = String,
): FieldError[] {
  const said = new Set<string>();
  return order.flatMap((field) => {
    const message = errors[field];
    if (message === undefined || said.has(message)) return [];
    said.add(message);
    return [{ id: idOf(field), message }];
  });
}

/** Contract and server name paths of the wire; a path below that of a field belongs to the field. */
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

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is a part of anything
export const noErrors = <F extends string>(): FormErrors<F> => ({}) as FormErrors<F>;
