// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MESSAGE_OF } from '#contract/problem-messages.ts';
import { makeBackup } from '#data/account/backup.ts';
import { profileOf, settingsOf } from '#data/records/user/settings.ts';
import { DEMONSTRATION } from '#data/store/demonstration-person.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import { SettingsScreen } from '#features/account/settings/settings-screen.tsx';
import type { SettingsActs } from '#features/account/settings/settings-acts.ts';
import { syncNow } from '#data/device/sync.ts';
import { createDraft } from '#data/records/application/drafts.ts';
import { type Device, deviceOf, lostBefore } from '../../offline/real-device.ts';
import { PASSWORD, type TestUser } from '../../support/test-server.ts';
import { callsOf } from '../../support/calls.ts';
import { samplePng } from '../../support/sample-files.ts';
import { english } from '../../support/english.ts';
import { inHindi } from '../../support/in-hindi.ts';
import { renderScreen } from '../render-screen.tsx';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();
let person: TestUser;
let phone: Device;
const appear = vi.fn<SettingsActs['appear']>();
const closed = vi.fn<SettingsActs['closed']>();

beforeEach(async () => {
  person = await server.makeUser('lawyer');
  phone = await deviceOf(server, person);
  await syncNow(phone.db, phone.ports);
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function open(part: string, text = english) {
  const acts: SettingsActs = {
    appear,
    closed,
    renamed: async () => undefined,
    passwordChanged: () => undefined,
    lockNow: () => undefined,
    erase: () => undefined,
  };
  const { db, ports } = phone;
  return renderScreen(<SettingsScreen acts={acts} />, {
    db,
    ports,
    user: person.user,
    at: `/settings?part=${part}`,
    text,
  });
}

const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('saves the profile at once and syncs it to other devices', async () => {
  phone.ports.fetch = lostBefore;
  open('profile');
  await write('Full Name', 'Meera S. Deshpande');
  await write('Profession', 'advocate');
  await write('Enrolment number', 'MAH/1234/2020');
  await write('Court', 'sessions');
  await write('Place of the court', 'Pune');
  press('Save');
  await screen.findByText('Saved');
  expect(await profileOf(phone.db)).toMatchObject({
    name: 'Meera S. Deshpande',
    profession: 'advocate',
    settings: { courtDefaults: { court: 'sessions', courtPlace: 'Pune' } },
  });
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull(), { timeout: 5_000 });
  phone.ports.fetch = phone.online;
  await syncNow(phone.db, phone.ports);
  const desk = await deviceOf(server, person);
  await syncNow(desk.db, desk.ports);
  expect(await profileOf(desk.db)).toMatchObject({
    name: 'Meera S. Deshpande',
    barCouncilNumber: 'MAH/1234/2020',
    settings: { courtDefaults: { court: 'sessions', courtPlace: 'Pune' } },
  });
});

const optionsOf = async (label: string) =>
  [...(await screen.findByLabelText(label)).querySelectorAll('option')].map(({ textContent }) => textContent);

it('offers four professions and five reminder times', async () => {
  open('profile');
  expect(await optionsOf('Profession')).toEqual([
    'Not set',
    'Advocate',
    'Judge',
    'Law student',
    'Legal researcher',
  ]);
  cleanup();
  open('notifications');
  expect(await optionsOf('Remind me')).toEqual([
    '1 hour before',
    '3 hours before',
    '1 day before',
    '2 days before',
    '1 week before',
  ]);
});

it('asks a judge for no enrolment number and no default court', async () => {
  const profile = await profileOf(phone.db);
  if (!profile) throw new Error('no profile');
  await setMeta(phone.db, 'profile', { ...profile, role: 'judge' });
  open('profile');
  await screen.findByLabelText('Full Name');
  expect(screen.queryByLabelText('Enrolment number')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Default court' })).toBeNull();
});

it('requires a name', async () => {
  open('profile');
  await write('Full Name', '  ');
  press('Save');
  await screen.findByRole('alert', { name: 'There is a problem' });
  expect((await profileOf(phone.db))?.name).toBe(person.user.name);
});

it('saves the reminder, with one day as the default', async () => {
  open('notifications');
  const reminder = await screen.findByLabelText<HTMLSelectElement>('Remind me');
  expect(reminder.value).toBe('1-day');
  fireEvent.change(reminder, { target: { value: '2-days' } });
  press('Save');
  await screen.findByText('Saved');
  expect((await settingsOf(phone.db)).reminder).toBe('2-days');
});

it('saves theme, text size, layout and language, and applies them', async () => {
  open('appearance');
  fireEvent.click(await screen.findByLabelText('Dark'));
  fireEvent.click(screen.getByLabelText('Large'));
  fireEvent.click(screen.getByLabelText('Compact'));
  press('Save');
  await screen.findByText('Saved');
  expect(await settingsOf(phone.db)).toEqual({
    theme: 'dark',
    textSize: 'large',
    layout: 'compact',
    language: 'en',
  });
  expect(appear).toHaveBeenCalledWith(expect.objectContaining({ theme: 'dark', textSize: 'large' }));
  expect(await optionsOf('Language')).toEqual(['English', 'हिन्दी', 'मराठी', 'தமிழ்', 'తెలుగు', 'বাংলা']);
});

it('changes the password, and explains a wrong current password', async () => {
  open('security');
  await write('Current password', 'not this');
  await write('New password', 'four loud egrets');
  await write('Confirm new password', 'four loud egrets');
  press('Change password');
  const alert = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(alert.textContent).toContain('This is not your current password');
  await write('Current password', PASSWORD);
  press('Change password');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe(''));
  const { email } = person.user;
  const login = { email, password: 'four loud egrets' };
  expect((await callsOf(server).post('/auth/login', login)).status).toBe(200);
});

it('lists the devices and logs another one out', async () => {
  const { email } = person.user;
  const other = await callsOf(server).post('/auth/login', { email, password: PASSWORD });
  open('security');
  fireEvent.click(await screen.findByRole('button', { name: /^Log out/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull());
  expect((await callsOf(server, other.body).get('/auth/user')).body.code).toBe('revoked');
  expect(screen.getByText('This device')).toBeDefined();
});

it('loads the lists of devices and passkeys once', async () => {
  const { fetch } = phone.ports;
  const requestedUrls: string[] = [];
  phone.ports.fetch = async (url, init) => {
    requestedUrls.push(url);
    return fetch(url, init);
  };
  open('security');
  await screen.findByText('This device');
  await screen.findByText('No passkeys.');
  expect(requestedUrls.toSorted()).toEqual([
    '/api/auth/sessions',
    '/api/users/passkeys',
    '/api/users/second-factor',
  ]);
});

it('reports that devices and passkeys need a network', async () => {
  phone.ports.fetch = lostBefore;
  open('security');
  const message = 'Network error. Please check your internet connection.';
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(3));
});

it('shows unsaved work and closes the account only after confirmation', async () => {
  await createDraft(phone.db, phone.ports, { fullName: 'Asha Kale' });
  open('data');
  const lost = await screen.findByRole('region', { name: /^Only on this device/ });
  await within(lost).findByText(/^1 draft is only on this/);
  press('Close account');
  await screen.findByRole('alert', { name: 'There is a problem' });
  await write('Your password', PASSWORD);
  press('Close account');
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/^1 draft is only on this/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect((await callsOf(server, person).get('/auth/user')).status).toBe(200);
  press('Close account');
  fireEvent.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Close permanently' }),
  );
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect((await callsOf(server, person).get('/auth/user')).body.code).toBe('revoked');
});

it('keeps the account when the password is wrong', async () => {
  open('data');
  await write('Your password', 'not this');
  press('Close account');
  fireEvent.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Close permanently' }),
  );
  const alert = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(alert.textContent).toContain('The account stays as it is');
  expect(closed).not.toHaveBeenCalled();
});

