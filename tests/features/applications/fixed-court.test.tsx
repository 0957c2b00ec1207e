// @vitest-environment jsdom
/** The court of a filed application is shown and not asked. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftFromApplication } from '#data/records/application/amend.ts';
import { createDraft, saveDraft } from '#data/records/application/drafts.ts';
import type { Db } from '#data/store/db.ts';
import { COURT_IS_FIXED } from '#domain/case/fixed-court.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { english } from '../../support/english.ts';
import { fileOne } from '../../data/acts.ts';
import { filledForm, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;
const { filedCourt } = english.generator;
const { court, courtPlace, courtName } = english.facts.labels;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});
afterEach(() => cleanup());

const open = (draftId: string) =>
  renderScreen(
    <Routes>
      <Route path="/application" element={<GeneratorScreen />} />
    </Routes>,
    { db, ports, at: `/application?draft=${draftId}&step=2` },
  );

const fields = () =>
  [court, courtPlace, courtName].map((label) => screen.queryAllByLabelText(label, { exact: false }).length);

it('asks for the court in a new draft', async () => {
  open((await createDraft(db, ports, filledForm()))._id);
  expect(await screen.findAllByLabelText(court, { exact: false })).not.toEqual([]);
  expect(screen.queryByText(COURT_IS_FIXED)).toBeNull();
});

it('shows the court of a filed application with the way to another one', async () => {
  const id = await fileOne(db, ports, { courtPlace: 'Pune' });
  const draft = await draftFromApplication(db, ports, id);
  open(draft._id);
  expect(await screen.findByText(COURT_IS_FIXED)).toBeTruthy();
  expect(screen.getByText('Pune')).toBeTruthy();
  expect(fields()).toEqual([0, 0, 0]);
  expect(screen.getByRole('link', { name: filedCourt.open }).getAttribute('href')).toBe(
    `/application?id=${id}`,
  );
  expect(screen.queryByRole('button', { name: filedCourt.use })).toBeNull();
});

it('offers the court of the filing to a draft that names another one', async () => {
  const id = await fileOne(db, ports, { courtPlace: 'Pune' });
  const draft = await draftFromApplication(db, ports, id);
  await saveDraft(db, ports, draft._id, { form: { courtPlace: 'Nashik' } });
  open(draft._id);
  fireEvent.click(await screen.findByRole('button', { name: filedCourt.use }));
  await expect.poll(async () => (await db.drafts.get(draft._id))?.form.courtPlace).toBe('Pune');
});
