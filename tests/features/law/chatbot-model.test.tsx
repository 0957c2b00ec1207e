// @vitest-environment jsdom
/** The chat with a model behind the server: preview, verification, and answers of the tables. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatReply, ChatSentence } from '#contract/law/chat.ts';
import { conversations } from '#data/records/chat/conversations.ts';
import type { Db } from '#data/store/db.ts';
import { ChatbotScreen } from '#features/law/chatbot/chatbot-screen.tsx';
import { LawLibraryContext } from '#parts/law-library/use-law-library.ts';
import { testDb, testPorts } from '../../data/test-device.ts';
import { libraryOf, SEARCH } from '../../law/law-library.ts';
import { renderScreen } from '../render-screen.tsx';

const library = libraryOf(SEARCH);
const THEFT = 'My brother Rakesh is in for theft, what is the punishment under BNS 303(2)?';
const SAID: ChatSentence = {
  text: 'Theft under BNS 303(2) is punishable with imprisonment up to 3 years.',
  citations: [{ code: 'BNS', section: '303(2)', title: 'Punishment for theft' }],
};
const LIE: ChatSentence = {
  ...SAID,
  text: 'Theft under BNS 303(2) is punishable with imprisonment up to 9 years.',
};
const WHOLE: ChatReply = { answer: SAID.text, citations: SAID.citations, source: 'model', left: 2 };

let db: Db;
/** The server's answer to the next question. */
let stream: (controller: ReadableStreamDefaultController<Uint8Array>, signal: AbortSignal) => void;
let status: number;
let requestBodies: unknown[];
let there: boolean;

const event = (name: string, data: unknown) =>
  new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

async function server(url: string, init: RequestInit): Promise<Response> {
  if (!there) throw new TypeError('Failed to fetch');
  const ours = { 'x-zamanat': '1' };
  if (init.method === 'GET')
    return Response.json({ model: { name: 'small-law', host: 'models.example.in' } }, { headers: ours });
  requestBodies.push(JSON.parse(typeof init.body === 'string' ? init.body : 'null'));
  if (status !== 200) return Response.json({ msg: 'No.', code: 'rate-limited' }, { status, headers: ours });
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => stream(controller, init.signal ?? new AbortController().signal),
  });
  return new Response(body, { headers: { ...ours, 'content-type': 'text/event-stream' } });
}

