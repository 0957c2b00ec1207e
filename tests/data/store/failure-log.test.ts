// @vitest-environment jsdom
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLIENT_VERSION } from '#data/store/client-version.ts';
import {
  actFailed,
  backgroundFailed,
  forgetFailures,
  keepFailuresOfWorkers,
  loggedFailures,
  reportFailure,
  reportUncaught,
} from '#data/store/failure-log.ts';

beforeEach(() => localStorage.clear()); // files of one process share it
afterEach(() => localStorage.clear());

/** Stack in the format of Chromium: the message is the first line. */
function failure(message: string, places: readonly string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...places.map((place) => `    at x (http://host/${place})`)].join(
    '\n',
  );
  return error;
}

it('logs the kind and code position of an error, without its message', () => {
  const error = failure('Sunil Jadhav, FIR 415/2026 has no applicant', ['assets/entry-B58x7meK.js:1:20345']);
  reportFailure(error, 'screen', new Date('2026-11-20T06:00:00.000Z'));
  expect(loggedFailures()).toEqual([
    {
      at: '2026-11-20T06:00:00.000Z',
      clientVersion: CLIENT_VERSION,
      where: 'screen',
      kind: 'TypeError',
      places: ['entry-B58x7meK.js:1:20345'],
    },
  ]);
  expect(JSON.stringify(localStorage)).not.toContain('Jadhav');
});

it.each([
  ['a text', 'the bail of Sunil Jadhav', 'string'],
  [
    'an error with a text as its name',
    Object.assign(new Error('x'), { name: 'Sunil Jadhav, 415/2026' }),
    'object',
  ],
  ['an undefined value', undefined, 'undefined'],
])('logs the type of %s, without its text', (_, thrown, kind) => {
  reportFailure(thrown, 'page');
  expect(loggedFailures().map((each) => each.kind)).toEqual([kind]);
  expect(JSON.stringify(localStorage)).not.toContain('Jadhav');
});

it('keeps the last twenty errors and logs a repeated error once', () => {
  const first = failure('a', ['assets/entry-a.js:1:1']);
  reportFailure(first, 'background');
  for (let n = 2; n <= 20; n += 1) reportFailure(failure('b', [`assets/entry-a.js:1:${n}`]), 'background');
  for (let n = 0; n < 5; n += 1) reportFailure(failure('again', ['assets/entry-a.js:1:20']), 'background');
  expect(loggedFailures()).toHaveLength(20);
  expect(loggedFailures()[0]?.places).toEqual(['entry-a.js:1:1']);
  reportFailure(failure('c', ['assets/entry-a.js:1:21']), 'background');
  expect(loggedFailures()).toHaveLength(20);
  expect(loggedFailures()[0]?.places).toEqual(['entry-a.js:1:2']);
});

it('clears the log after sending, and ignores a broken log', () => {
  reportFailure(new Error('x'), 'page');
  forgetFailures();
  expect(loggedFailures()).toEqual([]);
  localStorage.setItem('zamanat-failures', '{broken');
  expect(loggedFailures()).toEqual([]);
});

it('logs the error of a failed user action', async () => {
  const act = Promise.reject(failure('Sunil Jadhav', ['assets/case-diary-a.js:1:7']));
  expect(await act.catch(actFailed)).toBeNull();
  expect(loggedFailures()).toMatchObject([
    { where: 'page', kind: 'TypeError', places: ['case-diary-a.js:1:7'] },
  ]);
});

it('logs background errors, except full storage and a closed database', () => {
  backgroundFailed(new Dexie.QuotaExceededError('full'));
  backgroundFailed(new Dexie.DatabaseClosedError());
  expect(loggedFailures()).toEqual([]);
  backgroundFailed(failure('Sunil Jadhav', ['assets/sync-a.js:1:9']));
  expect(loggedFailures()).toMatchObject([{ where: 'background', places: ['sync-a.js:1:9'] }]);
});

it('logs uncaught errors and unhandled rejections', () => {
  reportUncaught('page');
  dispatchEvent(new ErrorEvent('error', { error: new RangeError('Sunil Jadhav') }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('415/2026') }));
  expect(loggedFailures().map(({ kind }) => kind)).toEqual(['RangeError', 'TypeError']);
  expect(JSON.stringify(localStorage)).not.toMatch(/Jadhav|415/);
});

it('logs the errors of a worker in an open page', async () => {
  const stop = keepFailuresOfWorkers();
  const worker = new BroadcastChannel('zamanat-failures');
  const failureReport = {
    at: '2026-11-20T06:00:00.000Z',
    clientVersion: CLIENT_VERSION,
    where: 'background',
    kind: 'TypeError',
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
  worker.postMessage({ ...failureReport, places: ['sw.js:1:99'] });
  await vi.waitFor(() => expect(loggedFailures()).toEqual([{ ...failureReport, places: ['sw.js:1:99'] }]));
  worker.close();
  stop();
});
