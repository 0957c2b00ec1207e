import { reportFailure } from '#data/store/failure-log.ts';

/**
 * Whether passkeys work on this page: a secure context, browser support and a suitable host name. Needs no
 * schema, because the login screen uses it.
 */
export async function passkeysHere(
  ask: (url: string, init: RequestInit) => Promise<Response>,
): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis)) return false;
  const body: unknown = await ask('/api/auth/passkeys', {}).then((answer) => answer.json());
  const domain = typeof body === 'object' && body !== null && 'domain' in body ? body.domain : null;
  return domain === location.hostname;
}

/** Browser errors for a cancelled prompt or an already registered key. */
const THEIRS = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError']);

export function noKey(error: unknown): null {
  if (!(error instanceof Error && THEIRS.has(error.name))) reportFailure(error, 'page');
  return null;
}
