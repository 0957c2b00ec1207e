import type { FieldError } from '#ui/error-summary.tsx';

/** The errors of a form by the id of the control. */
export type FormErrors<F extends string> = Readonly<Partial<Record<F, string>>>;

/** Each sentence once, at its first field: one sentence may stand beside several. */
export function summaryOf<F extends string>(errors: FormErrors<F>, order: readonly F[]): FieldError[] {
  const said = new Set<string>();
  return order.flatMap((id) => {
    const message = errors[id];
    if (message === undefined || said.has(message)) return [];
    said.add(message);
    return [{ id, message }];
  });
}
