// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SharedApplication } from '#contract/share/share.ts';
import { KeptLinks } from '#data/shared-links/kept-links.ts';
import { SharedApplicationScreen } from '#features/applications/shared-application/shared-application-screen.tsx';
import { sharedPage } from '#text/en/applications/shared-page.ts';
import { answer, problem } from '../../data/fake-server.ts';
import { noNetwork, testPorts, type TestPorts } from '../../data/test-device.ts';

const DAY = 86_400_000;
const TOKEN = 'a'.repeat(43);
const SHARED: SharedApplication = {
  applicationNumber: 'ZB/2026/N9TDQ-0001',
  status: 'Pending',
  filedAt: '2026-11-19T05:00:00.000Z',
  asOf: '2026-11-20T06:00:00.000Z',
  expiresAt: '2026-12-04T06:00:00.000Z',
  hide: ['phone'],
  document: {
    language: 'en',
    lawEdition: '2026-11',
    title: 'Sunil Jadhav v. State of Maharashtra',
    number: 'ZB/2026/N9TDQ-0001',
    blocks: [
      { kind: 'court', text: 'IN THE COURT OF THE SESSIONS JUDGE AT PUNE' },
      { kind: 'numbered', number: 1, text: 'The applicant is in custody since 10-07-2024.' },
    ],
    gaps: [],
  },
};

let ports: TestPorts & { links: KeptLinks };

beforeEach(() => {
  const links = new KeptLinks(`links-${crypto.randomUUID()}`);
  ports = Object.assign(
    testPorts(async () => answer(200, SHARED)),
    { links },
  );
});
afterEach(() => {
  cleanup();
  ports.links.close();
});

const open = (token = TOKEN) =>
  render(<SharedApplicationScreen token={token} ports={ports} words={sharedPage} />);
const again = (token = TOKEN) => {
  cleanup();
  open(token);
};
const PAPER = 'The applicant is in custody since';

it('shows the application, its status, its expiry and the hidden parts', async () => {
  open();
  await screen.findByText(PAPER, { exact: false });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sunil Jadhav v. State of Maharashtra');
  expect(screen.getByText('ZB/2026/N9TDQ-0001')).toBeTruthy();
  expect(screen.getByText('Pending')).toBeTruthy();
  const text = document.body.textContent ?? '';
  expect(text).toContain('As of 20-11-2026, 11:30');
  expect(text).toContain('works until 04-12-2026');
  expect(text).toContain('left out phone numbers');
});

it('shows no link or input and sends no token', async () => {
  const sent: RequestInit[] = [];
  ports.fetch = async (_url, init) => {
    sent.push(init);
    return answer(200, SHARED);
  };
  open();
  await screen.findByText(PAPER, { exact: false });
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(sent.map(({ headers }) => new Headers(headers).get('x-auth-token') ?? '')).toEqual(['']);
});

it('sets noindex only while the page is open', async () => {
  open();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  cleanup();
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});

it('shows the saved copy offline and labels it', async () => {
  open();
  await screen.findByText(PAPER, { exact: false });
  await waitFor(async () => expect(await ports.links.links.count()).toBe(1));
  ports.fetch = noNetwork;
  again();
  await screen.findByText(PAPER, { exact: false });
  await screen.findByText(/^Offline: this is the copy saved on this (phone|device)/);
  expect(document.body.textContent).toContain('As of 20-11-2026, 11:30');
});

it('does not store the token of the link', async () => {
  open();
  await waitFor(async () => expect(await ports.links.links.count()).toBe(1));
  expect(JSON.stringify(await ports.links.links.toArray())).not.toContain(TOKEN);
});

it.each([
  ['share-ended', 'This link was revoked'],
  ['share-expired', 'This link has expired'],
  ['not-found', 'Link not found'],
] as const)('explains the answer %s and deletes the saved copy', async (code, title) => {
  open();
  await waitFor(async () => expect(await ports.links.links.count()).toBe(1));
  ports.fetch = async () => problem(code);
  again();
  await screen.findByRole('heading', { level: 1, name: title });
  expect(screen.queryByText(PAPER, { exact: false })).toBeNull();
  expect(screen.getByRole('alert').textContent).toMatch(/[Aa]sk/);
  expect(await ports.links.links.count()).toBe(0);
});

it('deletes the saved copy when the link expires', async () => {
  open();
  await waitFor(async () => expect(await ports.links.links.count()).toBe(1));
  ports.fetch = noNetwork;
  ports.wait(14 * DAY - 60_000);
  again();
  await screen.findByText(PAPER, { exact: false });
  ports.wait(60_000);
  again();
  await screen.findByRole('heading', { level: 1, name: 'Offline, and no copy here' });
  expect(await ports.links.links.count()).toBe(0);
});

it.each([403, 404, 410, 429, 451, 503])(
  'shows the sentence of a newer server and keeps the saved copy, status %i',
  async (status) => {
    open();
    await waitFor(async () => expect(await ports.links.links.count()).toBe(1));
    ports.fetch = async () => answer(status, { msg: 'Links rest until 01-12-2026.', code: 'links-rest' });
    again();
    await screen.findByText('Links rest until 01-12-2026.');
    await screen.findByText(PAPER, { exact: false });
    await ports.links.links.clear();
    again();
    await screen.findByText('Links rest until 01-12-2026.');
    expect(screen.queryByText(PAPER, { exact: false })).toBeNull();
  },
);

it.each([
  ['internal', 'Not opened'],
  ['rate-limited', 'Opened too often'],
  ['client-too-old', 'This page is older than the court’s server'],
] as const)('explains the answer %s and keeps the saved copy', async (code, title) => {
  ports.fetch = async () => problem(code);
  open();
  await screen.findByRole('heading', { level: 1, name: title });
  ports.fetch = async () => answer(200, SHARED);
  screen.getByRole('button', { name: 'Try again' }).click();
  await screen.findByText(PAPER, { exact: false });
  ports.fetch = async () => problem(code);
  again();
  await screen.findByText(PAPER, { exact: false });
  expect(await screen.findByRole('status')).toBeTruthy();
});

it('opens automatically when the network returns', async () => {
  ports.fetch = noNetwork;
  open();
  await screen.findByRole('heading', { level: 1, name: 'Offline, and no copy here' });
  ports.fetch = async () => answer(200, SHARED);
  dispatchEvent(new Event('online'));
  expect(await screen.findByText(PAPER, { exact: false })).toBeTruthy();
});

it('ignores the page of a captive portal', async () => {
  ports.fetch = async () => new Response('<h1>Sign in to the Wi-Fi</h1>', { status: 200 });
  open();
  const name = 'Offline, and no copy here';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
});

it('opens without a saved copy when storage is full, and says so', async () => {
  ports.links.close();
  Object.assign(ports.links, { links: { put: () => Promise.reject(new Error('full')) } });
  open();
  await screen.findByText(PAPER, { exact: false });
  expect(await screen.findByText(/is full: the link will not open offline/)).toBeTruthy();
});
