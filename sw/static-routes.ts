/**
 * Static routes: if the browser supports them, the start pages and start files come from the caches without
 * starting this worker. All other requests go through the worker.
 */
interface Rule {
  readonly condition: {
    readonly urlPattern: { readonly pathname: string; readonly search: '' };
    readonly requestMethod: 'GET';
  };
  readonly source: { readonly cacheName: string };
}

interface RoutingEvent extends ExtendableEvent {
  readonly addRoutes: (rules: readonly Rule[]) => Promise<void>;
}

const canRoute = (event: Event): event is RoutingEvent => 'addRoutes' in event;

const PAGES = 'zamanat-pages-';
/** Any other page starts the worker, which serves it as well. */
const LANDINGS = ['/', '/dashboard', '/judge-dashboard'];
const START_SCRIPT = '/start.js';
const FILE =
  /^\/assets\/(?:react|dexie|router|entry|first-screen|rest|background|clock|session)-[\w-]+\.(?:js|css)$/;

const rule = (pathname: string, cacheName: string): Rule => ({
  condition: { urlPattern: { pathname, search: '' }, requestMethod: 'GET' },
  source: { cacheName },
});

export interface Shell {
  /** Revision of the page from the build. Two builds never share a page cache. */
  readonly revision: string;
  readonly addresses: readonly string[];
  readonly cacheName: string;
  readonly match: (url: string) => Promise<Response | undefined>;
}

/** Call during `install` once everything is cached: a rule with a missing file would use the network. */
export async function addStaticRoutes(event: ExtendableEvent, shell: Shell): Promise<void> {
  if (!canRoute(event)) return;
  const cacheName = PAGES + shell.revision;
  const pages = await caches.open(cacheName);
  for (const address of [...LANDINGS, START_SCRIPT]) {
    const response = await shell.match(address === START_SCRIPT ? START_SCRIPT : '/index.html');
    if (!response) return;
    await pages.put(address, response);
  }
  await event.addRoutes([
    ...[...LANDINGS, START_SCRIPT].map((pathname) => rule(pathname, cacheName)),
    ...shell.addresses.filter((each) => FILE.test(each)).map((each) => rule(each, shell.cacheName)),
  ]);
}

/** Call during `activate`. */
export async function dropStalePages({ revision }: Shell): Promise<void> {
  const names = await caches.keys();
  const stale = names.filter((name) => name.startsWith(PAGES) && name !== PAGES + revision);
  await Promise.all(stale.map((name) => caches.delete(name)));
}
