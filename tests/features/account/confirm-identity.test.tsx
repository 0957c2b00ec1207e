// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { syncNow } from '#data/device/sync.ts';
import { SettingsScreen } from '#features/account/settings/settings-screen.tsx';
import type { SettingsActs } from '#features/account/settings/settings-acts.ts';
import { type Device, deviceOf } from '../../offline/real-device.ts';
import { addedAuthenticator } from '../../support/added-authenticator.ts';
import { callsOf } from '../../support/calls.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { PASSWORD, type TestUser } from '../../support/test-server.ts';
import { renderScreen } from '../render-screen.tsx';

const server = serverForFile();
let person: TestUser;
let phone: Device;

beforeEach(async () => {
  person = await server.makeUser('lawyer');
  phone = await deviceOf(server, person);
  await syncNow(phone.db, phone.ports);
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});
afterEach(cleanup);

const ACTS: SettingsActs = {
  appear: () => undefined,
  closed: async () => true,
  renamed: async () => undefined,
  passwordChanged: () => undefined,
  lockNow: () => undefined,
  erase: () => undefined,
};

const sessions = async (): Promise<unknown[]> => (await callsOf(server, person).get('/auth/sessions')).body;

/** Another login, then a quarter of an hour and the press that ends it. */
async function endOtherLater(): Promise<HTMLElement> {
  const { db, ports } = phone;
  server.advance(16 * 60_000);
  renderScreen(<SettingsScreen acts={ACTS} />, {
    db,
    ports,
    user: person.user,
    at: '/settings?part=security',
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Log out Unknown/ }));
  return screen.findByRole('dialog', { name: 'Confirm that it is you' });
}

const write = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
const press = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));

const logIn = async () =>
  callsOf(server).post('/auth/login', { email: person.user.email, password: PASSWORD });

it('asks for the password before another device is logged out, and then does it', async () => {
  await logIn();
  const dialog = await endOtherLater();
  press(dialog, 'Confirm');
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Enter your password.');
  write(dialog, 'Your password', 'not this one');
  press(dialog, 'Confirm');
  await within(dialog).findAllByText('This is not your password. Nothing was changed.');
  expect(await sessions()).toHaveLength(2);
  write(dialog, 'Your password', PASSWORD);
  press(dialog, 'Confirm');
  await waitFor(async () => expect(await sessions()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull());
});

it('asks for the code of the app too', async () => {
  await logIn();
  const app = await addedAuthenticator(server, person);
  const dialog = await endOtherLater();
  write(dialog, 'Your password', PASSWORD);
  press(dialog, 'Confirm');
  await within(dialog).findByLabelText('Code of the app, or a recovery code');
  write(dialog, 'Code of the app, or a recovery code', app.code());
  press(dialog, 'Confirm');
  await waitFor(async () => expect(await sessions()).toHaveLength(1));
});

it('logs no device out after Cancel', async () => {
  await logIn();
  const dialog = await endOtherLater();
  press(dialog, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull());
  expect(await sessions()).toHaveLength(2);
});
