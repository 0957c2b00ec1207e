/** The later tiers of the worker's files, on caches in memory and a network that can lie. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileTier } from '../../sw/file-tier.ts';
import { isFileOf, tiersOf } from '../../sw/tiers.ts';

const ORIGIN = 'http://zamanat.test';
const PORTAL = 'Sign in to the Wi-Fi';
const contentOf = (path: string) => `content of ${path}`;
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const hashesOf = (...paths: string[]) => new Map(paths.map((path) => [path, hashOf(contentOf(path))]));

type Answer = (path: string, isReload: boolean) => Response;
const honest: Answer = (path) => new Response(contentOf(path));

const stored = new Map<string, Map<string, Response>>();
const fetched: string[] = [];
let answer: Answer | null = honest;
let isFull = false;

const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

function cacheOf(name: string) {
  const files = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, files);
  return {
    match: async (request: Request | string) => files.get(pathOf(request))?.clone(),
    put: async (request: Request | string, response: Response) => {
      if (isFull) throw new DOMException('no space', 'QuotaExceededError');
      files.set(pathOf(request), response);
    },
    keys: async () => [...files.keys()].map((path) => ({ url: ORIGIN + path })),
    delete: async (url: string) => files.delete(pathOf(url)),
  };
}

beforeEach(() => {
  stored.clear();
  fetched.length = 0;
  answer = honest;
  isFull = false;
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
  });
  const RealRequest = Request;
  vi.stubGlobal(
    'Request',
    class extends RealRequest {
      constructor(input: Request | string, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = pathOf(request);
    fetched.push(path);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(path, request.cache === 'reload');
  });
});
afterEach(() => vi.unstubAllGlobals());

const PDF = '/assets/heavy-pdf.js';
const FONT = '/assets/heavy-font.woff';
const tierOf = (...paths: string[]) =>
  fileTier({ cacheName: 'verified', formerName: 'former', hashes: hashesOf(...paths) });
const get = (path: string) => ({ request: new Request(ORIGIN + path) });
const namesIn = (name: string) => [...(stored.get(name)?.keys() ?? [])];

it('fetches each file once and reports ready', async () => {
  const tier = tierOf(PDF, FONT);
  expect(await tier.warm()).toEqual({ ready: true, missing: 0, foreign: 0 });
  expect(await tier.warm()).toEqual({ ready: true, missing: 0, foreign: 0 });
  expect(fetched).toEqual([PDF, FONT]);
});

it('counts missing files offline and fetches them the next time', async () => {
  const tier = tierOf(PDF, FONT);
  answer = null;
  expect(await tier.warm()).toEqual({ ready: false, missing: 2, foreign: 0 });
  answer = honest;
  expect(await tier.warm()).toEqual({ ready: true, missing: 0, foreign: 0 });
});

it.each<[string, Answer]>([
  ['a portal answers 200 with its own page', () => new Response(PORTAL)],
  ['a file is cut short', (path) => new Response(contentOf(path).slice(0, -1))],
  ['the server answers 503', (path) => new Response(contentOf(path), { status: 503 })],
])('stores and serves nothing when %s', async (_name, bad) => {
  const tier = tierOf(PDF);
  answer = bad;
  expect(await tier.warm()).toEqual({ ready: false, missing: 1, foreign: 1 });
  expect((await tier.serve(get(PDF))).type).toBe('error');
  expect(namesIn('verified')).toEqual([]);
});

it('fetches past the HTTP cache when that holds a bad copy', async () => {
  answer = (path, isReload) => new Response(isReload ? contentOf(path) : PORTAL);
  const served = await tierOf(PDF).serve(get(PDF));
  expect(await served.text()).toBe(contentOf(PDF));
  expect(fetched).toEqual([PDF, PDF]);
});

it('serves a cached file without a network and without regard to its query', async () => {
  const tier = tierOf(PDF);
  await tier.serve(get(PDF));
  answer = null;
  expect(await (await tier.serve(get(`${PDF}?/openjpeg_nowasm_fallback.js`))).text()).toBe(contentOf(PDF));
});

it('serves a file that a full device cannot store', async () => {
  isFull = true;
  expect(await (await tierOf(PDF).serve(get(PDF))).text()).toBe(contentOf(PDF));
  expect(await tierOf(PDF).warm()).toEqual({ ready: false, missing: 1, foreign: 0 });
});

it('removes the files of older builds', async () => {
  await tierOf(PDF, '/assets/heavy-old.js').warm();
  await tierOf(PDF).activate();
  expect(namesIn('verified')).toEqual([PDF]);
});

it('takes over the good files of the former cache and drops the foreign ones', async () => {
  const former = cacheOf('former');
  await former.put(PDF, new Response(contentOf(PDF)));
  await former.put(FONT, new Response(PORTAL));
  const tier = tierOf(PDF, FONT);
  await tier.activate();
  expect(namesIn('verified')).toEqual([PDF]);
  expect(stored.has('former')).toBe(false);
  await tier.warm();
  expect(fetched).toEqual([FONT]);
});

const HINDI = ['/assets/language-hi-a.js', '/assets/language-hi-start-a.js'];
const MARATHI = '/assets/language-mr-a.js';
const DEVANAGARI = '/assets/language-devanagari-a.woff2';

it.each<[string, string[]]>([
  ['en', []],
  ['hi', [...HINDI, DEVANAGARI]],
  ['mr', [MARATHI, DEVANAGARI]],
])('fetches for the language %s only its own words and fonts', async (language, expected) => {
  const { languages } = tiersOf(hashesOf(...HINDI, MARATHI, DEVANAGARI, PDF));
  await languages.warm(isFileOf(language));
  expect(fetched).toEqual(expected);
});

it('gives each file to the tier of its name', () => {
  const files = [
    PDF,
    MARATHI,
    '/assets/viewer-pdf.js',
    '/assets/indic-font-tamil.woff',
    '/assets/ocr-eng.gz',
    '/index.html',
  ];
  const tiers = tiersOf(hashesOf(...files));
  const tierNames = (path: string) =>
    Object.entries(tiers).flatMap(([name, tier]) => (tier.has(path) ? [name] : []));
  expect(files.map(tierNames)).toEqual([['heavy'], ['languages'], ['viewers'], ['scriptFonts'], ['ocr'], []]);
});
