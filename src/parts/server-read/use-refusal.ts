import { useCallback } from 'react';
import type { AccountFailure } from '#data/outbox/ask-account.ts';
import type { Refusal } from '#parts/form/refusal.ts';
import { useFailure } from './use-failure.ts';

/** Refusal of an account request in a form with one field: at the field if the server names it. */
export function useRefusal() {
  const failure = useFailure();
  return useCallback(
    <F extends string>(error: AccountFailure, field: F): Refusal<F> => {
      const at = error.kind === 'refused' ? error.problem.fields?.[field] : undefined;
      if (at === undefined) return { msg: failure(error) };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record with this one key
      return { errors: { [field]: at } as Refusal<F>['errors'] & object };
    },
    [failure],
  );
}
