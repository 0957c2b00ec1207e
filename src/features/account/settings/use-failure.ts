import { useCallback } from 'react';
import type { AccountFailure } from '#data/account/ask-account.ts';
import { useText } from '#parts/text-context.tsx';
import { useLogIn } from '#parts/use-log-in.ts';
import type { Catalogue } from '#text/catalogue.ts';

/** Why a call about the account did not go through, and what to do next; where nobody is logged in any more, that is next. */
export function useFailure(): (failure: AccountFailure) => string {
  const { settings, wire } = useText();
  const logIn = useLogIn();
  return useCallback(
    (failure) => {
      if (failure.kind === 'signed-out') logIn();
      return failure.kind === 'refused' ? wire.said(failure.problem.msg) : unansweredText(failure, settings);
    },
    [logIn, settings, wire],
  );
}

function unansweredText(
  { kind }: Exclude<AccountFailure, { kind: 'refused' }>,
  words: Catalogue['settings'],
): string {
  if (kind === 'network') return words.network;
  if (kind === 'demonstration') return words.demonstration;
  return kind === 'signed-out' ? words.signedOut : words.failed;
}
