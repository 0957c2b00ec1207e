// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import { keptShares, shareDraftOf } from '#data/records/application/shares.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { useNotices } from '#ui/feedback/notices.ts';
import { answer, problem } from '../../data/fake-server.ts';
import { serverApplication } from '../../data/server-records.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;
let application: Application;
let calls: { method: string; url: string; body: unknown }[];
let live: unknown[];

const ID = '01939d00-0000-7000-8000-00000000aaaa';
const URL_MADE = `/application/share/${'a'.repeat(43)}`;
const MADE = {
  _id: ID,
  createdAt: '2026-11-20T06:00:00.000Z',
  expiresAt: '2026-12-04T06:00:00.000Z',
  hide: [],
};

beforeEach(async () => {
  db = await testDb();
  application = serverApplication();
  await db.applications.put({ ...application, asOf: '2026-11-20T05:00:00.000Z' });
  useNotices.setState({ shown: [] });
  calls = [];
  live = [];
  ports = testPorts(async (url, init) => {
    calls.push({
      method: init.method ?? '',
      url,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    if (init.method === 'GET') return answer(200, live);
    return init.method === 'DELETE' ? answer(200, {}) : answer(201, { ...MADE, url: URL_MADE });
  });
});
afterEach(() => {
  cleanup();
  db.close();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const open = () =>
  renderScreen(
    <Routes>
      <Route path="/application" element={<GeneratorScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { db, ports, at: `/application?id=${application._id}&tab=share` },
  );
const replaceShare = (reply: () => Promise<Response> | Response) => {
  const before = ports.fetch;
  ports.fetch = async (url, init) => (init.method === 'POST' ? reply() : before(url, init));
};
const notices = () => useNotices.getState().shown;
const email = () => screen.findByLabelText<HTMLInputElement>('E-mail');
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const place = () => screen.getByTestId('place').textContent;

it('is the third tab beside Preview and Download', async () => {
  open();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Preview', 'Download', 'Share']);
  expect(screen.getByRole('tab', { name: 'Share' }).getAttribute('aria-selected')).toBe('true');
});

it('makes a link, stores it on the device and copies it', async () => {
  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  open();
  fireEvent.click(await screen.findByLabelText(/^Addresses/));
  await press('Make link');
  const link = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(link.value).toBe(`${window.location.origin}${URL_MADE}`);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ hide: ['address'] });
  expect((await keptShares(db, application._id))?.live).toMatchObject([
    { _id: ID, url: URL_MADE, opened: 0 },
  ]);
  fireEvent.click(within(await screen.findByRole('list')).getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(copied).toEqual([link.value]));
  await waitFor(() => expect(notices().map(({ title }) => title)).toContain('Link Copied'));
});

it.each([
  ['sent', 'success', 'Application Shared', 'sister@example.in', ''],
  ['kept', 'success', 'Application Shared', 'This server cannot send e-mail', ''],
  ['refused', 'error', 'Share Failed', 'Check the address, or copy the link', 'sister@example.in'],
  ['unreachable', 'error', 'Share Failed', 'Copy the link below and send it', 'sister@example.in'],
])('reports an e-mail that is %s and shows the link', async (...row) => {
  const [mail, type, title, said, left] = row;
  replaceShare(() => answer(201, { ...MADE, email: 'sister@example.in', url: URL_MADE, mail }));
  open();
  fireEvent.change(await email(), { target: { value: ' sister@example.in ' } });
  await press('Share by e-mail');
  await screen.findByLabelText('Link');
  expect(notices()).toMatchObject([{ type, title, description: expect.stringContaining(said) }]);
  const field = await email();
  expect(field.value).toBe(left);
  expect(field.getAttribute('aria-invalid') === 'true').toBe(left !== '');
  const rows = await screen.findAllByRole('listitem');
  expect(rows.some((each) => each.textContent?.includes('E-mail not sent'))).toBe(left !== '');
});

it('keeps the address of an unsent e-mail after a reload', async () => {
  const made = { ...MADE, email: 'sister@example.in', url: URL_MADE };
  replaceShare(() => answer(201, { ...made, mail: 'refused' }));
  open();
  fireEvent.change(await email(), { target: { value: 'sister@example.in' } });
  await press('Share by e-mail');
  await screen.findByLabelText('Link');
  live = [{ ...MADE, email: 'sister@example.in', opened: 0 }];
  cleanup();
  open();
  expect((await email()).value).toBe('sister@example.in');
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
  expect((await screen.findByRole('listitem')).textContent).toContain('E-mail not sent');
});

it('rejects an invalid address at its field and sends nothing', async () => {
  open();
  fireEvent.change(await email(), { target: { value: 'sister at example' } });
  await press('Share by e-mail');
  expect(
    (await screen.findAllByText('Enter an email address such as name@example.in.')).length,
  ).toBeGreaterThan(0);
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

it('queues nothing offline and keeps the input after a reload', async () => {
  ports.fetch = noNetwork;
  open();
  fireEvent.change(await email(), { target: { value: 'sister@example.in' } });
  await press('Share by e-mail');
  expect((await screen.findByRole('alert')).textContent).toContain('Offline, send the file instead');
  expect(notices()).toMatchObject([{ title: 'Share Failed' }]);
  expect(await db.outbox.count()).toBe(0);
  cleanup();
  open();
  expect((await email()).value).toBe('sister@example.in');
});

it('opens the login when the session ended and keeps the input', async () => {
  replaceShare(() => problem('unauthenticated'));
  open();
  fireEvent.change(await email(), { target: { value: 'sister@example.in' } });
  await press('Share by e-mail');
  await waitFor(() => expect(place()).toBe(`/login from /application?id=${application._id}&tab=share`));
  expect(await getMeta(db, 'paused')).toMatchObject({ reason: 'signed-out' });
  expect(await shareDraftOf(db, application._id)).toMatchObject({ email: 'sister@example.in' });
});

it('stops when the app is too old and shows the server message', async () => {
  replaceShare(() => problem('client-too-old'));
  open();
  await press('Make link');
  expect((await screen.findByRole('alert')).textContent).toContain('too old. Update it; nothing is lost');
  expect(await getMeta(db, 'paused')).toMatchObject({ reason: 'too-old' });
});

it('shows the refusal for too many links and a server error', async () => {
  replaceShare(() => problem('invalid-request', { msg: '20 links are open. End one of them.' }));
  open();
  await press('Make link');
  expect((await screen.findByRole('alert')).textContent).toContain('End one of them');
  replaceShare(() => problem('internal'));
  await press('Make link');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Try again in a minute'));
});

it('lists active links with details and revokes one', async () => {
  live = [
    {
      ...MADE,
      email: 'sister@example.in',
      hide: ['phone', 'address'],
      opened: 3,
      lastOpenedAt: MADE.createdAt,
    },
  ];
  open();
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('Until 04-12-2026');
  expect(row.textContent).toContain('Opened 3 times');
  expect(row.textContent).toContain('Without phone numbers and addresses');
  expect(row.textContent).toContain('Only the device that made this link can copy it');
  fireEvent.click(within(row).getByRole('button', { name: 'Revoke: For sister@example.in' }));
  await screen.findByText('No active links.');
  expect(calls.at(-1)).toMatchObject({
    method: 'DELETE',
    url: `/api/applications/${application._id}/share/${ID}`,
  });
  expect(notices()).toMatchObject([{ title: 'Link revoked' }]);
});

it('lists the links lost in a server restore until dismissed', async () => {
  let generation = 'one';
  ports.fetch = async () => answer(200, live, { 'x-zamanat-generation': generation });
  const other = { ...MADE, _id: ID.replace(/a$/, 'b'), email: 'brother@example.in', opened: 0 };
  live = [{ ...MADE, email: 'sister@example.in', opened: 0 }, other];
  open();
  await screen.findByText('For brother@example.in');
  live = live.slice(0, 1); // another device has ended it
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('For brother@example.in')).toBeNull());
  expect(screen.queryByText(/restored from a backup/)).toBeNull();
  [live, generation] = [[], 'two'];
  globalThis.dispatchEvent(new Event('online'));
  const warning = await screen.findByText(/restored from a backup; these links no longer work/);
  expect(warning.textContent).toContain('For sister@example.in');
  expect(warning.textContent).not.toContain('brother');
  await press('Dismiss');
  await waitFor(() => expect(screen.queryByText(/restored from a backup/)).toBeNull());
});

it('shows the sentence of a newer server that revokes no link', async () => {
  live = [{ ...MADE, opened: 0 }];
  open();
  await screen.findByText('A link');
  const sentence = 'Links of a decided application end by themselves.';
  ports.fetch = async () => answer(503, { msg: sentence, code: 'ends-itself' });
  await press('Revoke: A link');
  await waitFor(() => expect(notices()).toMatchObject([{ description: sentence }]));
});

it.each([403, 409, 426, 429])('keeps a link whose revocation the server refuses with %d', async (status) => {
  live = [{ ...MADE, opened: 0 }];
  open();
  await screen.findByText('A link');
  ports.fetch = async () => answer(status, { msg: 'Not now.' });
  await press('Revoke: A link');
  await waitFor(() => expect(notices()).toMatchObject([{ title: 'Link not revoked' }]));
  expect(screen.getByText('A link')).toBeTruthy();
});

it('reports a failed revocation and keeps the link in the list', async () => {
  live = [{ ...MADE, opened: 0 }];
  open();
  await screen.findByText('A link');
  ports.fetch = noNetwork;
  await press('Revoke: A link');
  await waitFor(() => expect(notices()).toMatchObject([{ title: 'Link not revoked' }]));
  expect(screen.getByText('A link')).toBeTruthy();
  cleanup();
  open();
  expect(await screen.findByText('Go online to see active links.')).toBeTruthy();
  expect(await screen.findByText(/^As of/)).toBeTruthy();
});

it('offers no link for an application not yet on the server', async () => {
  await db.applications.update(application._id, { version: 0, applicationNumber: null });
  open();
  expect(await screen.findByText(/Share it after “Sent”, or send the file/)).toBeTruthy();
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  expect(calls).toEqual([]);
});

it('links to Download when the browser cannot share files', async () => {
  open();
  fireEvent.click(await screen.findByRole('link', { name: 'Go to Download' }));
  await waitFor(() => expect(place()).toBe(`/application?id=${application._id}&tab=download`));
});

it('reports a revoked link also when storage is full', async () => {
  live = [{ ...MADE, opened: 0 }];
  open();
  const end = await screen.findByRole('button', { name: /^Revoke/ });
  vi.spyOn(db.shares, 'put').mockRejectedValue(new Dexie.QuotaExceededError('full'));
  fireEvent.click(end);
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  await waitFor(() => expect(notices()).toHaveLength(1));
  expect(notices()[0]?.type).toBe('success');
  vi.restoreAllMocks();
});
