import type { FormErrors } from './form-errors.ts';

/** Why what a person sent was not taken, as a form shows it. */
export interface Refusal<F extends string = string> {
  /** Over the form: the server's own sentence, or the specification's. Left out where the fields say it all. */
  readonly msg?: string;
  /** At its fields. */
  readonly errors?: FormErrors<F>;
}
