import { useCallback } from 'react';
import type { AccountFailure } from '#data/outbox/ask-account.ts';
import { errorsAt, hasErrors } from '#parts/form/form-errors.ts';
import type { Refusal } from '#parts/form/refusal.ts';
import { useFailure } from './use-failure.ts';

/**
 * Refusal of an account request: at the fields of the form that the server names. Otherwise its sentence, also
 * if a newer server names only fields that this form lacks.
 */
export function useRefusal() {
  const failure = useFailure();
  return useCallback(
    <F extends string>(error: AccountFailure, paths: Readonly<Record<F, string>>): Refusal<F> => {
      const errors = errorsAt((error.kind === 'refused' && error.problem.fields) || {}, paths);
      return hasErrors(errors) ? { errors } : { msg: failure(error) };
    },
    [failure],
  );
}
