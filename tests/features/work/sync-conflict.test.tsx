// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Application } from '#contract/application/application.ts';
import type { Db } from '#data/store/db.ts';
import { decideApplication, UNDO_MS } from '#data/records/application/decide.ts';
import { withdrawApplication } from '#data/records/application/withdraw.ts';
import { drain } from '#data/outbox/drain.ts';
import { engineOf } from '#data/records/kinds.ts';
import { SyncScreen } from '#features/work/sync/sync-screen.tsx';
import { useNotices } from '#ui/feedback/notices.ts';
import { english } from '../../support/english.ts';
import { amendOne, fileOne } from '../../data/acts.ts';
import { type FakeServer, fakeServer } from '../../data/fake-server.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;
let server: FakeServer;
let id: string;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
  id = await fileOne(db, ports);
  await drain(engineOf(db, ports));
});
afterEach(() => {
  cleanup();
  db.close();
});

function changeOnServer(change: (known: Application) => Partial<Application>) {
  const known = server.applications.get(id);
  if (!known) throw new Error('not on the server');
  const by = { description: 'Changed', date: '2026-11-20T05:00:00.000Z', by: 'Ganesh Tambe' };
  server.publish({ ...known, version: known.version + 1, updates: [by], ...change(known) });
}

/** Two fields clash, one was changed here alone. */
async function clash() {
  changeOnServer(({ applicant, bail }) => ({
    applicant: { ...applicant, age: 60 },
    bail: { ...bail, grounds: 'Sought by the prosecution.' },
  }));
  await amendOne(db, ports, {
    id,
    form: { age: '35', bailGrounds: 'No adjournment was sought.', policeStation: 'Hadapsar' },
  });
  await drain(engineOf(db, ports));
}

const open = (user?: typeof judge) =>
  renderScreen(<SyncScreen onUpdate={() => undefined} />, { db, ports, at: '/sync', ...(user && { user }) });
const claim = async () => {
  const article = await screen.findByRole('article', { name: /^Ramesh Jadhav/ });
  await within(article).findAllByRole('button'); // earlier choices are loaded first
  return article;
};
const pick = (group: string, version: RegExp) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: version }));
const place = () => screen.getByTestId('place').textContent;

it('shows both versions of each field without a preselected choice', async () => {
  await clash();
  open();
  const text = (await claim()).textContent;
  expect(text).toContain('You and Ganesh Tambe changed 2 fields. Choose one for each.');
  expect(text).toContain('1 other field was changed only by you; it is kept.');
  const age = screen.getByRole('group', { name: 'Age' });
  expect(
    within(age)
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.textContent),
  ).toEqual(['You, 20-11-2026, 11:3035', 'Ganesh Tambe, 20-11-2026, 10:3060']);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('requires a choice for every field', async () => {
  await clash();
  open();
  await claim();
  pick('Age', /^You/);
  fireEvent.click(screen.getByRole('button', { name: 'Use my choices' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Grounds for bail: choose a version');
  expect((await db.outbox.toArray())[0]?.state).toBe('conflict');
});

it('sends one patch of the choices on the current server version', async () => {
  await clash();
  open();
  await claim();
  pick('Age', /^You/);
  pick('Grounds for bail', /^Ganesh Tambe/);
  fireEvent.click(screen.getByRole('button', { name: 'Use my choices' }));
  await screen.findByText('No items need your action.');
  expect(await db.outbox.toArray()).toMatchObject([{ state: 'pending', baseVersion: 2 }]);
  expect((await db.outbox.toArray())[0]?.body).toEqual({
    applicant: { age: 35 },
    case: { policeStation: 'Hadapsar' },
  });
  await drain(engineOf(db, ports));
  expect(server.applications.get(id)).toMatchObject({
    applicant: { age: 35 },
    case: { policeStation: 'Hadapsar' },
    bail: { grounds: 'Sought by the prosecution.' },
  });
});

it('opens a draft with both texts, the local text first', async () => {
  await clash();
  open();
  await claim();
  pick('Age', /^Ganesh Tambe/);
  pick('Grounds for bail', /^Both/);
  fireEvent.click(screen.getByRole('button', { name: 'Use my choices and edit' }));
  await waitFor(() => expect(place()).toMatch(/^\/application\?draft=/));
  expect((await db.drafts.toArray())[0]).toMatchObject({
    amends: id,
    form: {
      age: '60',
      policeStation: 'Hadapsar',
      bailGrounds: 'No adjournment was sought.\n\nSought by the prosecution.',
    },
  });
});

it('keeps the conflict and reports it when storage is full', async () => {
  await clash();
  db.drafts.hook('updating', (change) => {
    if (JSON.stringify(change).includes('Sought by the prosecution.'))
      throw new Dexie.QuotaExceededError('full');
  });
  db.drafts.hook('creating', (_key, draft) => {
    if (draft.form.bailGrounds.includes('Sought by the prosecution.'))
      throw new Dexie.QuotaExceededError('full');
  });
  open();
  await claim();
  pick('Age', /^Ganesh Tambe/);
  pick('Grounds for bail', /^Both/);
  fireEvent.click(screen.getByRole('button', { name: 'Use my choices and edit' }));
  await waitFor(() =>
    expect(useNotices.getState().shown.map(({ title }) => title)).toContain(english.shell.storage.again),
  );
  expect(await db.drafts.count()).toBe(0);
  expect((await db.outbox.toArray())[0]?.state).toBe('conflict');
  expect(screen.getByRole('radio', { name: /^Both/ })).toHaveProperty('checked', true);
});

it('keeps the server version on request', async () => {
  await clash();
  open();
  await claim();
  fireEvent.click(screen.getByRole('button', { name: 'Keep the court’s copy' }));
  await screen.findByText('No items need your action.');
  expect(await db.outbox.count()).toBe(0);
  expect(await db.applications.get(id)).toMatchObject({ applicant: { age: 60 } });
});

it('offers only a new application after a decision', async () => {
  changeOnServer(() => ({ status: 'Rejected' }));
  await amendOne(db, ports, { id, form: { age: '35' } });
  await drain(engineOf(db, ports));
  open();
  expect((await claim()).textContent).toContain('The application was rejected before your change arrived.');
  expect(screen.queryByRole('radio')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Start a new application with my text' }));
  await waitFor(() => expect(place()).toMatch(/^\/application\?draft=/));
  const [draft] = await db.drafts.toArray();
  expect(draft?.amends).toBeUndefined();
  expect(draft?.form.age).toBe('35');
});

it('returns an order to the judge to read the changes', async () => {
  await decideApplication(db, ports, id, { status: 'Approved', reasons: ['parity'] });
  changeOnServer(({ applicant }) => ({ applicant: { ...applicant, age: 60 } }));
  ports.wait(UNDO_MS);
  await drain(engineOf(db, ports));
  open(judge);
  expect((await claim()).textContent).toContain('Your order was returned');
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Read the changes' }));
  expect(place()).toBe(`/judge-application-view/${id}`);
});

it('asks the user to confirm a withdrawal of a changed application', async () => {
  await withdrawApplication(db, ports, id);
  changeOnServer(({ applicant }) => ({ applicant: { ...applicant, age: 60 } }));
  await drain(engineOf(db, ports));
  open();
  expect((await claim()).textContent).toContain(
    'Ganesh Tambe changed the application before your withdrawal arrived.',
  );
  expect(screen.queryByRole('button', { name: 'Edit and send again' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw anyway' }));
  await screen.findByText('No items need your action.');
  await drain(engineOf(db, ports));
  expect(await db.applications.get(id)).toMatchObject({ status: 'Withdrawn', applicant: { age: 60 } });
});
