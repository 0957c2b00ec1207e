// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { conversations } from '#data/records/chat/conversations.ts';
import type { Db } from '#data/store/db.ts';
import { loggedFailures } from '#data/store/failure-log.ts';
import { ChatbotScreen } from '#features/law/chatbot/chatbot-screen.tsx';
import { MOST_LETTERS } from '#features/law/chatbot/question-faults.ts';
import { day } from '#kernel/calendar-date.ts';
import { LawLibraryContext, type LawLibraryState } from '#parts/law-library/use-law-library.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { chatbot as hindi } from '#text/hi/law/chatbot.ts';
import { testDb, testPorts } from '../../data/test-device.ts';
import { libraryOf, SEARCH } from '../../law/law-library.ts';
import { english } from '../../support/english.ts';
import { ENGLISH, HINDI, withVoices } from '../../support/fake-speech.ts';
import { renderScreen } from '../render-screen.tsx';

const library = libraryOf(SEARCH);
const READY: LawLibraryState = { status: 'ready', library };
const WHEN = 'arrested on 2 May 2026 for BNS 303(2), when is default bail?';

let db: Db;
/** True if the user prefers reduced motion. */
let still: boolean;

class Motion extends EventTarget {
  get matches() {
    return still;
  }
}

beforeEach(async () => {
  db = await testDb();
  still = true;
  vi.stubGlobal('matchMedia', () => new Motion());
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface ChatbotOptions {
  readonly at?: string;
  readonly law?: LawLibraryState;
  readonly text?: Catalogue;
}

async function open({ at = '/chatbot', law = READY, text = english }: ChatbotOptions = {}) {
  renderScreen(
    <LawLibraryContext value={law}>
      <ChatbotScreen />
    </LawLibraryContext>,
    { db, ports: testPorts(), at, text },
  );
  await screen.findByRole('log');
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const enter = (how: object = {}) => fireEvent.keyDown(box(), { key: 'Enter', ...how });
const log = () => within(screen.getByRole('log'));
/** A line of the log, also if its text is split over elements. */
const line = (pattern: RegExp) =>
  log().getByText((_, element) => element?.tagName === 'P' && pattern.test(element.textContent));
const lineComes = (pattern: RegExp) => waitFor(() => line(pattern), { timeout: 5_000 });
const place = () => screen.getByTestId('place').textContent ?? '';

async function ask(question: string) {
  type(question);
  enter();
  await log().findAllByRole('button', { name: 'Ask again' });
  await waitFor(() => expect(box().value).toBe(''));
}

it('answers a date question with its date, working, gaps and links', async () => {
  await open();
  await ask(WHEN);
  log().getByText(WHEN);
  line(
    /The right to default bail accrued on 01-07-2026 if no charge-sheet was filed.*Working: 60 days for BNS 303\(2\)/,
  );
  expect(log().getAllByText('01-07-2026')[0]?.className).toContain('nowrap');
  log().getByText(/Details missing: On what date did a Magistrate first remand/);
  line(/Law as of 21-11-2026\. Not covered: State amendments/);
  const chips = within(log().getByRole('list', { name: 'Provisions' }));
  expect(chips.getByRole('link', { name: 'BNSS 187(3)' }).getAttribute('href')).toMatch(
    /^\/legal-database\?q=BNSS%20187\(3\)&at=BNSS%20187\(3\)$/,
  );
  const [kept] = await conversations(db);
  expect(kept?.messages.map(({ sender }) => sender)).toEqual(['user', 'bot']);
  expect(place()).toBe(`/chatbot?at=${kept?._id}`);
});

it('answers every suggested question in both languages', async () => {
  for (const question of [...english.chatbot.questions, ...hindi.questions]) {
    expect(await library.chat(question, day('2026-11-22'))).toMatchObject({ kind: 'answered' });
  }
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'What is anticipatory bail?' }));
  await log().findByText(/^BNSS 482 is "Direction for grant of bail to person apprehending arrest"/);
  expect(screen.getByText('Suggested questions').closest('details')?.open).toBe(false);
});

it('answers a Hindi question in Hindi', async () => {
  await open({ text: { ...english, chatbot: hindi } });
  fireEvent.click(screen.getByRole('button', { name: hindi.questions[3] ?? '' }));
  const answer = await lineComes(/कानून 21-11-2026 तक/);
  expect(answer.closest('[lang]')?.getAttribute('lang')).toBe('hi');
  await log().findByRole('button', { name: 'फिर पूछें' });
});

