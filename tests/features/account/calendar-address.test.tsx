// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { syncNow } from '#data/device/sync.ts';
import { SettingsScreen } from '#features/account/settings/settings-screen.tsx';
import type { SettingsActs } from '#features/account/settings/settings-acts.ts';
import { type Device, deviceOf, lostBefore } from '../../offline/real-device.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import type { TestUser } from '../../support/test-server.ts';
import { renderScreen } from '../render-screen.tsx';

const server = serverForFile();
let person: TestUser;
let phone: Device;

const ACTS: SettingsActs = {
  appear: () => undefined,
  closed: async () => true,
  renamed: async () => undefined,
  passwordChanged: () => undefined,
  lockNow: () => undefined,
  erase: () => undefined,
};

async function openAs(role: 'lawyer' | 'judge') {
  person = await server.makeUser(role);
  phone = await deviceOf(server, person);
  await syncNow(phone.db, phone.ports);
  open();
}

function open() {
  const { db, ports } = phone;
  renderScreen(<SettingsScreen acts={ACTS} />, {
    db,
    ports,
    user: person.user,
    at: '/settings?part=notifications',
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});
afterEach(cleanup);

it('shows a new calendar address once, and ends it', async () => {
  await openAs('lawyer');
  await screen.findByText('No calendar address.');
  press('Make a calendar address');
  const { value } = await screen.findByLabelText<HTMLInputElement>(/^Copy the address now/);
  expect(value).toMatch(/^http.*\/api\/calendar\/[\w-]{43}\.ics$/);
  expect((await server.fetch(new URL(value).pathname)).status).toBe(200);
  cleanup();
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'End address 1' }));
  await screen.findByText('No calendar address.');
  expect(screen.queryByDisplayValue(/calendar/)).toBeNull();
  expect((await server.fetch(new URL(value).pathname)).status).toBe(404);
});

it('reports without a network that no calendar address was made', async () => {
  await openAs('lawyer');
  await screen.findByText('No calendar address.');
  phone.ports.fetch = lostBefore;
  press('Make a calendar address');
  expect(await screen.findByRole('button', { name: 'Reload calendar addresses' })).toBeTruthy();
  expect(screen.getByText('Network error. Please check your internet connection.')).toBeTruthy();
});

it('offers a judge no calendar address', async () => {
  await openAs('judge');
  expect(await screen.findByLabelText('Remind me')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Calendar address' })).toBeNull();
});
