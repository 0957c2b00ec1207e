/** First cache tier: the shell, cached at install. The second tier, large chunks, is served once warm. */
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { heavyFile } from './heavy-files.ts';
import { isLanguageFile, languageFile } from './language-files.ts';
import { isViewerFile, viewerFile } from './viewer-files.ts';
import type { Shell } from './static-routes.ts';
import { SCRIPT_FONTS, scriptFont } from './script-fonts.ts';

const HEAVY = '/assets/heavy-';

interface ServedFiles {
  readonly heavy: ReadonlySet<string>;
  readonly viewer: ReadonlySet<string>;
  readonly languages: ReadonlySet<string>;
  readonly shell: Shell;
  readonly install: (event: ExtendableEvent) => Promise<unknown>;
  readonly activate: (event: ExtendableEvent) => Promise<unknown>;
}

export function serveShell(manifest: ServiceWorkerGlobalScope['__WB_MANIFEST']): ServedFiles {
  const files = manifest.map((file) => (typeof file === 'string' ? { url: file, revision: null } : file));
  const addresses = files.map(({ url }) => addressOf(url));
  const heavy = new Set(addresses.filter((url) => url.startsWith(HEAVY)));
  const viewer = new Set(addresses.filter(isViewerFile));
  const languages = new Set(addresses.filter(isLanguageFile));
  const later = [heavy, viewer, languages];
  const light = files.filter(({ url }) => !later.some((tier) => tier.has(addressOf(url))));
  const precache = new PrecacheController();
  precache.addToCacheList(light);
  registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/^worker$/] })); // `classic-scripts.mjs`
  cleanupOutdatedCaches();
  registerRoute(({ url, sameOrigin }) => sameOrigin && heavy.has(url.pathname), heavyFile);
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(SCRIPT_FONTS), scriptFont);
  registerRoute(({ url, sameOrigin }) => sameOrigin && isViewerFile(url.pathname), viewerFile);
  registerRoute(({ url, sameOrigin }) => sameOrigin && isLanguageFile(url.pathname), languageFile);
  registerRoute(
    new NavigationRoute(precache.createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }),
  );
  return {
    heavy,
    viewer,
    languages,
    shell: {
      revision: light.find(({ url }) => addressOf(url) === '/index.html')?.revision ?? 'none',
      addresses: light.map(({ url }) => addressOf(url)),
      cacheName: precache.strategy.cacheName,
      match: (url) => precache.matchPrecache(url),
    },
    install: (event) => precache.install(event),
    activate: (event) => precache.activate(event),
  };
}

const addressOf = (url: string): string => (url.startsWith('/') ? url : `/${url}`);