it('reads an answer aloud in the language of the question', async () => {
  const speech = withVoices(ENGLISH, HINDI);
  await open();
  await ask('What is anticipatory bail?');
  fireEvent.click(log().getByRole('button', { name: 'Read aloud' }));
  expect(speech.said[0]).toMatchObject({ voice: { name: 'Ravi' } });
  expect(speech.said[0]?.text).toContain('BNSS 482');
  fireEvent.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(speech.current).toBeNull();
});

it('states no rule when the tables have no answer', async () => {
  await open();
  await ask('purple umbrellas');
  log().getByText(/The tables have no answer to this, so no rule is stated/);
  expect(log().queryByRole('list', { name: 'Provisions' })).toBeNull();
});

it('rejects an empty or too long question and keeps the input', async () => {
  await open();
  type(' \u0007\n ');
  enter();
  screen.getByText('Type a question first, or choose a suggested one.');
  type('x'.repeat(MOST_LETTERS + 1));
  enter();
  screen.getByText(/At most 1,000 characters; this has 1,001\./);
  expect(box().value).toHaveLength(MOST_LETTERS + 1);
  expect((await conversations(db)).filter(({ messages }) => messages.length > 0)).toEqual([]);
});

it('starts a new line on Shift+Enter and ignores Enter during composition', async () => {
  await open();
  type('BNS 303(2)');
  expect(enter({ shiftKey: true })).toBe(true); // not handled, so the browser acts
  expect(enter({ isComposing: true })).toBe(true);
  expect(enter()).toBe(false);
  await lineComes(/Law as of 21-11-2026/);
});

it.each([
  [new Error('the table is damaged'), 'the table is damaged'],
  [new Error(''), 'An unexpected error occurred'],
])('shows an error in the words of the specification and logs it', async (error, reason) => {
  const chat = vi.fn<typeof library.chat>().mockRejectedValue(error);
  await open({ law: { status: 'ready', library: { ...library, chat } } });
  await ask(WHEN);
  expect(log().getByText(/^I apologize/).textContent).toBe(
    `I apologize, there was an error processing your request: ${reason}. Please try again later.`,
  );
  expect(loggedFailures()).toMatchObject([{ where: 'page', kind: 'Error' }]);
});

it('answers a Hinglish question in Hinglish with lang hi-Latn', async () => {
  await open();
  await ask('2 may 2026 ko chori me giraftar hua default bail kab milegi');
  const answer = line(/Agar 30-06-2026 tak charge-sheet nahi aayi to default bail 01-07-2026 se khuli hai/);
  expect(answer.closest('[lang]')?.getAttribute('lang')).toBe('hi-Latn');
});

/** The screen while the tables open, until they reach the given state. */
function BeingOpened({ to }: { to: LawLibraryState }) {
  const [law, setLaw] = useState<LawLibraryState>({ status: 'loading' });
  return (
    <LawLibraryContext value={law}>
      <button type="button" onClick={() => setLaw(to)}>
        It ends
      </button>
      <ChatbotScreen />
    </LawLibraryContext>
  );
}

async function openLater(to: LawLibraryState) {
  renderScreen(<BeingOpened to={to} />, { db, ports: testPorts(), at: '/chatbot' });
  await screen.findByRole('log');
}
const end = () => fireEvent.click(screen.getByRole('button', { name: 'It ends' }));
const WAITS = 'Loading the law tables; your question is answered after that.';

it('holds a question while the tables load, then answers it', async () => {
  await openLater(READY);
  type(WHEN);
  enter();
  await log().findByText(WAITS);
  expect(box().value).toBe(WHEN);
  end();
  await lineComes(/The right to default bail accrued on 01-07-2026/);
  await waitFor(() => expect(box().value).toBe(''));
});

it('answers a question sent just before the tables load', async () => {
  await openLater(READY);
  type(WHEN);
  enter(); // the text is saved first, and the tables open meanwhile
  end();
  await lineComes(/The right to default bail accrued on 01-07-2026/);
  await waitFor(() => expect(box().value).toBe(''));
});

it('keeps a waiting question when the tables are missing', async () => {
  await openLater({ status: 'missing' });
  type(WHEN);
  enter();
  await log().findByText(WAITS);
  end();
  await waitFor(() => expect(log().queryByText(WAITS)).toBeNull());
  expect(box().value).toBe(WHEN);
});

