import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchForServer } from '#app/worker/watch-for-server.ts';
import { drain } from '#data/outbox/drain.ts';
import type { Db } from '#data/store/db.ts';
import { changeState, stateOf } from '#data/store/meta.ts';
import { engineOf } from '#data/records/kinds.ts';
import { fileOne } from '../data/acts.ts';
import { noNetwork, testDb, testPorts } from '../data/test-device.ts';
import { virtualTime } from '../support/passing-time.ts';

let db: Db;
let there: boolean;
let looked: boolean;
let requestCount: number;
let back: number;
let stop: () => void;
let time: ReturnType<typeof virtualTime>;

const health = (): Promise<Response> => {
  requestCount += 1;
  return there
    ? Promise.resolve(new Response('{}', { headers: { 'x-zamanat': '1' } }))
    : Promise.reject(new TypeError('Failed to fetch'));
};

beforeEach(async () => {
  db = await testDb();
  time = virtualTime();
  [there, looked, requestCount, back] = [false, true, 0, 0];
  stop = watchForServer({
    db,
    ports: { fetch: health },
    mayAsk: () => looked,
    onBack: () => {
      back += 1;
    },
  });
});

afterEach(() => {
  stop();
  time.end();
  db.close();
});

async function fileInVain(): Promise<void> {
  const ports = testPorts(noNetwork);
  await fileOne(db, ports);
  await drain(engineOf(db, ports));
  expect((await stateOf(db, 'retry')).unreachable ?? null).not.toBeNull();
}

const moment = () => time.pass(1_200);

it('sends no health request while nothing waits', async () => {
  await moment();
  expect(requestCount).toBe(0);
});

it('reports the server within a second after its return', async () => {
  await fileInVain();
  await moment();
  expect(requestCount).toBeGreaterThan(0);
  expect(back).toBe(0);
  there = true;
  await time.pass(1_000);
  expect(back).toBeGreaterThan(0);
});

it('ignores the answer of a captive portal', async () => {
  stop();
  stop = watchForServer({
    db,
    ports: { fetch: async () => new Response('<h1>Log in to the Wi-Fi</h1>') },
    mayAsk: () => true,
    onBack: () => {
      back += 1;
    },
  });
  await fileInVain();
  await moment();
  expect(back).toBe(0);
});

it('sends no health request when mayAsk returns false', async () => {
  looked = false;
  await fileInVain();
  await moment();
  expect(requestCount).toBe(0);
});

it('stops the health requests when nothing waits any more', async () => {
  await fileInVain();
  await moment();
  expect(requestCount).toBeGreaterThan(0);
  await changeState(db, 'retry', { unreachable: null });
  await moment();
  const before = requestCount;
  await moment();
  expect(requestCount).toBe(before);
});