it('shows the refusal of the server in Hindi', async () => {
  phone.ports.fetch = async () =>
    Response.json(
      { code: 'forbidden', msg: MESSAGE_OF.forbidden },
      { status: 403, headers: { 'x-zamanat': '1' } },
    );
  open('data', inHindi);
  fireEvent.click(await screen.findByRole('button', { name: inHindi.settings.data.server }));
  const messageElement = await screen.findByText(inHindi.wire.said(MESSAGE_OF.forbidden));
  expect(messageElement.textContent).not.toMatch(/[A-Za-z]/);
});

/** The field of a file is hidden, and pressed by the button of the same name. */
const choose = async (label: string, file: File) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { files: [file] } });

it.each([
  ['English', english],
  ['Hindi', inHindi],
] as const)('explains in %s an invalid picture and an invalid backup file', async (...row) => {
  const [, text] = row;
  const { avatar, data } = text.settings;
  open('profile', text);
  await choose(avatar.choose, new File(['no picture'], 'me.png', { type: 'image/png' }));
  expect((await screen.findByRole('alert')).textContent).toBe(avatar.faults.unknown);
  cleanup();
  open('data', text);
  await choose(data.restore, new File(['no zip'], 'zamanat.zip', { type: 'application/zip' }));
  expect((await screen.findByRole('alert')).textContent).toBe(data.refused['no-backup']);
});

it('asks before it restores a backup that has no signature', async () => {
  const draft = await createDraft(phone.db, phone.ports, { fullName: 'Asha Kale' });
  const backup = await makeBackup(phone.db, phone.ports);
  await phone.db.drafts.delete(draft._id);
  open('data');
  const { data } = english.settings;
  await choose(data.restore, new File([backup ?? ''], 'zamanat.zip', { type: 'application/zip' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no proof that it is yours');
  expect(await phone.db.drafts.count()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: data.restoreUnsigned }));
  await screen.findByText(data.restored(1, 0));
  expect((await phone.db.drafts.get(draft._id))?.form.fullName).toBe('Asha Kale');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('uploads a picture, and reports when the removal fails offline', async () => {
  open('profile');
  await choose('Choose picture', new File([samplePng()], 'me.png', { type: 'image/png' }));
  await screen.findByText('Picture updated.');
  expect((await callsOf(server, person).get('/auth/user')).body.avatar).toMatch(/^[0-9a-f]{64}$/);
  phone.ports.fetch = lostBefore;
  fireEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect((await screen.findByRole('alert')).textContent).toContain('check your internet connection');
});

it('sends no request in the demonstration and explains why', async () => {
  await clearMeta(phone.db, 'token');
  await setMeta(phone.db, 'user', DEMONSTRATION);
  const fetchMock = vi.fn<typeof phone.ports.fetch>(lostBefore);
  phone.ports.fetch = fetchMock;
  const explanation = english.settings.demonstration;
  open('security');
  await expect.poll(() => screen.queryAllByText(explanation)).toHaveLength(3); // each section reads for itself
  cleanup();
  open('profile');
  await choose('Choose picture', new File([samplePng()], 'me.png', { type: 'image/png' }));
  expect((await screen.findByRole('alert')).textContent).toBe(explanation);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('reports a missing profile and shows it when it arrives', async () => {
  const { db } = phone;
  await db.meta.delete('profile');
  open('profile');
  await screen.findByText(/^Your profile is not on this/);
  expect(await getMeta(db, 'profile')).toBeNull();
  await setMeta(db, 'profile', person.user);
  await screen.findByLabelText('Full Name');
});
