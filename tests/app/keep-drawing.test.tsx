// @vitest-environment jsdom
/** The screen cache renders before any app code runs. It shows only the same user's same screen. */
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serializeScreen } from '../../src/app/start/screen-snapshot.ts';
import { Db, openUserDb } from '#data/store/db.ts';
import {
  onScreenCached,
  primeScreenCache,
  saveScreenSnapshot,
  saveScreenCache,
} from '#data/store/screen-cache.ts';
import { logOut } from '#data/account/logout.ts';
import { startSession } from '#data/store/session.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { lawyer, testPorts } from '../data/test-device.ts';
import { removeDatabases } from '../data/remove-databases.ts';

const script = readFileSync('public/start.js', 'utf8');
const SCREEN = '/assets/first-screen-a1.js';
const DASHBOARD = `<a class="skip" href="#main">Skip</a>
  <div class="shell"><div class="strips"><output>No signal</output></div>
    <img alt="" src="blob:gone"><svg viewBox="0 0 32 32"><path d="M1 1"></path></svg>
    <p class="over">Monday, <time datetime="2026-11-23">23-11-2026</time></p>
    <div data-kept="812"><section data-later="3" aria-labelledby="c"><div class="ledger-head"><h2 id="c">Liberty clock</h2><a href="/x">All</a></div>
      <ol><li>Default bail in 2 days</li></ol></section></div>
    <div class="board"><ul class="list"><li class="item"><a href="/case/1">Sunil &lt;b&gt; Jadhav</a></li></ul>
      <button type="button">Menu</button></div></div>
  <div class="toasts">Saved</div>`;

let shared: SharedDb;
let db: Db;

