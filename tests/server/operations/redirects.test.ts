/** Calls to other servers follow no redirect, so that keys and files go to the configured address only. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin } from '../../../server/account/oidc/oidc-client.ts';
import { chatCompletions } from '../../../server/chat/chat-completions.ts';
import { s3Blobs } from '../../../server/storage/blobs/s3-blobs.ts';
import { s3Heads } from '../../../server/storage/s3-heads.ts';
import { settingsFrom } from '../../../server/settings.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();

const heard: string[] = [];
const target = createServer((request, answer) => {
  heard.push(request.url ?? '');
  answer.end('{}');
});
const redirecting = createServer((request, answer) => {
  request.resume();
  answer.writeHead(307, { location: `${addressOf(target)}/elsewhere` }).end();
});

function addressOf(listener: Server): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = listener.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

beforeAll(async () => {
  for (const each of [target, redirecting]) {
    each.listen(0, '127.0.0.1');
    await once(each, 'listening');
  }
});
afterAll(() => {
  for (const each of [target, redirecting]) each.close();
});

const s3 = () => ({
  endpoint: addressOf(redirecting),
  bucket: 'papers',
  region: 'ap-south-1',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
});

const CALLS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the store of documents': async () => {
    const { pool, now } = server.ports;
    return s3Blobs({ pool, now, reportCrash: () => 'incident' }, s3()).put('0'.repeat(64), Buffer.from('x'));
  },
  'the store of audit heads': async () =>
    s3Heads({ ...s3(), days: 1 }).put({ n: 1, hash: 'a'.repeat(64) }, server.now()),
  'a login provider': async () =>
    begin(
      { id: 'other', name: 'Other', issuer: addressOf(redirecting), clientId: 'a', clientSecret: 'b' },
      'http://zamanat.test/back',
    ),
  'the chat model': async () => {
    const { chatModel } = settingsFrom({
      CHAT_MODEL_URL: addressOf(redirecting),
      CHAT_MODEL_NAME: 'small',
      CHAT_MODEL_KEY: 'key',
    });
    if (!chatModel) throw new Error('no model in the settings');
    const turns = [{ role: 'user', content: 'Bail?' }] as const;
    for await (const piece of chatCompletions(chatModel).ask(turns, new AbortController().signal))
      return piece;
    return undefined;
  },
};

it.each(Object.entries(CALLS))('refuses a redirect of %s', async (_name, call) => {
  await expect(call()).rejects.toThrow(/./);
  expect(heard).toEqual([]);
});
