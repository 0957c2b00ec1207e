/** A worker has no local storage; its errors reach the log of open pages. This test runs without a page. */
import { expect, it } from 'vitest';
import { CLIENT_VERSION } from '#data/store/client-version.ts';
import { loggedFailures, reportFailure } from '#data/store/failure-log.ts';

it('sends the kind and position of an error to pages, without text', async () => {
  expect('document' in globalThis).toBe(false);
  const page = new BroadcastChannel('zamanat-failures');
  const heard = new Promise<unknown>((resolve) => {
    page.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
  });
  const error = new TypeError('Sunil Jadhav has no applicant');
  error.stack = `TypeError: ${error.message}\n    at x (http://host/sw.js:1:4711)\n    at y (http://host/assets/dexie-a1.js?worker:2:7)`;
  reportFailure(error, 'background', new Date('2026-11-20T06:00:00.000Z'));
  expect(await heard).toEqual({
    at: '2026-11-20T06:00:00.000Z',
    clientVersion: CLIENT_VERSION,
    where: 'background',
    kind: 'TypeError',
    places: ['sw.js:1:4711', 'dexie-a1.js?worker:2:7'],
  });
  expect(loggedFailures()).toEqual([]);
  page.close();
});
