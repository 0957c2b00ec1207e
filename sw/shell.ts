/** The shell of the app: cached at install, served to every navigation. Every file has the hash of the build. */
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { WarmAnswer } from '#data/device/worker-messages.ts';
import { type BuildFile, type FileHashes, fileHashes, pathOf } from './build-files.ts';
import { recoveryPage } from './recovery/recovery-page.ts';
import { fetchVerified, ForeignFileError, hasHash, verified } from './verified-file.ts';

const PAGE = '/index.html';

export interface Shell {
  /** Revision of the page from the build. Two builds never share a page cache. */
  readonly revision: string;
  readonly hashes: FileHashes;
  readonly cacheName: string;
  readonly match: (url: string) => Promise<Response | undefined>;
  /** The one page of the app. Rejects without it. */
  readonly page: ReturnType<PrecacheController['createHandlerBoundToURL']>;
  readonly install: (event: ExtendableEvent) => Promise<unknown>;
  readonly activate: (event: ExtendableEvent) => Promise<unknown>;
  /** Fetches installed files that the browser has deleted; `isAll` fetches the others again too. */
  readonly repair: (isAll?: boolean) => Promise<WarmAnswer>;
}

/** `files`: those that are installed, without the later tiers. */
export function serveShell(files: readonly BuildFile[]): Shell {
  const hashes = fileHashes(files);
  const precache = new PrecacheController({
    plugins: [
      {
        fetchDidSucceed: ({ request, response }) => verified(request, response, hashes),
        // releases before hashes stored any answer under the same name
        cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) =>
          event?.type === 'install' && cachedResponse && !(await isOriginal(request, cachedResponse, hashes))
            ? null
            : cachedResponse,
      },
    ],
  });
  precache.addToCacheList(files.map(({ url, revision }) => ({ url, revision })));
  registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/^worker$/] })); // `classic-scripts.mjs`
  cleanupOutdatedCaches();
  const { cacheName } = precache.strategy;
  return {
    revision: files.find(({ url }) => pathOf(url) === PAGE)?.revision ?? 'none',
    hashes,
    cacheName,
    match: (url) => precache.matchPrecache(url),
    page: precache.createHandlerBoundToURL(PAGE),
    install: (event) => precache.install(event),
    activate: (event) => precache.activate(event),
    repair: (isAll = false) => repair(precache, hashes, isAll),
  };
}

/** Every screen is the one page; without it, the recovery page. Register after the other routes. */
export function serveNavigations({ page }: Shell): void {
  registerRoute(
    new NavigationRoute(
      (context) => page(context).catch(() => recoveryPage({ state: 'no-app' })), // that page states the failure
      { denylist: [/^\/api\//] },
    ),
  );
}

async function isOriginal(request: Request, response: Response, hashes: FileHashes): Promise<boolean> {
  const integrity = hashes.get(new URL(request.url).pathname);
  return integrity !== undefined && hasHash(response, integrity);
}

async function repair(precache: PrecacheController, hashes: FileHashes, isAll: boolean): Promise<WarmAnswer> {
  const cache = await caches.open(precache.strategy.cacheName);
  const present = new Set(isAll ? [] : (await cache.keys()).map(({ url }) => url));
  const fetched: [key: string, response: Response][] = [];
  let missing = 0;
  let foreign = 0;
  for (const [url, key] of precache.getURLsToCacheKeys()) {
    if (present.has(key)) continue;
    try {
      fetched.push([key, await fetchVerified(new URL(url).pathname, hashes, { cache: 'reload' })]);
    } catch (error) {
      missing += 1;
      if (error instanceof ForeignFileError) foreign += 1;
    }
  }
  if (missing > 0) return { ready: false, missing, foreign }; // all or nothing: half an app does not start
  for (const [key, response] of fetched) await cache.put(key, response);
  return { ready: true, missing, foreign };
}
