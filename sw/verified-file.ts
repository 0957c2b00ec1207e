/**
 * Files with the bytes of the build. A captive portal, a maintenance page or a broken proxy answers 200 with
 * other bytes; those are never stored and never served.
 */
import type { FileHashes } from './build-files.ts';

/** The network answered, but not with the file of the build. */
export class ForeignFileError extends Error {
  override readonly name = 'ForeignFileError';

  constructor(path: string) {
    super(`The network delivered other bytes for ${path}.`);
  }
}

export async function hasHash(response: Response, integrity: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` === integrity;
}

/**
 * The answer if it has the bytes of the build, else one past the HTTP cache, where a bad copy stays for a year.
 * Throws `ForeignFileError`.
 */
export async function verified(request: Request, response: Response, hashes: FileHashes): Promise<Response> {
  const path = pathOfRequest(request);
  const integrity = hashes.get(path);
  if (integrity === undefined) throw new ForeignFileError(path);
  if (response.ok && (await hasHash(response, integrity))) return response;
  const again = await fetch(new Request(request, { cache: 'reload' }));
  if (again.ok && (await hasHash(again, integrity))) return again;
  throw new ForeignFileError(path);
}

/** Rejects without a network, and with `ForeignFileError` for other bytes. */
export async function fetchVerified(path: string, hashes: FileHashes, init?: RequestInit): Promise<Response> {
  const request = new Request(path, { credentials: 'same-origin', ...init });
  return verified(request, await fetch(request), hashes);
}

/** The first page has no file name of its own. */
function pathOfRequest({ url }: Request): string {
  const { pathname } = new URL(url);
  return pathname === '/' ? '/index.html' : pathname;
}
