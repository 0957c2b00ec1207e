/** The words of other languages in the worker's cache, on a cache in memory. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropStaleLanguages, languageFile, warmLanguage } from '../../sw/language-files.ts';

const ORIGIN = 'http://zamanat.test';
const stored = new Map<string, Response>();
const fetched: string[] = [];

const absolute = (url: string | Request): string =>
  new URL(typeof url === 'string' ? url : url.url, ORIGIN).href;

const cache = {
  match: async (url: string | Request) => stored.get(absolute(url)),
  add: async (url: string) => {
    fetched.push(url);
    stored.set(absolute(url), new Response(url));
  },
  put: async (url: string | Request, answer: Response) => void stored.set(absolute(url), answer),
  keys: async () => [...stored.keys()].map((url) => ({ url })),
  delete: async (url: string) => stored.delete(url),
};

beforeEach(() => {
  stored.clear();
  fetched.length = 0;
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (request: Request) => {
    fetched.push(new URL(request.url).pathname);
    return new Response('words');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const files = new Set([
  '/assets/language-hi-a.js',
  '/assets/language-hi-start-a.js',
  '/assets/language-mr-a.js',
  '/assets/language-devanagari-a.woff2',
]);

it('fetches nothing for English', async () => {
  expect(await warmLanguage(files, 'en')).toEqual({ ready: true, missing: 0 });
  expect(fetched).toEqual([]);
});

it('fetches words and fonts of only the chosen language, once', async () => {
  await warmLanguage(files, 'hi');
  await warmLanguage(files, 'hi');
  expect(fetched).toEqual([
    '/assets/language-hi-a.js',
    '/assets/language-hi-start-a.js',
    '/assets/language-devanagari-a.woff2',
  ]);
});

it('fetches the Devanagari font for Marathi too', async () => {
  await warmLanguage(files, 'mr');
  expect(fetched).toEqual(['/assets/language-mr-a.js', '/assets/language-devanagari-a.woff2']);
});

it('caches a requested file and serves it again', async () => {
  const request = new Request(absolute('/assets/language-hi-a.js'));
  await languageFile({ request });
  await languageFile({ request });
  expect(fetched).toEqual(['/assets/language-hi-a.js']);
});

it('removes the files of an older build', async () => {
  await warmLanguage(new Set(['/assets/language-hi-old.js']), 'hi');
  await dropStaleLanguages(files);
  expect([...stored.keys()]).toEqual([]);
});
