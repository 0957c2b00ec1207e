/** How long a device waits for a server that answers and cannot work. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { LONGEST_MS, retryDelay } from '#data/outbox/retry-delay.ts';
import { fileOne } from './acts.ts';
import { answer, fakeServer } from './fake-server.ts';
import { testDb, testPorts, type TestPorts } from './test-device.ts';

const MOST = 1;

it('doubles to a quarter of an hour where the server does not say when', () => {
  const waits = Array.from({ length: 30 }, (_, failures) => retryDelay({ failures, random: MOST }));
  expect(waits.slice(0, 3)).toEqual([5_000, 10_000, 20_000]);
  expect(waits.at(-1)).toBe(LONGEST_MS);
});

it('never asks before the time that the server has said, and at most half a minute later', () => {
  for (const failures of [0, 1, 5, 30]) {
    expect(retryDelay({ failures, random: 0, after: 2_000 })).toBe(2_000);
    expect(retryDelay({ failures, random: MOST, after: 2_000 })).toBeLessThanOrEqual(30_000);
    expect(retryDelay({ failures, random: MOST, after: 120_000 })).toBe(120_000);
  }
});

it('sends within half a minute once a server that said when works again, however often it said so', async () => {
  const server = fakeServer();
  const db = await testDb();
  const made = testPorts(async () => answer(503, { msg: 'x', code: 'unavailable' }, { 'retry-after': '2' }));
  const ports: TestPorts = Object.assign(made, { random: () => MOST });
  const id = await fileOne(db, ports);
  for (let failures = 0; failures < 12; failures += 1) {
    await drain(db, ports);
    ports.wait(30_001);
  }
  expect(await db.outbox.toArray()).toMatchObject([{ attempts: 12 }]);
  ports.fetch = server.fetch;
  expect(await drain(db, ports)).toMatchObject({ kind: 'drained', sent: 1 });
  expect(server.effects).toEqual([`file ${id}`]);
});
