import { reportFailure } from '#data/store/failure-log.ts';

/**
 * Whether a key can be used on this very page: the browser knows them (on a safe page alone), and the server stands
 * under a name that they can be made for. Read without a schema: the log in asks it, too.
 */
export async function passkeysHere(
  ask: (url: string, init: RequestInit) => Promise<Response>,
): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis)) return false;
  const told: unknown = await ask('/api/auth/passkeys', {}).then((answer) => answer.json());
  const domain = typeof told === 'object' && told !== null && 'domain' in told ? told.domain : null;
  return domain === location.hostname;
}

/** What a browser says where its person gave no key, or has made this one already. */
const THEIRS = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError']);

/** Null in the place of a key. */
export function noKey(error: unknown): null {
  if (!(error instanceof Error && THEIRS.has(error.name))) reportFailure(error, 'page');
  return null;
}
