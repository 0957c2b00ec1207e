/**
 * Where the browser can, a start is answered from the caches without starting this worker: the pages on which a person
 * lands, and the files that every start asks for. All else goes through the worker as before.
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
/** A page of another address starts the worker, which answers it as well. */
const LANDINGS = ['/', '/dashboard', '/judge-dashboard'];
const START_SCRIPT = '/start.js';
const FILE =
  /^\/assets\/(?:react|dexie|router|entry|first-screen|rest|background|clock|session)-[\w-]+\.(?:js|css)$/;

const rule = (pathname: string, cacheName: string): Rule => ({
  condition: { urlPattern: { pathname, search: '' }, requestMethod: 'GET' },
  source: { cacheName },
});

export interface Shell {
  /** Of the page, as the build knows it: two builds never share a cache of pages. */
  readonly revision: string;
  readonly addresses: readonly string[];
  readonly cacheName: string;
  readonly match: (url: string) => Promise<Response | undefined>;
}

/** During `install`, when everything is cached: a rule whose file is missing would ask the network. */
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

/** During `activate`. */
export async function dropStalePages({ revision }: Shell): Promise<void> {
  const names = await caches.keys();
  const stale = names.filter((name) => name.startsWith(PAGES) && name !== PAGES + revision);
  await Promise.all(stale.map((name) => caches.delete(name)));
}
