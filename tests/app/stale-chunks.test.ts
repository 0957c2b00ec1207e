// @vitest-environment jsdom
/** A chunk that cannot load reloads the page only if that helps, and never while input is unsaved. */
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnStaleChunk } from '#app/start/stale-chunks.ts';
import { useUnsavedMarker } from '#ui/controls/unsaved-forms.ts';
import { settled } from '../support/passing-time.ts';

const pageOf = (script: string) =>
  `<!doctype html><html><head><script defer src="${script}"></script></head><body><div id="root"></div></body></html>`;
const html = (text: string) => Promise.resolve(new Response(text));
const another = () => html(pageOf('/assets/entry-new.js'));

const reload = vi.fn<() => void>();
reloadOnStaleChunk(reload);

beforeEach(() => {
  document.documentElement.innerHTML = pageOf('/assets/entry-old.js');
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

async function chunkFails(served: () => Promise<Response>): Promise<number> {
  vi.stubGlobal('fetch', served);
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await settled();
  return reload.mock.calls.length;
}

it('reloads the page once when the server has another build', async () => {
  expect(await chunkFails(another)).toBe(1);
  expect(await chunkFails(another)).toBe(1);
});

it.each<[string, () => Promise<Response>]>([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a captive portal answers', () => html('<html><body>Sign in to the Wi-Fi</body></html>')],
  ['the server answers 503', () => Promise.resolve(new Response('', { status: 503 }))],
  ['the server has the same build', () => html(pageOf('/assets/entry-old.js'))],
])('does not reload the page when %s', async (_name, served) => {
  expect(await chunkFails(served)).toBe(0);
});

it('does not reload the page while input is unsaved', async () => {
  const { unmount } = renderHook(() => useUnsavedMarker(true));
  expect(await chunkFails(another)).toBe(0);
  unmount();
  expect(await chunkFails(another)).toBe(1);
});
