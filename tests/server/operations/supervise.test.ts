/** Starts of a database that ends again and again, or that the server closes while it starts. */
import { once, EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { supervise } from '../../../server/operations/embedded/supervise.ts';

it('gives up after five starts in a minute', async () => {
  const causes: string[] = [];
  const dead = { ended: Promise.resolve('PostgreSQL ended (1)'), stop: async () => undefined };
  const { ended } = supervise(dead, { start: async () => dead, report: (cause) => causes.push(cause) });
  expect(await ended).toContain('It ended 6 times in a minute and is not started again.');
  expect(causes).toHaveLength(5);
});

it('stops a PostgreSQL that is just being started when the server closes', async () => {
  const events = new EventEmitter();
  const told = async (name: string): Promise<string> => {
    const [value]: unknown[] = await once(events, name);
    return String(value);
  };
  const second = { ended: told('end'), stop: async () => void events.emit('end', 'stopped') };
  const started = told('start');
  const first = { ended: Promise.resolve('crash'), stop: async () => undefined };
  const start = async () => {
    await started;
    return second;
  };
  const { close, ended } = supervise(first, { start, report: () => undefined });
  await turn();
  const closed = close();
  events.emit('start');
  await closed;
  expect(await ended).toBe('stopped');
});
