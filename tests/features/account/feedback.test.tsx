// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { exportUnsent } from '#data/account/export-unsent.ts';
import { feedbackDraftOf } from '#data/records/feedback/feedback-drafts.ts';
import type { Db } from '#data/store/db.ts';
import { unsentWork } from '#data/account/logout.ts';
import { engineOf } from '#data/records/kinds.ts';
import { FeedbackScreen } from '#features/account/feedback/feedback-screen.tsx';
import { SyncScreen } from '#features/work/sync/sync-screen.tsx';
import { answer, problem } from '../../data/fake-server.ts';
import { serverFeedback } from '../../data/server-records.ts';
import { noNetwork, pulledDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await pulledDb();
  ports = testPorts(noNetwork);
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});
afterEach(cleanup);

const open = (at = '/feedback') => renderScreen(<FeedbackScreen />, { db, ports, at });
const place = () => screen.getByTestId('place').textContent;
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const write = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sentences = async () =>
  within(await screen.findByRole('alert', { name: 'There is a problem' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

async function wish() {
  open('/feedback?form=feature');
  await write('Feature', 'A cause list for the day');
  await write('How would it work?', 'It lists what is before my court.');
  await write('What would it help you to do?', 'Go to the right room.');
}

it.each([
  [
    'General Feedback',
    'Submit Feedback',
    ['Write a subject of a few words.', 'Write your feedback in a few words.'],
  ],
  [
    'Feature Request',
    'Submit Request',
    [
      'Name the feature in a few words.',
      'Describe how it would work, in a few words.',
      'Describe what it would help you to do, in a few words.',
    ],
  ],
  [
    'Report Issue',
    'Submit Report',
    [
      'Name the issue in a few words.',
      'Describe what happened and what you expected.',
      'List the steps, or write "I do not know".',
    ],
  ],
])('shows the missing fields of the form %s in its own words', async (tab, send, missing) => {
  open();
  fireEvent.click(screen.getByRole('tab', { name: tab }));
  await screen.findByRole('button', { name: send });
  press(send);
  expect(await sentences()).toEqual(missing);
  expect(await db.outbox.count()).toBe(0);
});

it('shows an empty history at first', async () => {
  open();
  const history = screen.getByRole('region', { name: 'Feedback history' });
  expect(await within(history).findByRole('heading', { name: 'No feedback yet' })).toBeTruthy();
  expect(within(history).queryByRole('listitem')).toBeNull();
});

it('shows thanks and the send status, then an empty form', async () => {
  await wish();
  press('Submit Request');
  const thanks = await screen.findByRole('region', { name: 'Thank you for your feedback' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Thank you for your feedback'));
  within(thanks).getByText('Saved. It will be sent to the operator automatically.');
  const history = screen.getByRole('region', { name: 'Feedback history' });
  await within(history).findByText('Waiting');
  const [row] = await db.outbox.toArray();
  expect(row?.body).toMatchObject({
    feedbackType: 'feature',
    subject: 'A cause list for the day',
    details: 'Go to the right room.',
  });
  ports.fetch = () =>
    Promise.resolve(
      answer(201, serverFeedback({ _id: row?.entityId ?? '', subject: 'A cause list for the day' })),
    );
  await drain(engineOf(db, ports));
  await within(thanks).findByText('Received by the operator.');
  await within(history).findByText('Sent');
  press('Submit Another Feedback');
  expect((await field('Feature')).value).toBe('');
});

it('stores a rating of 1 to 5, or no rating', async () => {
  open();
  await write('Subject', 'The clock');
  await write('Your feedback', 'It shows every date.');
  fireEvent.click(screen.getByRole('radio', { name: '4' }));
  press('Submit Feedback');
  await screen.findByRole('heading', { name: 'Thank you for your feedback' });
  expect((await db.outbox.toArray())[0]?.body).toMatchObject({ rating: 4, feedbackType: 'general' });
  await screen.findByText('General Feedback · Rating 4 of 5');
  press('Submit Another Feedback');
  await write('Subject', 'The clock again');
  await write('Your feedback', 'No rating this time.');
  press('Submit Feedback');
  await screen.findByRole('heading', { name: 'Thank you for your feedback' });
  expect((await db.outbox.orderBy('n').toArray())[1]?.body).not.toHaveProperty('rating');
});

it('rejects an invalid email address and keeps the input', async () => {
  await wish();
  await write('Email (optional)', 'meera at example');
  press('Submit Request');
  expect(await sentences()).toEqual(['Enter an email address such as name@example.in, or leave blank.']);
  expect((await field('How would it work?')).value).toBe('It lists what is before my court.');
});

it('keeps the draft of each form separately after a reload', async () => {
  await wish();
  await waitFor(async () =>
    expect(await feedbackDraftOf(db, 'feature')).toMatchObject({ details: 'Go to the right room.' }),
  );
  expect(await unsentWork(db)).toMatchObject({ reports: 1 });
  expect(JSON.parse(await exportUnsent(db, ports))).toMatchObject({ feedback: [{ type: 'feature' }] });
  cleanup();
  open();
  expect((await field('Subject')).value).toBe('');
  fireEvent.click(screen.getByRole('tab', { name: 'Feature Request' }));
  expect((await field('Feature')).value).toBe('A cause list for the day');
  expect(place()).toBe('/feedback?form=feature');
});

it('reopens a refused request in its form with its text', async () => {
  await wish();
  press('Submit Request');
  await screen.findByText('Waiting');
  ports.fetch = () =>
    Promise.resolve(
      problem('invalid-request', { fields: { subject: 'Shorten the subject to 200 characters.' } }),
    );
  await drain(engineOf(db, ports));
  expect((await screen.findByRole('link', { name: 'Needs you' })).getAttribute('href')).toBe('/sync#needs');
  cleanup();
  renderScreen(<SyncScreen onUpdate={() => undefined} />, { db, ports, at: '/sync' });
  const claim = await screen.findByRole('article', { name: 'A cause list for the day: Feedback' });
  fireEvent.click(within(claim).getByRole('button', { name: 'Edit and send again' }));
  await waitFor(() => expect(place()).toBe('/feedback?form=feature'));
  cleanup();
  open('/feedback?form=feature');
  expect((await field('How would it work?')).value).toBe('It lists what is before my court.');
});

it('lists an unsent draft on the sync screen', async () => {
  await wish();
  await waitFor(async () =>
    expect(await feedbackDraftOf(db, 'feature')).toMatchObject({ details: 'Go to the right room.' }),
  );
  cleanup();
  renderScreen(<SyncScreen onUpdate={() => undefined} />, { db, ports, at: '/sync' });
  const saved = await screen.findByRole('region', { name: 'Saved on this phone: 1' });
  const link = within(saved).getByRole('link', { name: 'A cause list for the day: Feedback, not sent yet' });
  expect(link.getAttribute('href')).toBe('/feedback?form=feature');
});

it('reports full storage and keeps the text visible', async () => {
  open();
  await screen.findByLabelText('Subject');
  db.formDrafts.hook('creating', () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await write('Subject', 'The clock');
  await screen.findByText(/^Storage on this phone is full: your text is only on this page/);
  expect((await field('Subject')).value).toBe('The clock');
});
