/** Shared texts and files: stored before anything else, given to the right user, filed and discarded without a loss. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messageDraft, saveMessageDraft } from '#data/records/case/message-draft.ts';
import { bytesOf } from '#data/store/stored-files.ts';
import {
  countReceived,
  discardReceived,
  readAsMessage,
  receivedItems,
  takeInReceived,
} from '#data/records/received/received.ts';
import { removeEverything, unsentWork } from '#data/account/logout.ts';
import { receiveShare } from '#data/device/receive-share.ts';
import type { Db } from '#data/store/db.ts';
import { INBOX, INBOX_LIMITS, inboxOf, keepShared } from '#data/store/inbox.ts';
import { setCurrentUser, SharedDb } from '#data/store/shared-db.ts';
import { samplePdf } from '../support/sample-files.ts';
import { lawyer, testDb, testPorts, type TestPorts } from './test-device.ts';
import { removeDatabases } from './remove-databases.ts';

const MESSAGE = 'MHPU040123452024 next date 12-12-2026';
const OTHER_USER = '01900000-0000-7000-8000-00000000abcd';
let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});
afterEach(async () => {
  db.close();
  await removeDatabases();
});

async function loggedIn(userId: string | null): Promise<void> {
  const shared = new SharedDb();
  if (userId !== null) await setCurrentUser(shared, userId);
  else await shared.rows.clear();
  shared.close();
}

async function share(fields: Readonly<Record<string, string>>, ...files: readonly File[]): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append('files', file);
  const answer = await receiveShare(new Request('https://app.example/received', { method: 'POST', body }));
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

const pdf = (name = 'order.pdf') => new File([samplePdf()], name, { type: 'application/pdf' });

it('keeps a shared text and two files, and moves them into the sealed records once', async () => {
  await loggedIn(lawyer._id);
  expect(await share({ text: MESSAGE }, pdf(), new File(['note'], 'note.txt', { type: 'text/plain' }))).toBe(
    '/received',
  );
  expect(await takeInReceived(db, ports)).toBe(true);
  expect(await takeInReceived(db, ports)).toBe(true);
  const items = await receivedItems(db);
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['file', 'text', 'text']);
  expect(items).toContainEqual(expect.objectContaining({ kind: 'text', text: MESSAGE }));
  const file = items.find((each) => each.kind === 'file');
  expect(file && (await bytesOf(db, file.sha256))).toEqual(new Uint8Array(samplePdf()));
  expect(await inboxOf(lawyer._id)).toEqual([]);
  expect((await unsentWork(db)).received).toBe(3);
});

it('keeps three shares in their order, each to be placed, after the tab ended', async () => {
  await loggedIn(lawyer._id);
  await share({ text: 'first message' });
  await share({ text: 'second message' });
  const pages = ['page-1.pdf', 'page-2.pdf', 'page-3.pdf'];
  await share({}, ...pages.map((name) => pdf(name)));
  expect((await inboxOf(lawyer._id)).map(({ name }) => name)).toEqual(['', '', ...pages]);
  await takeInReceived(db, ports);
  db.close();
  await db.open();
  const [first, second, ...files] = await receivedItems(db);
  expect(files.map(({ name }) => name)).toEqual(pages);
  if (first?.kind !== 'text' || second?.kind !== 'text') throw new Error('no texts');
  await readAsMessage(db, first);
  await readAsMessage(db, second);
  expect(await messageDraft(db)).toBe('first message\n\nsecond message');
  for (const file of files) await discardReceived(db, ports, file);
  expect(await countReceived(db)).toBe(0);
});

it('puts title, text and address of a page into one text', async () => {
  await share({ title: 'Case status', text: 'Next date 12-12-2026', url: 'https://court.example/x' });
  await takeInReceived(db, ports);
  expect(await receivedItems(db)).toMatchObject([
    { name: 'Case status', text: 'Next date 12-12-2026\nhttps://court.example/x' },
  ]);
});

it('stores neither name nor content of an item readably in the inbox', async () => {
  await share({ text: MESSAGE }, pdf('Imran Sheikh.pdf'));
  const raw = new Dexie(INBOX);
  await raw.open();
  const rows = await raw.table('items').toArray();
  raw.close();
  expect(rows).toHaveLength(2);
  const bytes = rows.map(({ box }: { box: Uint8Array }) => new TextDecoder('latin1').decode(box)).join('');
  expect(bytes).not.toMatch(/MHPU|Imran|%PDF/);
});

it('gives an item without owner to the next user, and an owned item to its owner only', async () => {
  await loggedIn(OTHER_USER);
  await share({ text: 'of another user' });
  await loggedIn(null);
  await share({ text: 'of nobody' });
  await takeInReceived(db, ports);
  expect(await receivedItems(db)).toMatchObject([{ text: 'of nobody' }]);
  expect(await inboxOf(OTHER_USER)).toHaveLength(1);
});

it('refuses what is too large, too much or empty, and keeps what was there', async () => {
  expect(await share({})).toBe('/received?failed=empty');
  expect(await share({}, new File([], 'empty.pdf'))).toBe('/received?failed=empty');
  const large = new File([new Uint8Array(INBOX_LIMITS.itemBytes + 1)], 'scan.pdf');
  expect(await share({ text: MESSAGE }, large)).toBe('/received?failed=too-large');
  const many = Array.from({ length: INBOX_LIMITS.items }, (_, n) => ({
    name: `${n}`,
    type: 'text/plain',
    bytes: new TextEncoder().encode('x'),
  }));
  expect(await keepShared(many, { ownerId: null, now: new Date() })).toBeNull();
  expect(await share({ text: MESSAGE })).toBe('/received?failed=too-many');
  expect(await inboxOf(lawyer._id)).toHaveLength(INBOX_LIMITS.items);
  const broken = new Request('https://app.example/received', { method: 'POST', body: 'no form' });
  expect((await receiveShare(broken)).headers.get('location')).toBe('/received?failed=failed');
});

it('hands a text to the reader of messages behind an unfinished one', async () => {
  await saveMessageDraft(db, 'typed before');
  await share({ text: MESSAGE });
  await takeInReceived(db, ports);
  const [row] = await receivedItems(db);
  if (row?.kind !== 'text') throw new Error('no text');
  await readAsMessage(db, row);
  expect(await messageDraft(db)).toBe(`typed before\n\n${MESSAGE}`);
  expect(await countReceived(db)).toBe(0);
});

it('discards a file with its bytes, unless another item has the same', async () => {
  await share({}, pdf('a.pdf'), pdf('b.pdf'));
  await takeInReceived(db, ports);
  const [first, second] = await receivedItems(db);
  if (first?.kind !== 'file' || second?.kind !== 'file') throw new Error('no files');
  await discardReceived(db, ports, first);
  expect(await bytesOf(db, second.sha256)).not.toBeNull();
  await discardReceived(db, ports, second);
  expect(await bytesOf(db, second.sha256)).toBeNull();
});

it('empties the inbox of a user who removes everything from the device', async () => {
  await share({ text: MESSAGE });
  const shared = new SharedDb();
  await removeEverything(shared, db, ports);
  shared.close();
  expect(await inboxOf(lawyer._id)).toEqual([]);
});
