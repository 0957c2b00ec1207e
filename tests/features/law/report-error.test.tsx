// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { countDrafts } from '#data/store/drafts.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { withoutLayout } from './open-legal-database.tsx';
import { drain } from '#data/outbox/drain.ts';
import { reportDraftOf, saveReportDraft } from '#data/records/feedback/report-drafts.ts';
import { engineOf } from '#data/records/kinds.ts';
import { LegalDatabaseScreen } from '#features/law/legal-database/legal-database-screen.tsx';
import { SyncScreen } from '#features/work/sync/sync-screen.tsx';
import { LawLibraryContext } from '#parts/law-library/use-law-library.ts';
import { answer, problem } from '../../data/fake-server.ts';
import { serverFeedback } from '../../data/server-records.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { libraryOf, SEARCH } from '../../law/law-library.ts';
import { renderScreen } from '../render-screen.tsx';
import { settled } from '../../support/passing-time.ts';

const library = libraryOf(SEARCH);
const LONG = 'x'.repeat(2001);

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts(noNetwork);
  withoutLayout();
});
afterEach(cleanup);

const open = (at = '/legal-database?at=BNS+304') =>
  renderScreen(
    <LawLibraryContext value={{ status: 'ready', library }}>
      <LegalDatabaseScreen />
    </LawLibraryContext>,
    { db, ports, at },
  );

const button = (name = 'Report an error') => screen.findByRole('button', { name });
const form = () => screen.findByRole('form', { name: 'Report an error in BNS 304' });
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: RegExp | string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
const place = () => screen.getByTestId('place').textContent;

const noRoom = () => {
  throw new DOMException('no room', 'QuotaExceededError');
};

async function filledIn(message = 'The maximum is three years.') {
  open();
  fireEvent.click(await button());
  await form();
  write('Error', 'punishment');
  write('Description', message);
}

it('opens with focus on its title and closes on Escape', async () => {
  open();
  fireEvent.click(await button());
  await form();
  expect(document.activeElement?.textContent).toBe('Report an error in BNS 304');
  expect(field(/Email/).value).toBe('meera@example.in');
  fireEvent.keyDown(field('Description'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await button()));
  expect(await countDrafts(db, 'report')).toBe(0);
});

it('shows changes from another window and overwrites none', async () => {
  await filledIn('The max');
  await waitFor(async () => expect((await reportDraftOf(db, 'BNS 304'))?.message).toBe('The max'));
  const there = { title: 'BNS 304', fault: 'outdated', email: 'meera@example.in' } as const;
  await saveReportDraft(db, 'BNS 304', { ...there, message: 'The maximum, at length.' });
  await waitFor(() => expect(field('Description').value).toBe('The maximum, at length.'));
  write('Description', 'The maximum, at length. And more.');
  await waitFor(async () =>
    expect(await reportDraftOf(db, 'BNS 304')).toEqual({
      ...there,
      message: 'The maximum, at length. And more.',
    }),
  );
});

it('never restores older text while the user types', async () => {
  await filledIn('');
  let typed = '';
  for (const letter of 'The maximum is three years.') {
    typed += letter;
    write('Description', typed);
    await settled(3);
    expect(field('Description').value).toBe(typed);
  }
  await waitFor(async () => expect((await reportDraftOf(db, 'BNS 304'))?.message).toBe(typed));
  expect(field('Description').value).toBe(typed);
});

it('keeps the report after a close and a reload', async () => {
  await filledIn('The max');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('Saved on this phone');
  cleanup();
  open();
  fireEvent.click(await button('Continue your report'));
  await form();
  expect([field('Error').value, field('Description').value]).toEqual(['punishment', 'The max']);
});

it('keeps a separate report for each card', async () => {
  open('/legal-database?at=IPC+420');
  fireEvent.click(await button());
  await screen.findByRole('form', { name: 'Report an error in IPC 420' });
  write('Description', 'Of IPC 420.');
  await waitFor(async () => expect(await reportDraftOf(db, 'IPC 420')).not.toBeNull());
  fireEvent.click(screen.getByRole('link', { name: /BNS 318\(4\)/ }));
  await screen.findByRole('article', { name: /Cheating and dishonestly/ });
  fireEvent.click(await button());
  await screen.findByRole('form', { name: /^Report an error in BNS 318/ });
  expect(field('Description').value).toBe('');
});

it('shows the missing fields and sends nothing', async () => {
  open();
  fireEvent.click(await button());
  await form();
  write(/Email/, 'nobody');
  send();
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose the error.',
    'Describe it in a few words.',
    'Enter an email address such as name@example.in, or leave blank.',
  ]);
  expect(field('Description').getAttribute('aria-invalid')).toBe('true');
  expect(await db.outbox.count()).toBe(0);
});

it('counts the remaining characters and rejects a too long description', async () => {
  await filledIn('x'.repeat(1950));
  screen.getByText('50 characters left');
  write('Description', LONG);
  screen.getByText('1 character too many');
  send();
  await screen.findByRole('link', { name: 'Shorten the description to 2000 characters.' });
  expect(field('Description').value).toBe(LONG);
});

