/**
 * Static routes: if the browser supports them, the start pages and start files come from the caches without
 * starting this worker. All other requests go through the worker.
 */
import { START_CHUNKS } from './start-chunks.ts';
import type { Shell } from './shell.ts';

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
const FILE = new RegExp(String.raw`^/assets/(?:${START_CHUNKS.join('|')})-[\w-]+\.(?:js|css)$`);

const rule = (pathname: string, cacheName: string): Rule => ({
  condition: { urlPattern: { pathname, search: '' }, requestMethod: 'GET' },
  source: { cacheName },
});

/** Call during `install` once everything is cached: a rule with a missing file would use the network. */
export async function addStaticRoutes(event: ExtendableEvent, shell: Shell): Promise<void> {
  if (!canRoute(event) || !(await storePages(shell))) return;
  await event.addRoutes([
    ...[...LANDINGS, START_SCRIPT].map((pathname) => rule(pathname, pagesOf(shell))),
    ...[...shell.hashes.keys()].filter((each) => FILE.test(each)).map((each) => rule(each, shell.cacheName)),
  ]);
}

/** Stores the start pages under their own addresses. False if a file is missing. */
export async function storePages(shell: Shell): Promise<boolean> {
  const pages = await caches.open(pagesOf(shell));
  for (const address of [...LANDINGS, START_SCRIPT]) {
    const response = await shell.match(address === START_SCRIPT ? START_SCRIPT : '/index.html');
    if (!response) return false;
    await pages.put(address, response);
  }
  return true;
}

const pagesOf = ({ revision }: Shell): string => PAGES + revision;

/** Call during `activate`. */
export async function dropStalePages(shell: Shell): Promise<void> {
  const names = await caches.keys();
  const stale = names.filter((name) => name.startsWith(PAGES) && name !== pagesOf(shell));
  await Promise.all(stale.map((name) => caches.delete(name)));
}
