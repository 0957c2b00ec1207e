/** A page waits for the word of the server and fetches by its timer only without it. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearMeta, setMeta } from '#data/store/meta.ts';
import type { Db } from '#data/store/db.ts';
import { waitForChanges, type WaitForChanges } from '#data/device/wait-for-changes.ts';
import { virtualTime } from '../../support/passing-time.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../test-device.ts';

const SETTLE_MS = 4_000;
const MINUTE = 60_000;

let db: Db;
let ports: TestPorts;
let time: ReturnType<typeof virtualTime>;
let waiting: WaitForChanges;
let isVisible: boolean;
let changes: number;
let losses: number;
/** Open streams of the server, newest last. */
let streams: { readonly token: string; readonly send: (text: string) => void; readonly end: () => void }[];

const HEADERS = { 'x-zamanat': '1', 'content-type': 'text/event-stream; charset=utf-8' };

const server: TestPorts['fetch'] = async (_url, { headers, signal }) => {
  const token = new Headers(headers).get('x-auth-token') ?? '';
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      signal?.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')));
      streams.push({
        token,
        send: (text) => controller.enqueue(encoder.encode(text)),
        end: () => controller.close(),
      });
    },
  });
  return new Response(body, { headers: HEADERS });
};

const start = (): void => {
  waiting = waitForChanges({
    db,
    ports,
    mayWait: () => isVisible,
    onChanged: () => {
      changes += 1;
    },
    onLost: () => {
      losses += 1;
    },
    onError: (error) => {
      throw error;
    },
  });
};

beforeEach(async () => {
  db = await testDb();
  ports = testPorts(server);
  streams = [];
  isVisible = true;
  changes = 0;
  losses = 0;
  time = virtualTime();
});

afterEach(() => {
  waiting.stop();
  time.end();
  db.close();
});

it('opens one stream after the first screen, and reports each word of it', async () => {
  start();
  await time.pass(SETTLE_MS - 100);
  expect(streams).toEqual([]);
  await time.pass(200);
  expect(streams.map(({ token }) => token)).toEqual(['token-1']);
  expect(waiting.isWaiting()).toBe(false);
  streams[0]?.send('event: open\ndata:\n\n:\n\neven');
  await time.pass(50);
  expect(changes).toBe(1);
  expect(waiting.isWaiting()).toBe(true);
  streams[0]?.send('t: changed\ndata:\n\n');
  await time.pass(50);
  expect(changes).toBe(2);
});

it('opens the next stream when the server ends one', async () => {
  start();
  await time.pass(SETTLE_MS + 100);
  streams[0]?.send('event: open\ndata:\n\n');
  streams[0]?.end();
  await time.pass(100);
  expect(waiting.isWaiting()).toBe(false);
  expect(losses).toBe(1);
  await time.pass(3_000);
  expect(streams).toHaveLength(2);
});

it('gives up a connection that is silent for two beats', async () => {
  start();
  await time.pass(SETTLE_MS + 100);
  streams[0]?.send('event: open\ndata:\n\n');
  await time.pass(49_000);
  expect(waiting.isWaiting()).toBe(true);
  await time.pass(2_000);
  expect(waiting.isWaiting()).toBe(false);
});

it('waits in one page of the browser only', async () => {
  start();
  const other = waitForChanges({
    db,
    ports,
    mayWait: () => true,
    onChanged: () => undefined,
    onLost: () => undefined,
    onError: () => undefined,
  });
  await time.pass(2 * SETTLE_MS);
  expect(streams).toHaveLength(1);
  waiting.stop();
  await time.pass(2 * SETTLE_MS);
  expect(streams).toHaveLength(2);
  other.stop();
});

it('closes the stream of a hidden page, and opens it again', async () => {
  start();
  await time.pass(SETTLE_MS + 100);
  streams[0]?.send('event: open\ndata:\n\n');
  await time.pass(50);
  isVisible = false;
  waiting.update();
  await time.pass(MINUTE);
  expect(waiting.isWaiting()).toBe(false);
  expect(streams).toHaveLength(1);
  isVisible = true;
  waiting.update();
  await time.pass(SETTLE_MS + 100);
  expect(streams).toHaveLength(2);
});

it('asks an older server again after five minutes, and not before', async () => {
  let calls = 0;
  ports.fetch = async () => {
    calls += 1;
    return Response.json(
      { msg: 'Not here.', code: 'unknown-call' },
      { status: 404, headers: { 'x-zamanat': '1' } },
    );
  };
  start();
  await time.pass(4 * MINUTE);
  expect(calls).toBe(1);
  await time.pass(6 * MINUTE);
  expect(calls).toBe(2);
});

it('asks ever more rarely while there is no network', async () => {
  let calls = 0;
  ports.fetch = (url, init) => {
    calls += 1;
    return noNetwork(url, init);
  };
  start();
  await time.pass(10 * MINUTE);
  expect(calls).toBeGreaterThan(4);
  expect(calls).toBeLessThan(12);
});

it('follows the login: no stream without a token, a new one for a new token', async () => {
  await clearMeta(db, 'token');
  start();
  await time.pass(2 * SETTLE_MS);
  expect(streams).toEqual([]);
  await setMeta(db, 'token', 'token-2');
  await time.pass(2 * SETTLE_MS);
  expect(streams.map(({ token }) => token)).toEqual(['token-2']);
});
