/** The first tier: the shell, cached at install. The second, heavy chunks, are served once they are warm. */
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { heavyFile } from './heavy-files.ts';
import { isViewerFile, viewerFile } from './viewer-files.ts';
import type { Shell } from './static-routes.ts';
import { SCRIPT_FONTS, scriptFont } from './script-fonts.ts';

const HEAVY = '/assets/heavy-';

interface Served {
  readonly heavy: ReadonlySet<string>;
  readonly viewer: ReadonlySet<string>;
  readonly shell: Shell;
  readonly install: (event: ExtendableEvent) => Promise<unknown>;
  readonly activate: (event: ExtendableEvent) => Promise<unknown>;
}

export function serveShell(manifest: ServiceWorkerGlobalScope['__WB_MANIFEST']): Served {
  const files = manifest.map((file) => (typeof file === 'string' ? { url: file, revision: null } : file));
  const heavy = new Set(files.map(({ url }) => addressOf(url)).filter((url) => url.startsWith(HEAVY)));
  const viewer = new Set(files.map(({ url }) => addressOf(url)).filter(isViewerFile));
  const light = files.filter(({ url }) => !heavy.has(addressOf(url)) && !viewer.has(addressOf(url)));
  const kept = new PrecacheController();
  kept.addToCacheList(light);
  registerRoute(new PrecacheRoute(kept, { ignoreURLParametersMatching: [/^worker$/] })); // `classic-scripts.mjs`
  cleanupOutdatedCaches();
  registerRoute(({ url, sameOrigin }) => sameOrigin && heavy.has(url.pathname), heavyFile);
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(SCRIPT_FONTS), scriptFont);
  registerRoute(({ url, sameOrigin }) => sameOrigin && isViewerFile(url.pathname), viewerFile);
  registerRoute(new NavigationRoute(kept.createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }));
  return {
    heavy,
    viewer,
    shell: {
      revision: light.find(({ url }) => addressOf(url) === '/index.html')?.revision ?? 'none',
      addresses: light.map(({ url }) => addressOf(url)),
      cacheName: kept.strategy.cacheName,
      match: (url) => kept.matchPrecache(url),
    },
    install: (event) => kept.install(event),
    activate: (event) => kept.activate(event),
  };
}

const addressOf = (url: string): string => (url.startsWith('/') ? url : `/${url}`);
