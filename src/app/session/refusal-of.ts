import type { Refusal } from '#parts/form/refusal.ts';
import type { Entrance } from '#text/shell-text.ts';
import type { CallFailure } from './api-client.ts';

/** The account has a second factor, and the password is right. */
export const isCodeNeeded = (failure: CallFailure): boolean =>
  failure.kind === 'refused' && failure.problem.code === 'code-needed';

/** The server's message in the language in use; `otherwise` is the specification's message for the action. */
export function refusalOf(
  failure: CallFailure,
  text: Entrance,
  otherwise: string,
): Refusal & { readonly msg: string } {
  if (failure.kind === 'network') return { msg: text.notices.network };
  if (failure.kind === 'server') return { msg: text.notices.server };
  return { msg: text.wire.said(failure.problem.msg) || otherwise, errors: failure.problem.fields ?? {} };
}
