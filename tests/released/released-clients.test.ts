/** Requests of each released client, replayed on this server: each answer has the earlier status and shape. */
import { existsSync, readdirSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { CLIENT_VERSION } from '#data/store/client-version.ts';
import { startTestServer } from '../support/test-server.ts';
import { recordRequests } from './record-requests.ts';
import { fixtureOf, LOGGED_IN, missingIn, NOBODY, requestsOf } from './released-request.ts';
import { changesIn } from './replay.ts';
import { neededNames, requestName } from './request-name.ts';

const MINUTES = 60_000;
const RELEASES = readdirSync('tests/released').flatMap((file) => /^(.+)\.jsonl$/.exec(file)?.[1] ?? []);

beforeAll(async () => {
  if (process.env['RELEASE_RECORD'] === undefined) return;
  const server = await startTestServer();
  await recordRequests(CLIENT_VERSION, { server, needed: neededNames() });
  await server.stop();
}, 10 * MINUTES);

it('has the requests of the current client, with each operation of its outbox', () => {
  const requests = requestsOf(CLIENT_VERSION);
  const names = new Set(requests.map(requestName));
  expect([...neededNames()].filter((name) => !names.has(name))).toEqual([]);
  expect(requests.filter(({ by }) => by === LOGGED_IN || by === NOBODY).length).toBeGreaterThan(3);
});

it('names the command that records a missing release', () => {
  expect(existsSync(fixtureOf('0.0.0'))).toBe(false);
  expect(() => requestsOf('0.0.0')).toThrow('npm run release:record');
});

it.each(RELEASES)(
  'answers the requests of client %s as before',
  { timeout: 5 * MINUTES },
  async (release) => {
    const requests = requestsOf(release);
    expect(requests.length).toBeGreaterThan(100);
    expect(await changesIn(requests)).toEqual([]);
  },
);

it('finds a field that an answer lost or changed, and accepts a new one', () => {
  const before = { _id: 'string', orders: [{ by: 'string' }] };
  expect(missingIn(before, { ...before, version: 'number' })).toEqual([]);
  expect(missingIn(before, { _id: 'number', orders: [{}] })).toEqual(['answer._id', 'answer.orders.0.by']);
  expect(missingIn(before, { _id: 'string' })).toEqual(['answer.orders']);
});