beforeEach(async () => {
  db = await testDb();
  [there, status, requestBodies] = [true, 200, []];
  stream = (controller) => {
    for (const sentence of [SAID, LIE]) controller.enqueue(event('sentence', sentence));
    controller.enqueue(event('reply', WHOLE));
    controller.close();
  };
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  renderScreen(
    <LawLibraryContext value={{ status: 'ready', library }}>
      <ChatbotScreen />
    </LawLibraryContext>,
    { db, ports: testPorts(server), at: '/chatbot' },
  );
  await screen.findByRole('log');
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const send = () => fireEvent.keyDown(box(), { key: 'Enter' });
const log = () => within(screen.getByRole('log'));
/** An answer is drawn before it is stored; the box is cleared after. */
const stored = () => waitFor(() => expect(box().value).toBe(''));
const toggle = () => screen.findByLabelText<HTMLInputElement>(/Allow a model to word the answers/);
async function turnOn() {
  fireEvent.click(await toggle());
  await waitFor(async () => expect((await toggle()).checked).toBe(true));
}

async function agree() {
  const dialog = await screen.findByRole('dialog', { name: 'Text to be sent' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
}

it('hides the model option when no model is available', async () => {
  there = false;
  await open();
  type('theft');
  send();
  await log().findByText(/Law as of/);
  expect(screen.queryByLabelText(/Allow a model to word the answers/)).toBeNull();
  expect(requestBodies).toEqual([]);
});

it('sends nothing without consent and previews the text without names', async () => {
  await open();
  await screen.findByLabelText(/Allow a model to word the answers/);
  type(THEFT);
  send();
  await log().findByText(/Law as of/);
  expect(requestBodies).toEqual([]);
  await stored();
  await turnOn();
  type(THEFT);
  const preview = await screen.findByText('Text to be sent:');
  expect(preview.textContent).toContain('theft');
  expect(preview.textContent).not.toContain('Rakesh');
  send();
  const dialog = await screen.findByRole('dialog', { name: 'Text to be sent' });
  expect(dialog.textContent).not.toContain('Rakesh');
  expect(requestBodies).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Answer from the tables' }));
  await waitFor(() => expect(log().getAllByText(/Law as of/)).toHaveLength(2));
  expect(requestBodies).toEqual([]);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/Allow a model to word the answers/).checked).toBe(false),
  );
});

it('shows only supported sentences and counts the removed ones', async () => {
  await open();
  await turnOn();
  type(THEFT);
  send();
  await agree();
  await log().findByText(SAID.text);
  await log().findByText(/Written by a model \(small-law\) and checked against the cited provisions/);
  expect(screen.getByRole('log').textContent).not.toContain('9 years');
  expect(
    log().getByText(/3 statements were removed: the provisions do not support them/).textContent,
  ).toBeTruthy(); // two by the server, one here
  expect(requestBodies).toEqual([{ message: expect.not.stringContaining('Rakesh') }]);
  log().getByRole('link', { name: 'BNS 303(2)' });
  log().getByText(/Law as of/);
  await stored();
  type('is it bailable?'); // agreed already
  send();
  await waitFor(() => expect(requestBodies).toHaveLength(2));
  expect(requestBodies[1]).toEqual({ message: 'BNS 303(2) is it bailable?' });
});

it('answers calculations from the tables without the model', async () => {
  await open();
  await turnOn();
  type('arrested on 2 May 2026 for BNS 303(2), when is default bail?');
  await screen.findByText('The tables answer this; nothing is sent.');
  send();
  await log().findByText(/^The right to default bail accrued on/);
  expect(requestBodies).toEqual([]);
});

it.each([
  ['an unreachable server', () => (there = false), /the server cannot be reached/],
  ['a rate limit', () => (status = 429), /too many questions; try later/],
  [
    'an interrupted stream',
    () =>
      (stream = (controller) => {
        controller.enqueue(event('sentence', SAID));
        controller.close();
      }),
    /the model stopped/,
  ],
  [
    'a slow model',
    () =>
      (stream = (controller) => {
        controller.enqueue(event('reply', { ...WHOLE, source: 'tables', why: 'slow' }));
        controller.close();
      }),
    /the model is too slow/,
  ],
])('answers from the tables and explains why: %s', async (_what, fail, words) => {
  await open();
  await turnOn();
  type(THEFT);
  fail();
  send();
  await agree();
  const note = await log().findByText(words);
  expect(note.textContent).toMatch(
    /^I apologize, there was an error processing your request: .*from the tables\.$/,
  );
  log().getByText(/imprisonment up to 3 years/);
  log().getByText(/Law as of/);
  expect(log().queryByText(/Written by a model/)).toBeNull();
});

it('hides a model answer without support in the provisions', async () => {
  stream = (controller) => {
    controller.enqueue(event('sentence', LIE));
    controller.enqueue(event('reply', { ...WHOLE, answer: LIE.text }));
    controller.close();
  };
  await open();
  await turnOn();
  type(THEFT);
  send();
  await agree();
  await log().findByText(/The provisions do not support the model’s answer, so it is not shown/);
  expect(screen.getByRole('log').textContent).not.toContain('9 years');
});

it('stops the model, keeps the supported part and asks again', async () => {
  const whole = stream;
  stream = (controller, signal) => {
    controller.enqueue(event('sentence', SAID));
    signal.addEventListener('abort', () => controller.error(signal.reason));
  };
  await open();
  await turnOn();
  type(THEFT);
  send();
  await agree();
  await log().findByText(SAID.text);
  fireEvent.click(log().getByRole('button', { name: 'Stop' }));
  await log().findByText(/You stopped this answer/);
  await stored();
  expect((await conversations(db))[0]?.messages[1]).toMatchObject({
    stopped: true,
    model: { name: 'small-law' },
  });
  stream = whole;
  fireEvent.click(log().getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(log().getAllByText(SAID.text)).toHaveLength(2));
});
