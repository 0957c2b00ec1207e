import type { FormErrors } from './form-errors.ts';

/** Reason of a rejected submission, as a form shows it. */
export interface Refusal<F extends string = string> {
  /** Message above the form. Left out if the field errors suffice. */
  readonly msg?: string;
  readonly errors?: FormErrors<F>;
}
