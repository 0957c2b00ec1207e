/** The third tier of the worker's cache, on a cache in memory. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scriptFont } from '../../sw/script-fonts.ts';

const cacheEntries = new Map<string, Response>();
const fetchedUrls: string[] = [];
let dead = false;

beforeEach(() => {
  cacheEntries.clear();
  fetchedUrls.length = 0;
  dead = false;
  const cache = {
    match: async ({ url }: Request) => cacheEntries.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => cacheEntries.set(url, response),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    fetchedUrls.push(url);
    if (dead) throw new TypeError('Failed to fetch');
    return new Response(url, { status: url.includes('gone') ? 404 : 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ask = (name: string) =>
  scriptFont({ request: new Request(`http://zamanat.test/assets/indic-font-${name}.woff`) });

it('is fetched once and then served offline', async () => {
  await ask('tamil');
  dead = true;
  expect(await (await ask('tamil')).text()).toContain('indic-font-tamil');
  expect(fetchedUrls).toHaveLength(1);
});

it('is not cached when the server answers 404', async () => {
  expect((await ask('gone')).status).toBe(404);
  expect(cacheEntries.size).toBe(0);
});

it('fails offline when not cached', async () => {
  dead = true;
  await expect(ask('tamil')).rejects.toThrow('Failed to fetch');
});