it('shows on the card that the report waits offline, then is sent', async () => {
  await filledIn();
  send();
  await screen.findByRole('heading', { name: 'You reported an error in this card' });
  const made = screen.getByRole('region', { name: 'Report an error' });
  within(made).getByText('Punishment or classification');
  within(made).getByText('20-11-2026');
  await within(made).findByText('Waiting');
  expect(screen.queryByRole('form')).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await button()));
  const [row] = await db.outbox.toArray();
  expect(row?.body).toMatchObject({ subject: 'BNS 304: Punishment or classification' });
  ports.fetch = () => Promise.resolve(answer(201, serverFeedback({ _id: row?.entityId ?? '' })));
  await drain(engineOf(db, ports));
  await within(made).findByText('Sent');
});

it('reopens a refused report with its text at its card', async () => {
  await filledIn();
  send();
  await screen.findByText('Waiting');
  const fields = { message: 'Describe it in a few words.' };
  ports.fetch = () => Promise.resolve(problem('invalid-request', { fields }));
  await drain(engineOf(db, ports));
  const link = await screen.findByRole('link', { name: 'Needs you' });
  expect(link.getAttribute('href')).toBe('/sync#needs');
  cleanup();
  renderScreen(<SyncScreen onUpdate={() => undefined} />, { db, ports, at: '/sync' });
  const claim = await screen.findByRole('article', { name: 'BNS 304: Error report' });
  within(claim).getByText('Not sent to the operator. Your report is on this phone.');
  within(claim).getByText('Message');
  fireEvent.click(within(claim).getByRole('button', { name: 'Edit and send again' }));
  await waitFor(() => expect(place()).toBe('/legal-database?at=BNS%20304#report'));
  cleanup();
  open('/legal-database?at=BNS%20304#report');
  await form();
  expect(field('Description').value).toBe('The maximum is three years.');
  expect(screen.queryByRole('heading', { name: 'You reported an error in this card' })).toBeNull();
});

it('does not close or send while the text cannot be saved', async () => {
  await filledIn();
  await waitFor(async () => expect(await reportDraftOf(db, 'BNS 304')).not.toBeNull());
  db.formDrafts.hook('updating', noRoom);
  write('Description', 'A longer text.');
  await screen.findByText(/^Storage on this phone is full: your text is only on this page/);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  send();
  await waitFor(() => screen.getByRole('button', { name: 'Send report' }));
  screen.getByText(/^Storage on this phone is full: your text is only on this page/);
  expect(field('Description').value).toBe('A longer text.');
  expect(await db.outbox.count()).toBe(0);
  db.formDrafts.hook('updating').unsubscribe(noRoom);
  send();
  await screen.findByText('Waiting');
  expect((await db.outbox.toArray())[0]?.body).toMatchObject({ message: 'A longer text.' });
});

it('reports that another window already sent it', async () => {
  await filledIn();
  await waitFor(async () => expect(await reportDraftOf(db, 'BNS 304')).not.toBeNull());
  await saveReportDraft(db, 'BNS 304', { title: '', fault: '', message: '', email: '' });
  send();
  await screen.findByText(/Already sent from another window/);
  expect(await db.outbox.count()).toBe(0);
});

it('appears in the sync lists under the name of its card', async () => {
  await saveReportDraft(db, 'BNS 305', { title: 'BNS 305', fault: 'other', message: 'Begun.', email: '' });
  await filledIn();
  send();
  await screen.findByText('Waiting');
  cleanup();
  renderScreen(<SyncScreen onUpdate={() => undefined} />, { db, ports, at: '/sync' });
  const waiting = await screen.findByRole('region', { name: 'Waiting: 1' });
  const link = within(waiting).getByRole('link', { name: 'BNS 304: Error report' });
  expect(link.getAttribute('href')).toBe('/legal-database?at=BNS%20304');
  const saved = screen.getByRole('region', { name: 'Saved on this phone: 1' });
  const draftLink = within(saved).getByRole('link', { name: 'BNS 305: Error report, not sent yet' });
  expect(draftLink.getAttribute('href')).toBe('/legal-database?at=BNS%20305#report');
  const [row] = await db.outbox.toArray();
  ports.fetch = () => Promise.resolve(answer(201, serverFeedback({ _id: row?.entityId ?? '' })));
  await drain(engineOf(db, ports));
  const sent = await screen.findByRole('region', { name: 'Sent: 1' });
  expect(within(sent).getByRole('link', { name: 'BNS 304: Error report' }).getAttribute('href')).toBe(
    '/legal-database?at=BNS%20304',
  );
  fireEvent.click(within(saved).getByRole('button', { name: 'Discard BNS 305: Error report, not sent yet' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard…' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard permanently' }));
  await screen.findByRole('region', { name: 'Saved on this phone: 0' });
});
