/** Webhooks: events, signature, retries, and addresses that are never called. */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebhookBody, WEBHOOK_EVENTS, type WebhookEvent } from '#contract/service/webhook-events.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { MOST_FAILURES, sendDueWebhooks, WAITS } from '../../../server/jobs/webhook/send-due-webhooks.ts';
import { publicLookup, sendWebhook } from '../../../server/jobs/webhook/send-webhook.ts';
import { endServiceCommand } from '../../../server/operations/commands/service-accounts.ts';
import {
  addWebhookCommand,
  endWebhookCommand,
  listWebhooksCommand,
} from '../../../server/operations/commands/webhooks.ts';
import { extendChain } from '../../../server/storage/audit-chain.ts';
import { isPublicAddress } from '../../../server/storage/public-address.ts';
import { sealSecret, sealStoredSecrets } from '../../../server/storage/secrets/sealed-secret.ts';
import { insertWebhook } from '../../../server/storage/webhooks.ts';
import { sqlOf } from '../../../server/storage/sql.ts';
import { callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { operatorSays } from '../../support/operator-says.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { addedService } from './added-service.ts';

const SECRET = 'the secret of the test';
const server = serverForFile();
const received: { body: string; signature: string }[] = [];
let status = 200;
let url = '';
const receiver = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({
      body: Buffer.concat(chunks).toString('utf8'),
      signature: String(request.headers['x-zamanat-signature']),
    });
    reply.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  const address = receiver.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`;
});
afterAll(() => {
  receiver.close();
});
beforeEach(async () => {
  received.length = 0;
  status = 200;
  await server.pool.query('UPDATE webhooks SET ended_at = now()');
});

const SCOPES = ['--scope', 'read-cases', '--scope', 'read-hearings'];

async function hooked(court = 'magistrate', events: readonly WebhookEvent[] = WEBHOOK_EVENTS) {
  const { name } = await addedService(server, ...SCOPES, '--court', court);
  const { rows } = await server.pool.query('SELECT _id FROM service_accounts WHERE name = $1', [name]);
  const _id = server.ports.newId();
  await extendChain(server.pool);
  const stored = sealSecret(server.ports, _id, Buffer.from(SECRET));
  const hook = { _id, serviceId: rows[0]._id, url, events, stored, now: server.now() };
  await insertWebhook(sqlOf(server.pool), hook);
  return { _id, name };
}

async function round(): Promise<void> {
  await extendChain(server.pool);
  await sendDueWebhooks(server.ports);
}

const filing = async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  return (await lawyer.post('/applications', filed())).body;
};
const bodies = () => received.map(({ body }) => WebhookBody.parse(JSON.parse(body)));
const waiting = async (hook: string) =>
  (await server.pool.query('SELECT tries, due_at FROM webhook_deliveries WHERE webhook_id = $1', [hook]))
    .rows;

it('tells of a filing, a hearing and an order with ids, times and kinds alone', async () => {
  await filing(); // before the webhook
  await hooked();
  const application = await filing();
  const judge = callsOf(server, await server.makeUser('judge'));
  const listed = { date: dayInIndia(server.now()), time: '11:00', purpose: 'arguments' };
  const hearing = (await judge.post(`/applications/${application._id}/hearings`, listed)).body;
  const order = { status: 'Approved', reasons: [], conditions: [] };
  expect((await judge.put(`/applications/${application._id}`, order)).status).toBe(200);
  await round();
  const told = bodies().map(({ event, record }) => [event, record._id, record.caseId]);
  const ofApplication = [application._id, application.caseId];
  expect(told).toHaveLength(4);
  expect(told).toEqual(
    expect.arrayContaining([
      ['application-filed', ...ofApplication],
      ['hearing-listed', hearing._id, application.caseId],
      ['order-signed', ...ofApplication],
      ['status-changed', ...ofApplication],
    ]),
  );
  expect(JSON.stringify(received)).not.toMatch(/Jadhav|Approved|arguments/);
  await round();
  expect(received).toHaveLength(4);
});

it('signs each request with the time, as the documented check computes it', async () => {
  await hooked('magistrate', ['application-filed']);
  await filing();
  await round();
  const [{ body, signature } = { body: '', signature: '' }] = received;
  const [, t = '', v1 = ''] = /^t=(\d+),v1=([\da-f]{64})$/.exec(signature) ?? [];
  expect(v1).toBe(createHmac('sha256', SECRET).update(`${t}.${body}`).digest('hex'));
  expect(Math.abs(Number(t) - server.now().getTime() / 1_000)).toBeLessThan(60);
});

const storedOf = async (hook: string) =>
  (await server.pool.query('SELECT secret, key_id FROM webhooks WHERE _id = $1', [hook])).rows[0];

it('seals a secret in clear at start, and signs with it as before', async () => {
  const { _id } = await hooked('magistrate', ['application-filed']);
  expect((await storedOf(_id)).secret.includes(SECRET)).toBe(false);
  const inClear = [_id, Buffer.from(SECRET)];
  await server.pool.query('UPDATE webhooks SET secret = $2, key_id = NULL WHERE _id = $1', inClear);
  expect((await sealStoredSecrets(server.ports)).webhooks).toBe(0);
  const { secret, key_id: key } = await storedOf(_id);
  expect([key, secret.includes(SECRET)]).toEqual(['test', false]);
  await filing();
  await round();
  const [{ body, signature } = { body: '', signature: '' }] = received;
  const t = /^t=(\d+)/.exec(signature)?.[1];
  expect(signature).toContain(createHmac('sha256', SECRET).update(`${t}.${body}`).digest('hex'));
});

it('waits without a failed attempt while the key of its secret is missing', async () => {
  const { _id } = await hooked('magistrate', ['application-filed']);
  await server.pool.query(`UPDATE webhooks SET key_id = 'removed' WHERE _id = $1`, [_id]);
  expect((await sealStoredSecrets(server.ports)).webhooks).toBeGreaterThan(0);
  await filing();
  await round();
  expect([received, await waiting(_id)]).toMatchObject([[], [{ tries: 0 }]]);
});

it('tells nothing about another court, or after the end of its account', async () => {
  const elsewhere = await hooked('high');
  await filing();
  await round();
  expect(received).toEqual([]);
  expect(await waiting(elsewhere._id)).toEqual([]);
  const { name } = await hooked();
  await operatorSays(endServiceCommand, server.ports, name);
  await filing();
  await round();
  expect(received).toEqual([]);
});

it.each([500, 302])('tries again after an answer %i with longer waits, under one id', async (answer) => {
  const { _id } = await hooked('magistrate', ['application-filed']);
  await filing();
  status = answer;
  await round();
  expect(await waiting(_id)).toMatchObject([{ tries: 1 }]);
  await round();
  expect(received).toHaveLength(1);
  server.advance(WAITS[0]);
  status = 204;
  await round();
  expect(received).toHaveLength(2);
  expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
  expect(await waiting(_id)).toEqual([]);
  const { rows } = await server.pool.query('SELECT failures FROM webhooks WHERE _id = $1', [_id]);
  expect(rows).toEqual([{ failures: 0 }]);
});

it('gives a delivery up after its last attempt', async () => {
  const { _id } = await hooked('magistrate', ['application-filed']);
  await filing();
  status = 503;
  await round();
  await server.pool.query('UPDATE webhook_deliveries SET tries = $2, due_at = $3 WHERE webhook_id = $1', [
    _id,
    WAITS.length,
    server.now(),
  ]);
  await round();
  expect([received.length, await waiting(_id)]).toEqual([2, []]);
});

it('ends a webhook after its failures in a row, with a row in the audit log', async () => {
  const { _id } = await hooked('magistrate', ['application-filed']);
  await server.pool.query('UPDATE webhooks SET failures = $2 WHERE _id = $1', [_id, MOST_FAILURES - 1]);
  await filing();
  status = 500;
  await round();
  expect(await waiting(_id)).toEqual([]);
  const { rows } = await server.pool.query(
    `SELECT detail FROM audit WHERE action = 'end-webhook' AND detail->>'webhook' = $1`,
    [_id],
  );
  expect(rows).toEqual([{ detail: { webhook: _id, failures: MOST_FAILURES } }]);
  await filing();
  await round();
  expect(received).toHaveLength(1);
});

it.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
])('judges whether the address %s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

it('never calls an address inside the network, plain http or a name that leads inside', async () => {
  const request = { body: '{}', secret: SECRET, now: server.now(), toLoopback: false };
  const inside = url.replace('http:', 'https:').replace('127.0.0.1', 'localhost');
  for (const target of [
    url,
    url.replace('http:', 'https:'),
    inside,
    'http://example.in/',
    'https://[::1]/',
  ]) {
    expect([target, await sendWebhook({ ...request, url: target })]).toEqual([target, false]);
  }
  expect(received).toEqual([]);
  const error = await new Promise((resolve) => {
    publicLookup('localhost', { all: true }, (refused) => resolve(refused));
  });
  expect(String(error)).toContain('localhost is not a public address');
});

const EVENT = ['--event', 'application-filed'];

it('is added by a command for a public address, listed and ended', async () => {
  const { name } = await addedService(server, ...SCOPES, '--court', 'high');
  const words = ['--service', name, '--url', 'https://8.8.8.8/hook', ...EVENT];
  const text = await operatorSays(addWebhookCommand, server.ports, ...words);
  const [, id = ''] = /^Webhook (\S+) sends application-filed/.exec(text) ?? [];
  expect(text.split('\n')[1]).toMatch(/^[\w-]{43}$/);
  const line = `${id} of ${name}: application-filed to https://8.8.8.8/hook, 0 waiting`;
  expect(await operatorSays(listWebhooksCommand, server.ports)).toContain(line);
  expect(await operatorSays(endWebhookCommand, server.ports, id)).toContain('has ended');
  await expect(operatorSays(endWebhookCommand, server.ports, id)).rejects.toThrow('No open webhook');
});

it.each([
  [['--url', 'http://8.8.8.8/', ...EVENT], 'Write an https address'],
  [['--url', 'https://u:p@8.8.8.8/', ...EVENT], 'without a password'],
  [['--url', 'https://10.0.0.8/hook', ...EVENT], '10.0.0.8 is an address inside a network'],
  [['--url', 'https://localhost/hook', ...EVENT], 'Name a public https address'],
  [['--url', 'https://8.8.8.8/', '--event', 'birthday'], 'birthday is no event'],
  [['--url', 'https://8.8.8.8/'], 'Name at least one --event'],
  [['--url', 'https://8.8.8.8/', '--event', 'hearing-listed'], 'lacks the scope read-hearings'],
])('refuses the command %j with a sentence', async (words, sentence) => {
  const { name } = await addedService(server, '--scope', 'read-cases', '--court', 'high');
  const added = operatorSays(addWebhookCommand, server.ports, '--service', name, ...words);
  await expect(added).rejects.toThrow(sentence);
});
