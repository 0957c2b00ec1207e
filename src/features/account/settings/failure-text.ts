import type { AccountFailure } from '#data/account/ask-account.ts';
import type { Catalogue } from '#text/catalogue.ts';

/** Why a call about the account did not go through, and what to do next. */
export function failureText(failure: AccountFailure, words: Catalogue['settings']): string {
  if (failure.kind === 'network') return words.network;
  if (failure.kind === 'signed-out') return words.signedOut;
  return failure.kind === 'refused' ? failure.problem.msg : words.failed;
}
