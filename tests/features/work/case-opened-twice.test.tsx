// @vitest-environment jsdom
/** The tracker offline: a case that may have been opened twice. */
import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openCase } from '#data/records/case/open-case.ts';
import { caseLike } from '#data/records/case/tracked-cases.ts';
import type { Db } from '#data/store/db.ts';
import { TrackerScreen } from '#features/work/tracker/tracker-screen.tsx';
import { noNetwork, pulledDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await pulledDb();
  ports = testPorts(noNetwork);
});
afterEach(() => {
  cleanup();
  db.close();
});

const open = (search: string) =>
  renderScreen(
    <Routes>
      <Route path="/status-tracking" element={<TrackerScreen />} />
    </Routes>,
    { db, ports, at: `/status-tracking${search}` },
  );

async function opened(name: string, more: object): Promise<string> {
  const done = await openCase(db, ports, { applicant: name, court: 'sessions', courtPlace: 'Pune', ...more });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value._id;
}

it('shows the other case of a person in one FIR, in any spelling, and none of a co-accused', async () => {
  const fir = { firNumber: '218/2026', policeStation: 'Hadapsar' };
  const first = await opened('Imran Sheikh', fir);
  const second = await opened('Imran Shaikh', { ...fir, firNumber: 'Crime No. 0218/2026' });
  const other = await opened('Sunita Pawar', fir);
  open(`?case=${second}`);
  const note = await screen.findByText(/You have a case with this FIR: Imran Sheikh v\. State/);
  expect(within(note).getByRole('link').getAttribute('href')).toContain(`case=${first}`);
  const coAccused = await db.cases.get(other);
  expect(coAccused && (await caseLike(db, coAccused))).toBeNull();
});