it('explains missing tables and keeps the input', async () => {
  await open({ law: { status: 'missing' } });
  type(WHEN);
  enter();
  screen.getByText(/The law tables are not downloaded\. Open this page once online/);
  expect(box().value).toBe(WHEN);
});

it('shows an answer word by word, stops on request and asks again', async () => {
  still = false;
  await open();
  type('What is anticipatory bail?');
  enter();
  fireEvent.click(await log().findByRole('button', { name: 'Stop' }));
  await log().findByText(/You stopped this answer/);
  const stopped = (await conversations(db))[0]?.messages[1];
  expect(stopped?.stopped).toBe(true);
  expect(stopped?.content).not.toContain('Law as of');
  fireEvent.click(log().getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('true'));
  await lineComes(/Law as of 21-11-2026/);
  await waitFor(() => expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('false'));
  expect((await conversations(db))[0]?.messages).toHaveLength(4);
});

it('copies the question and the answer', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await open();
  await ask(WHEN);
  fireEvent.click(log().getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(writeText.mock.calls[0]?.[0]).toMatch(/^arrested on 2 May 2026[^]*01-07-2026[^]*Law as of/);
});

it('restores typed text after a reload, also in a conversation', async () => {
  await open();
  type('a question half');
  await waitFor(async () => expect((await conversations(db))[0]?.typed).toBe('a question half'));
  cleanup();
  await open();
  expect(box().value).toBe('a question half');
  await ask(WHEN);
  type('and the next');
  await waitFor(async () => expect((await conversations(db))[0]?.typed).toBe('and the next'));
  const at = place();
  cleanup();
  await open({ at });
  expect(box().value).toBe('and the next');
  log().getByText(WHEN);
});

async function deleteConversation(name: string | RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this conversation?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(place()).toBe('/chatbot'));
  await log().findByText('Ask a question');
}

it('lists conversations newest first, searches and deletes them', async () => {
  const message = { _id: 'm', sender: 'user', timestamp: '2026-11-20T06:00:00.000Z', citations: [] } as const;
  await db.conversations.bulkAdd([
    { _id: 'old', at: '2026-11-20T06:00:00.000Z', messages: [{ ...message, content: 'theft' }], typed: '' },
    { _id: 'new', at: '2026-11-21T06:00:00.000Z', messages: [{ ...message, content: 'murder' }], typed: '' },
  ]);
  await open();
  const conversationList = within(screen.getByRole('region', { name: 'Your conversations' }));
  const titles = () => conversationList.getAllByRole('link').map(({ textContent }) => textContent);
  expect(titles()).toEqual(['murder', 'theft']);
  const search = conversationList.getByRole('searchbox', { name: 'Search your conversations' });
  fireEvent.change(search, { target: { value: 'THEFT' } });
  expect(titles()).toEqual(['theft']);
  fireEvent.change(search, { target: { value: 'dowry' } });
  conversationList.getByText('No conversations match "dowry". Try one word.');
  fireEvent.change(search, { target: { value: '' } });
  fireEvent.click(conversationList.getByRole('link', { name: 'theft' }));
  await log().findByText('theft');
  await deleteConversation('Delete the conversation: theft');
  await waitFor(async () => expect((await conversations(db)).map(({ _id }) => _id)).toEqual(['new']));
});

it('does not show an answer again after its conversation is deleted', async () => {
  await open();
  await ask('punishment for BNS 303(2)?');
  await deleteConversation(/^Delete the conversation/);
  expect(log().queryByRole('button', { name: 'Ask again' })).toBeNull();
});

it('uses the section of the last question and says so', async () => {
  await open();
  await ask('punishment for BNS 303(2)?');
  await ask('is it bailable?');
  log().getByText('Answering for BNS 303(2), from your last question.');
  expect(log().getAllByText(/non-bailable/).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('link', { name: 'New conversation' }));
  await log().findByText('Ask a question');
  await ask('is it bailable?');
  expect(log().queryByText(/Answering for/)).toBeNull();
});

it('begins a missing fact in the question box and keeps what is typed', async () => {
  await open();
  await ask('when is default bail for BNS 303(2)?');
  type('my note');
  fireEvent.click(await screen.findByRole('button', { name: 'And first remanded on …' }));
  expect(box().value).toBe('my note And first remanded on ');
  type('And first remanded on 3 May 2026');
  enter();
  await lineComes(/02-07-2026/);
});