beforeEach(async () => {
  shared = new SharedDb();
  await startSession(shared, { token: 'token-1', user: lawyer });
  localStorage.setItem('user', JSON.stringify(lawyer));
  db = await openUserDb(lawyer._id);
  await db.open();
  window.history.replaceState(null, '', '/dashboard');
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<script type="text/plain" data-first-screen="${SCREEN}"></script><div id="root">${DASHBOARD}</div>`;
  await saveScreenCache(db, 'seen:dashboard', { total: 500 });
  await saveScreenSnapshot(db, () => serializeScreen(root()));
});

afterEach(async () => {
  db.close();
  shared.close();
  localStorage.clear();
  await removeDatabases();
});

function root(): HTMLElement {
  const place = document.getElementById('root');
  if (!place) throw new Error('no root');
  return place;
}

/** Simulates an app start: an empty page and the script that runs first. */
async function start(screen = SCREEN): Promise<Element | null> {
  root().replaceChildren();
  const element = document.createElement('script');
  element.dataset['firstScreen'] = screen;
  Object.defineProperty(document, 'currentScript', { configurable: true, value: element });
  Reflect.deleteProperty(window, 'zamanatLastSeen');
  runInThisContext(script);
  await window.zamanatLastSeen;
  return root().firstElementChild;
}

function part(selector: string): Element {
  const found = root().querySelector(`:scope > .drawn ${selector}`);
  if (!found) throw new Error(`no ${selector} is drawn`);
  return found;
}

it('renders cached text as text and links as links', async () => {
  expect((await start())?.className).toBe('drawn');
  expect(part('.item a').textContent).toBe('Sunil <b> Jadhav');
  expect(part('.item a').getAttribute('href')).toBe('/case/1');
  expect(part('path').namespaceURI).toBe('http://www.w3.org/2000/svg');
});

it('omits status strips, blob images and toasts, and makes buttons inert', async () => {
  await start();
  expect(part('.strips').innerHTML).toBe('');
  expect(part('img').hasAttribute('src')).toBe(false);
  expect(part('button').hasAttribute('inert')).toBe(true);
  expect(root().querySelector('.toasts')).toBeNull();
});

it('shows skeleton placeholders for content that loads later', async () => {
  await start();
  expect(part('[data-later]').textContent).toBe('Liberty clock');
  const bars = renderToStaticMarkup(<Skeleton label="Counting" rows={3} />);
  expect(bars).toContain(part('[data-later] .skeleton').outerHTML);
  expect(part('[data-kept]').getAttribute('style')).toBe('min-height: 812px;'); // its last height, so that nothing moves
});

it('removes the cached screen when the app renders', async () => {
  const { createRoot } = await import('react-dom/client');
  const { act } = await import('react');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await start();
  const app = createRoot(root());
  expect(root().querySelector('.drawn')).not.toBeNull();
  await act(async () => app.render(<p>The app</p>));
  expect(root().innerHTML).toBe('<p>The app</p>');
  await act(async () => app.unmount());
});

it('marks a screen that was cached on an earlier day', async () => {
  const row = await db.cache.get('seen:drawing');
  await db.cache.put(JSON.parse(JSON.stringify(row).replace(/"day":"[\d-]+"/, '"day":"2026-11-01"')));
  expect((await start())?.className).toBe('drawn drawn--before');
});

it.each([
  ['a change of address', async () => window.history.replaceState(null, '', '/cases')],
  ['a longer list', async () => window.history.replaceState(null, '', '/dashboard?show=30')],
  ['a change of width', async () => Object.assign(window, { innerWidth: window.innerWidth + 1 })],
  ['a change of language', async () => void (document.documentElement.lang = 'hi')],
  ['a change of the cached data', () => saveScreenCache(db, 'seen:dashboard', { total: 501 })],
  ['a new cache entry', () => saveScreenCache(db, 'seen:sync', { waiting: 1 })],
  ['a logout', () => logOut(shared, db, testPorts())],
  ['a login of another user', () => startSession(shared, { token: 't', user: { ...lawyer, _id: 'else' } })],
])('does not render the cached screen after %s', async (_, change) => {
  await change();
  expect(await start()).toBeNull();
});

/** The next start of the app, with the same screen. */
async function nextStart(): Promise<Db> {
  await start();
  const seen = await window.zamanatLastSeen;
  const next = new Db(db.name);
  await next.open();
  if (seen) primeScreenCache(next, seen);
  root().innerHTML = DASHBOARD;
  return next;
}

it('writes nothing at a start that shows the same screen', async () => {
  const next = await nextStart();
  const put = vi.spyOn(next.cache, 'put');
  await saveScreenCache(next, 'seen:dashboard', { total: 500 });
  await saveScreenSnapshot(next, () => serializeScreen(root()));
  expect(put).not.toHaveBeenCalled();
  next.close();
});

it.each([
  ['a start that ended before its snapshot', 501, 1],
  ['a start that stored its snapshot', 500, 0],
])('stores a snapshot of unchanged data after %s', async (_, total, times) => {
  await saveScreenCache(db, 'seen:dashboard', { total });
  const next = await nextStart();
  const changed = vi.fn<(of: Db) => void>();
  onScreenCached(changed);
  await saveScreenCache(next, 'seen:dashboard', { total });
  await saveScreenCache(next, 'seen:dashboard', { total });
  expect(changed).toHaveBeenCalledTimes(times);
  onScreenCached(() => undefined);
  next.close();
});

it('writes and renders a changed screen, sealed in the same format', async () => {
  const next = await nextStart();
  await saveScreenCache(next, 'seen:dashboard', { total: 501 });
  root().querySelector('.item a')?.replaceChildren('Farida Ansari');
  await saveScreenSnapshot(next, () => serializeScreen(root()));
  next.close();
  await start();
  expect(part('.item a').textContent).toBe('Farida Ansari');
});

it('does not render the cached screen of another build', async () => {
  expect(await start('/assets/first-screen-b2.js')).toBeNull();
});

it('replaces the landing page that was rendered at build time', async () => {
  window.history.replaceState(null, '', '/');
  const started = start();
  root().innerHTML = '<p class="landing">Zamanat</p>';
  root().dataset['drawn'] = '';
  await started;
  expect(root().querySelector('.item')).not.toBeNull();
  expect(root().querySelector('.landing')).toBeNull();
  expect(root().dataset['drawn']).toBeUndefined();
});

it.each([
  ['skeletons', '.list', (list: Element) => list.classList.add('skeleton')],
  ['an open menu', '.board button', (button: Element) => button.setAttribute('aria-expanded', 'true')],
])('does not cache a screen with %s', (_, selector, change) => {
  root().innerHTML = DASHBOARD;
  const element = root().querySelector(selector);
  if (element) change(element);
  expect(serializeScreen(root())).toBeNull();
});
