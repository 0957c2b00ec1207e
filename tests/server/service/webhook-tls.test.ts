/** A webhook over TLS: the certificate must be trusted and of the name. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendWebhook, signatureOf } from '../../../server/jobs/webhook/send-webhook.ts';
import { CERTIFICATE, HOOK_NAME, httpsReceiver, loopbackLookup } from './https-receiver.ts';

let receiver: Awaited<ReturnType<typeof httpsReceiver>>;

beforeAll(async () => {
  receiver = await httpsReceiver();
});
beforeEach(() => {
  receiver.received.length = 0;
});
afterAll(() => receiver.close());

const signed = { body: '{"event":"application-filed"}', secret: 'the secret of the test', now: new Date() };
const sent = async (name: string, ca?: string) =>
  sendWebhook({
    ...signed,
    url: `https://${name}:${receiver.port}/hook`,
    toLoopback: false,
    network: { lookup: loopbackLookup, ...(ca !== undefined && { ca }) },
  });

it('sends the signed body to a receiver with a trusted certificate', async () => {
  expect(await sent(HOOK_NAME, CERTIFICATE)).toBe(true);
  expect(receiver.received).toEqual([{ body: signed.body, signature: signatureOf(signed) }]);
});

it.each([
  ['of an unknown authority', HOOK_NAME, undefined],
  ['of another name', 'cis.example.in', CERTIFICATE],
])('sends nothing to a receiver with a certificate %s', async (_fault, name, ca) => {
  expect(await sent(name, ca)).toBe(false);
  expect(receiver.received).toEqual([]);
});

it('sends nothing if the name leads to this machine', async () => {
  const url = `https://localhost:${receiver.port}/hook`;
  expect(await sendWebhook({ ...signed, url, toLoopback: false, network: { ca: CERTIFICATE } })).toBe(false);
  expect(receiver.received).toEqual([]);
});
