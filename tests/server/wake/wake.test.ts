/** A page that waits hears of changes by one counter, over a real socket. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { startTestServer, type TestServer, type TestUser } from '../../support/test-server.ts';

let server: TestServer;
let address: string;
const pages: AbortController[] = [];

beforeEach(async () => {
  server = await startTestServer({ config: { wake: { every: 20, pages: 2 } } });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const page of pages.splice(0)) page.abort();
  await server.stop();
});

interface Page {
  readonly status: number;
  readonly headers: Headers;
  /** The text that arrived so far. */
  readonly text: () => string;
  readonly hasEnded: () => boolean;
  readonly leave: () => void;
}

async function opened({ token }: Pick<TestUser, 'token'>): Promise<Page> {
  const page = new AbortController();
  pages.push(page);
  const reply = await fetch(`${address}/api/wake`, {
    headers: { 'x-auth-token': token },
    signal: page.signal,
  });
  let text = '';
  let ended = false;
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const part of reply.body ?? []) text += decoder.decode(part, { stream: true });
  };
  void read()
    .catch(() => undefined) // the test left the page
    .finally(() => {
      ended = true;
    });
  return {
    status: reply.status,
    headers: reply.headers,
    text: () => text,
    hasEnded: () => ended,
    leave: () => page.abort(),
  };
}

const CHANGED = 'event: changed\n';
const waiting = async (): Promise<string | undefined> => {
  const { body } = await server.inject({ method: 'GET', url: '/metrics' });
  return /^zamanat_pages_waiting (\d+)$/m.exec(body)?.[1];
};

it('tells an open page of a change by another device of the same person', async () => {
  const lawyer = await server.makeUser('lawyer');
  const page = await opened(lawyer);
  expect(page.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(page.headers.get('x-zamanat')).toBe('1');
  await expect.poll(page.text).toContain('event: open\n');
  expect(page.text()).not.toContain(CHANGED);
  await callsOf(server, lawyer).post('/applications', filed());
  await expect.poll(page.text).toContain(CHANGED);
});

it('tells a judge of a filing in the court, and nobody else', async () => {
  const judge = await opened(await server.makeUser('judge'));
  const other = await opened(await server.makeUser('lawyer'));
  await callsOf(server, await server.makeUser('lawyer')).post('/applications', filed());
  await expect.poll(judge.text).toContain(CHANGED);
  expect(other.text()).not.toContain(CHANGED);
});

it('refuses a page without a session', async () => {
  const { status, headers } = await opened({ token: 'unknown' });
  expect(status).toBe(401);
  expect(headers.get('content-type')).toContain('application/json');
});

it('refuses more pages than it may hold, and says when to ask again', async () => {
  await opened(await server.makeUser('lawyer'));
  await opened(await server.makeUser('lawyer'));
  const third = await opened(await server.makeUser('lawyer'));
  expect(third.status).toBe(503);
  expect(third.headers.get('retry-after')).toBe('60');
});

it('keeps one page of a session: the older one is a lost connection', async () => {
  const lawyer = await server.makeUser('lawyer');
  const first = await opened(lawyer);
  const second = await opened(lawyer);
  await expect.poll(first.hasEnded).toBe(true);
  await expect.poll(second.text).toContain('event: open\n');
  await expect.poll(waiting).toBe('1');
});

it('counts the pages that wait, and forgets a page that left', async () => {
  const page = await opened(await server.makeUser('lawyer'));
  await expect.poll(waiting).toBe('1');
  page.leave();
  await expect.poll(waiting).toBe('0');
});

it('ends the streams when the server stops', async () => {
  const page = await opened(await server.makeUser('lawyer'));
  await server.app.close();
  await expect.poll(page.hasEnded).toBe(true);
});
