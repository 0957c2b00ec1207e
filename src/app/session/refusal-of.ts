import type { Refusal } from '#parts/form/refusal.ts';
import type { Entrance } from '#text/entrance.ts';
import type { CallFailure } from './api-client.ts';

/** The server's sentence where it said one; `otherwise` is what the specification says of this act. */
export function refusalOf(
  failure: CallFailure,
  text: Entrance,
  otherwise: string,
): Refusal & { readonly msg: string } {
  if (failure.kind === 'network') return { msg: text.notices.network };
  if (failure.kind === 'server') return { msg: text.notices.server };
  return { msg: failure.problem.msg || otherwise, errors: failure.problem.fields ?? {} };
}
