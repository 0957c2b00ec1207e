import { useCallback } from 'react';
import type { AccountFailure } from '#data/account/ask-account.ts';
import { useText } from '#parts/text-context.tsx';
import { useLogIn } from '#parts/use-log-in.ts';
import type { Catalogue } from '#text/catalogue.ts';

/** Why a call about the account did not go through, and what to do next; where nobody is logged in any more, that is next. */
export function useFailure(): (failure: AccountFailure) => string {
  const { settings } = useText();
  const logIn = useLogIn();
  return useCallback(
    (failure) => {
      if (failure.kind === 'signed-out') logIn();
      return failureText(failure, settings);
    },
    [logIn, settings],
  );
}

function failureText(failure: AccountFailure, words: Catalogue['settings']): string {
  if (failure.kind === 'network') return words.network;
  if (failure.kind === 'signed-out') return words.signedOut;
  return failure.kind === 'refused' ? failure.problem.msg : words.failed;
}
