/** Files that are not installed with the app: fetched when idle or on first use, verified, then cached. */
import type { WarmAnswer } from '#data/device/worker-messages.ts';
import type { FileHashes } from './build-files.ts';
import { fetchVerified, ForeignFileError, hasHash } from './verified-file.ts';

export interface FileTier {
  readonly has: (path: string) => boolean;
  /** Fetches the missing files; `chosen` limits them. */
  readonly warm: (chosen?: (path: string) => boolean) => Promise<WarmAnswer>;
  /** From the cache, else from the network. A foreign file is a network error. */
  readonly serve: (context: { readonly request: Request }) => Promise<Response>;
  /** Deletes files of an earlier build. Takes over good files of the cache of releases before hashes. */
  readonly activate: () => Promise<void>;
}

interface TierOptions {
  readonly cacheName: string;
  /** Cache of releases that stored any answer. */
  readonly formerName: string;
  readonly hashes: FileHashes;
}

export function fileTier({ cacheName, formerName, hashes }: TierOptions): FileTier {
  const add = async (path: string): Promise<void> =>
    (await caches.open(cacheName)).put(path, await fetchVerified(path, hashes));
  const fetchAndKeep = async (path: string): Promise<Response> => {
    const response = await fetchVerified(path, hashes);
    const cache = await caches.open(cacheName);
    await cache.put(path, response.clone()).catch(() => undefined); // a full device: the next visit fetches it again
    return response;
  };
  return {
    has: (path) => hashes.has(path),
    warm: async (chosen = () => true) => {
      const cache = await caches.open(cacheName);
      let missing = 0;
      let foreign = 0;
      for (const path of hashes.keys()) {
        if (!chosen(path) || (await cache.match(path))) continue;
        // One at a time: on 2G the user's own requests come first.
        await add(path).catch((error: unknown) => {
          // the page asks again
          missing += 1;
          if (error instanceof ForeignFileError) foreign += 1;
        });
      }
      return { ready: missing === 0, missing, foreign };
    },
    serve: async ({ request }) => {
      const { pathname } = new URL(request.url);
      const cache = await caches.open(cacheName);
      return (await cache.match(pathname)) ?? fetchAndKeep(pathname).catch(() => Response.error()); // as without a network
    },
    activate: async () => {
      const cache = await caches.open(cacheName);
      for (const { url } of await cache.keys()) {
        if (!hashes.has(new URL(url).pathname)) await cache.delete(url);
      }
      await takeOver(formerName, cache, hashes);
    },
  };
}

async function takeOver(formerName: string, cache: Cache, hashes: FileHashes): Promise<void> {
  if (!(await caches.has(formerName))) return;
  const former = await caches.open(formerName);
  for (const { url } of await former.keys()) {
    const { pathname } = new URL(url);
    const integrity = hashes.get(pathname);
    const response = await former.match(url);
    if (integrity === undefined || !response || (await cache.match(pathname))) continue;
    if (await hasHash(response, integrity)) await cache.put(pathname, response);
  }
  await caches.delete(formerName);
}

/** Joins the answers of several tiers. */
export const joinAnswers = (answers: readonly WarmAnswer[]): WarmAnswer => ({
  ready: answers.every(({ ready }) => ready),
  missing: answers.reduce((sum, { missing }) => sum + missing, 0),
  foreign: answers.reduce((sum, { foreign }) => sum + foreign, 0),
});
