// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useRecord } from '#data/react/use-record.ts';
import { caseOf } from '#data/records/case/cases.ts';
import { fetchCase } from '#data/records/case/fetch-case.ts';
import type { Db } from '#data/store/db.ts';
import { clearMeta, getMeta } from '#data/store/meta.ts';
import { RecordView } from '#parts/screen/record-view.tsx';
import { useNotices } from '#ui/feedback/notices.ts';
import { renderScreen } from '../features/render-screen.tsx';
import { answer, problem } from '../data/fake-server.ts';
import { serverCase } from '../data/server-records.ts';
import { noNetwork, testDb, testPorts, type TestPorts } from '../data/test-device.ts';

let db: Db;
let ports: TestPorts;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts(noNetwork);
  useNotices.setState({ shown: [] });
});
afterEach(cleanup);

const CASE = { read: caseOf, fetch: fetchCase };
const ID = '01939d00-0000-7000-8000-00000000ffff';
const words = {
  title: 'Error',
  loading: 'Loading the case',
  missing: 'No such case.',
  failed: 'The case could not be read.',
  offline: 'It is not here yet.',
  notice: { title: 'Error', description: 'Failed to load case details' },
};

const Frame = ({ children }: { children: ReactNode }) => <main>{children}</main>;

function CaseScreen() {
  const record = useRecord(CASE, ID);
  return (
    <RecordView record={record} words={words} frame={Frame}>
      {({ title }) => <h1>{title}</h1>}
    </RecordView>
  );
}

const open = () =>
  renderScreen(
    <Routes>
      <Route path="/case/7" element={<CaseScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { db, ports, at: '/case/7?tab=papers' },
  );
const alert = async () => (await screen.findByRole('alert')).textContent;

it('reads the record from the device and renders its changes', async () => {
  await db.cases.put({ ...serverCase({ _id: ID, title: 'State v. Jadhav' }), asOf: null });
  open();
  expect(screen.getByText('Loading the case')).toBeTruthy();
  await screen.findByRole('heading', { name: 'State v. Jadhav' });
  await db.cases.update(ID, { title: 'State v. R. Jadhav' });
  await screen.findByRole('heading', { name: 'State v. R. Jadhav' });
});

it('fetches a missing record, and retries when the network returns', async () => {
  open();
  expect(await alert()).toContain('It is not here yet.');
  ports.fetch = () => Promise.resolve(answer(200, serverCase({ _id: ID, title: 'State v. Jadhav' })));
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByRole('heading', { name: 'State v. Jadhav' });
});

it('shows the server error and a notice, and retries on request', async () => {
  ports.fetch = () => Promise.resolve(problem('unavailable'));
  open();
  expect(await alert()).toContain('Server error. Please try again later.');
  await waitFor(() => expect(useNotices.getState().shown).toMatchObject([words.notice]));
  ports.fetch = () => Promise.resolve(answer(200, serverCase({ _id: ID, title: 'State v. Jadhav' })));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'State v. Jadhav' });
});

it('shows its own message when the server sends none', async () => {
  ports.fetch = () => Promise.resolve(answer(200, { nothing: 'of a case' }));
  open();
  expect(await alert()).toContain('The case could not be read.');
});

it('offers no retry when the record is not found', async () => {
  ports.fetch = () => Promise.resolve(problem('not-found'));
  open();
  expect(await alert()).toContain('Not found, or you do not have access to it.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each([
  ['has no session', async () => clearMeta(db, 'token')],
  [
    'gets a 401 answer',
    async () => {
      ports.fetch = () => Promise.resolve(problem('unauthenticated'));
    },
  ],
] as const)('sends a user who %s to the login and remembers the address', async (...row) => {
  const [, begin] = row;
  await begin();
  open();
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/login from /case/7?tab=papers'));
  expect(await getMeta(db, 'paused')).toMatchObject({ reason: 'signed-out' });
});
