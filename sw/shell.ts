/** The first tier: the shell, cached at install. The second, heavy chunks, are served once they are warm. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { heavyFile } from './heavy-files.ts';
import { SCRIPT_FONTS, scriptFont } from './script-fonts.ts';

const HEAVY = '/assets/heavy-';

/** Returns the addresses of the heavy files. */
export function serveShell(manifest: ServiceWorkerGlobalScope['__WB_MANIFEST']): ReadonlySet<string> {
  const files = manifest.map((file) => (typeof file === 'string' ? { url: file, revision: null } : file));
  const heavy = new Set(files.map(({ url }) => addressOf(url)).filter((url) => url.startsWith(HEAVY)));
  precacheAndRoute(files.filter(({ url }) => !heavy.has(addressOf(url))));
  cleanupOutdatedCaches();
  registerRoute(({ url, sameOrigin }) => sameOrigin && heavy.has(url.pathname), heavyFile);
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(SCRIPT_FONTS), scriptFont);
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }));
  return heavy;
}

const addressOf = (url: string): string => (url.startsWith('/') ? url : `/${url}`);
