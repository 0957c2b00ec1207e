/**
 * Files of the document viewer in the worker's cache: fetched on first use, then cached until the next build.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropStaleViewer, isViewerFile, viewerFile } from '../../sw/viewer-files.ts';

const ORIGIN = 'http://zamanat.test';
const stored = new Map<string, Response>();
let fetchCount = 0;
let status = 200;

const pathOf = (request: Request | string): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

beforeEach(() => {
  stored.clear();
  fetchCount = 0;
  status = 200;
  const cache = {
    match: async (request: Request) => stored.get(pathOf(request))?.clone(),
    put: async (request: string, response: Response) => void stored.set(pathOf(request), response),
    keys: async () => [...stored.keys()].map((path) => ({ url: ORIGIN + path })),
    delete: async (url: string) => stored.delete(pathOf(url)),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async () => {
    fetchCount += 1;
    return new Response('code', { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const get = (path: string) => viewerFile({ request: new Request(ORIGIN + path) });

it('fetches a file once and ignores its query string', async () => {
  await get('/assets/viewer-decoder.js');
  const again = await get('/assets/viewer-decoder.js?/openjpeg_nowasm_fallback.js');
  expect(await again.text()).toBe('code');
  expect(fetchCount).toBe(1);
});

it('caches no error answer', async () => {
  status = 503;
  expect((await get('/assets/viewer-pdf.js')).status).toBe(503);
  expect(stored.size).toBe(0);
});

it('removes the files of old builds', async () => {
  await get('/assets/viewer-old.js');
  await get('/assets/viewer-new.js');
  await dropStaleViewer(new Set(['/assets/viewer-new.js']));
  expect([...stored.keys()]).toEqual(['/assets/viewer-new.js']);
});

it('handles only viewer files', () => {
  expect(['/assets/viewer-pdf.js', '/assets/heavy-pdf.js', '/'].map(isViewerFile)).toEqual([
    true,
    false,
    false,
  ]);
});
