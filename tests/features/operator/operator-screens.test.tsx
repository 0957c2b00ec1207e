// @vitest-environment jsdom
/** The screens of an operator on a real server. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { AuditLogScreen } from '#features/operator/audit-log/audit-log-screen.tsx';
import { JudgesScreen } from '#features/operator/judges/judges-screen.tsx';
import { PeopleScreen } from '#features/operator/people/people-screen.tsx';
import { ServerStateScreen } from '#features/operator/server-state/server-state-screen.tsx';
import { addDays, dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { type Device, deviceOf, lostBefore } from '../../offline/real-device.ts';
import { callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { inHindi } from '../../support/in-hindi.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { PASSWORD, type TestUser } from '../../support/test-server.ts';
import { renderScreen } from '../render-screen.tsx';

const server = serverForFile();
let operator: TestUser;
let lawyer: TestUser;
let judge: TestUser;
let phone: Device;

beforeAll(async () => {
  operator = await server.makeUser('operator');
  lawyer = await server.makeUser('lawyer');
  judge = await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]);
  const calls = callsOf(server, lawyer);
  await calls.post('/applications', filed());
  await calls.post('/feedback', { feedbackType: 'issue', subject: 'A slow page', message: 'It waits.' });
});
beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
  phone = await deviceOf(server, operator);
});
afterEach(cleanup);

const open = (shown: ReactNode, text?: typeof inHindi) => {
  const { db, ports } = phone;
  renderScreen(shown, { db, ports, user: operator.user, ...(text && { text }) });
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('lists judges and courts, and shows what a transfer does before it is saved', async () => {
  open(<JudgesScreen />);
  const courts = await screen.findByRole('region', { name: 'Courts' });
  expect(within(courts).getByRole('row', { name: /Pune 1 1$/ })).toBeTruthy();
  await press('Transfer Justice Rao');
  type('First day in the new court', '01-01-2020');
  await press('Show what happens');
  expect((await screen.findAllByText('Choose a day after today.')).length).toBeGreaterThan(0);
  type('First day in the new court', indianDate(addDays(dayInIndia(server.now()), 5)));
  await press('Show what happens');
  expect(
    await screen.findByText(/^1 pending application of .*Pune stays .*name a successor first/),
  ).toBeTruthy();
  await press('Save the transfer');
  await press(/^Cancel the transfer from/);
  await screen.findByRole('button', { name: 'Transfer Justice Rao' });
  await expect.poll(() => screen.queryByRole('button', { name: /^Cancel the transfer/ })).toBeNull();
});

it('reports each row of a CSV file and imports nothing before the press', async () => {
  open(<JudgesScreen />);
  const input = await screen.findByLabelText<HTMLInputElement>('Choose a CSV file', { selector: 'input' });
  const choose = (rows: string) =>
    fireEvent.change(input, {
      target: { files: [new File([`email,name,designation,courts\n${rows}`], 'judges.csv')] },
    });
  choose('a@example.in,A,B,moon');
  expect(await screen.findByText(/moon is no court/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  choose(`${judge.user.email},,,sessions:Nashik`);
  await press('Import');
  expect(await screen.findByText('1 judge imported.')).toBeTruthy();
});

it('ends the sessions of a person with a reason', async () => {
  const person = await server.makeUser('user');
  open(<PeopleScreen />);
  type('Name or email', person.user.email);
  await press('Search');
  await press('End sessions of Asha Kale');
  await press('End sessions');
  expect((await screen.findAllByText('Write the reason.')).length).toBeGreaterThan(0);
  type('Reason', 'The phone was stolen.');
  await press('End sessions');
  await screen.findByRole('searchbox', { name: 'Name or email' });
  expect((await callsOf(server, person).get('/auth/user')).body.code).toBe('revoked');
});

it('asks for the password again before an act, and keeps the reason', async () => {
  const person = await server.makeUser('user');
  server.advance(11 * 60_000);
  open(<PeopleScreen />);
  type('Name or email', person.user.email);
  await press('Search');
  await press('End sessions of Asha Kale');
  type('Reason', 'The phone was stolen.');
  await press('End sessions');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  expect((await callsOf(server, person).get('/auth/user')).status).toBe(200);
  expect(screen.getByDisplayValue('The phone was stolen.')).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText('Your password'), { target: { value: PASSWORD } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('searchbox', { name: 'Name or email' });
  expect((await callsOf(server, person).get('/auth/user')).body.code).toBe('revoked');
});

it('searches the audit log and keeps the input of a search without a result', async () => {
  open(<AuditLogScreen />);
  type('Person or record', 'nobody@example.in');
  await press('Search the log');
  expect((await screen.findAllByText(/^No account has this email/)).length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue('nobody@example.in')).toBeTruthy();
  type('Person or record', lawyer.user.email);
  type('Action', 'register');
  await press('Search the log');
  expect(await screen.findByText('1 row')).toBeTruthy();
  const rows = screen.getByRole('region', { name: 'Audit log' });
  expect(within(rows).getByText('Account registered')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeTruthy();
});

it('shows feedback, editions and limits in Hindi', async () => {
  open(<ServerStateScreen />, inHindi);
  expect(await screen.findByRole('heading', { name: 'A slow page' })).toBeTruthy();
  expect(await screen.findByText(/QUOTA_PRINTS/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'सुझाव और सीमाएँ' })).toBeTruthy();
});

it('changes a limit with a reason and keeps a refused number', async () => {
  open(<ServerStateScreen />);
  await screen.findByText(/QUOTA_PRINTS/);
  type('Most of one day', 'many');
  await press('Change the limit');
  expect((await screen.findAllByText('Enter a whole number, or leave it blank.')).length).toBeGreaterThan(0);
  type('Most of one day', '99,99,999');
  type('Reason', 'A camp of legal aid.');
  await press('Change the limit');
  expect((await screen.findAllByText('Enter a whole number from 1 to 1,00,000.')).length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue('99,99,999')).toBeTruthy();
  type('Most of one day', '12,345');
  await press('Change the limit');
  const limits = screen.getByRole('region', { name: 'Limits of an account and day' });
  expect(await within(limits).findByRole('row', { name: /^Papers 12,345 / })).toBeTruthy();
});

it('reports that the screens need a network', async () => {
  phone.ports.fetch = lostBefore;
  open(<JudgesScreen />);
  expect(await screen.findByText('Network error. Please check your internet connection.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
});
