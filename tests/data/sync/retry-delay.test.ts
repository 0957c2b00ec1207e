/** Delays against a server that answers but cannot work. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { LONGEST_MS, retryDelay } from '#data/outbox/retry-delay.ts';
import { engineOf } from '#data/records/kinds.ts';
import { fileOne } from '../acts.ts';
import { answer, fakeServer } from '../fake-server.ts';
import { testDb, testPorts, type TestPorts } from '../test-device.ts';

const MOST = 1;
const MINUTE = 60_000;

it('doubles up to the limit without Retry-After', () => {
  const waits = Array.from({ length: 30 }, (_, failures) => retryDelay({ failures, random: MOST }));
  expect(waits.slice(0, 3)).toEqual([5_000, 10_000, 20_000]);
  expect(waits.at(-1)).toBe(LONGEST_MS);
});

it('spreads retries over two minutes after Retry-After, never before', () => {
  for (const failures of [0, 1, 5, 30])
    for (const after of [2_000, 120_000]) {
      const [soonest = 0, middle = 0, latest = 0] = [0, 0.5, MOST].map((random) =>
        retryDelay({ failures, random, after }),
      );
      expect(soonest).toBe(after + 500);
      expect(latest).toBeLessThanOrEqual(after + 2 * MINUTE);
      expect([soonest, middle, latest]).toEqual(
        [...new Set([soonest, middle, latest])].toSorted((x, y) => x - y),
      );
    }
});

it('sends within two minutes after a long server outage ends', async () => {
  const server = fakeServer();
  const db = await testDb();
  const made = testPorts(async () => answer(503, { msg: 'x', code: 'unavailable' }, { 'retry-after': '2' }));
  const ports: TestPorts = Object.assign(made, { random: () => MOST });
  const id = await fileOne(db, ports);
  for (let failures = 0; failures < 12; failures += 1) {
    await drain(engineOf(db, ports));
    ports.wait(2 * MINUTE + 2_001);
  }
  ports.wait(25 * 60 * MINUTE);
  await drain(engineOf(db, ports));
  expect(await db.outbox.toArray()).toMatchObject([{ attempts: 13 }]);
  ports.fetch = server.fetch;
  ports.wait(2 * MINUTE + 2_001);
  expect(await drain(engineOf(db, ports))).toMatchObject({ kind: 'drained', sent: 1 });
  expect(server.effects).toEqual([`file ${id}`]);
});
