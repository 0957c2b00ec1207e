import { useCallback } from 'react';
import type { AccountFailure } from '#data/outbox/ask-account.ts';
import { useText } from '#parts/text-context.tsx';
import { useLogIn } from '#parts/use-log-in.ts';
import type { Catalogue } from '#text/catalogue.ts';

/** Reason of a failed account request and the next step; without a session, redirects to sign-in. */
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
