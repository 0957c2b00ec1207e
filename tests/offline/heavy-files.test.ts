/** The second tier of the worker's cache, on a cache in memory. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropStaleHeavy, heavyFile, warmHeavy } from '../../sw/heavy-files.ts';

const ORIGIN = 'http://zamanat.test';
const stored = new Map<string, Response>();
const fetched: string[] = [];
let dead = false;

const absolute = (url: string): string => new URL(url, ORIGIN).href;

const cache = {
  match: async (url: string) => stored.get(absolute(url)),
  add: async (url: string) => {
    fetched.push(url);
    if (dead) throw new TypeError('Failed to fetch');
    stored.set(absolute(url), new Response(url));
  },
  keys: async () => [...stored.keys()].map((url) => ({ url })),
  delete: async (url: string) => stored.delete(url),
};

beforeEach(() => {
  stored.clear();
  fetched.length = 0;
  dead = false;
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async ({ url }: Request) => stored.get(url),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const heavy = new Set(['/assets/heavy-pdf.js', '/assets/heavy-font.woff']);

it('fetches each heavy file once and reports ready', async () => {
  expect(await warmHeavy(heavy)).toEqual({ ready: true, missing: 0 });
  expect(await warmHeavy(heavy)).toEqual({ ready: true, missing: 0 });
  expect(fetched).toEqual([...heavy]);
});

it('counts missing files offline and fetches them the next time', async () => {
  dead = true;
  expect(await warmHeavy(heavy)).toEqual({ ready: false, missing: 2 });
  dead = false;
  expect(await warmHeavy(heavy)).toEqual({ ready: true, missing: 0 });
});

it('removes files of old builds and serves the others from cache', async () => {
  await warmHeavy(new Set([...heavy, '/assets/heavy-old.js']));
  await dropStaleHeavy(heavy);
  expect([...stored.keys()]).toEqual([...heavy].map(absolute));
  const served = await heavyFile({ request: new Request(absolute('/assets/heavy-pdf.js')) });
  expect(await served.text()).toBe('/assets/heavy-pdf.js');
});
