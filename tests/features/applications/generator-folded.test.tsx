// @vitest-environment jsdom
/** Step 2 on a phone: rarely used parts are folded, with a one-line summary. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDraft } from '#data/records/application/drafts.ts';
import type { Db } from '#data/store/db.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { english } from '../../support/english.ts';
import { filledForm, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;
const { arrest, order, nothingSaid } = english.generator;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});
afterEach(() => cleanup());

async function caseStep(form: Parameters<typeof filledForm>[0]) {
  const { _id } = await createDraft(db, ports, filledForm(form));
  renderScreen(
    <Routes>
      <Route path="/application" element={<GeneratorScreen />} />
    </Routes>,
    { db, ports, at: `/application?draft=${_id}&step=2` },
  );
}

const partCalled = async (title: string) => {
  const part = (await screen.findByText(title)).closest('details');
  if (!part) throw new Error(`${title} is not folded`);
  return part;
};

it('folds the arrest and the earlier order with a one-line summary', async () => {
  await caseStep({ custodyStatus: 'judicial', groundsOfArrest: 'none', relativeInformed: 'no' });
  const made = await partCalled(arrest.heading);
  expect(made.open).toBe(false);
  expect(made.querySelector('summary')?.textContent).toContain(
    'Grounds of arrest furnished in writing: Never given · Relative or friend informed of the arrest: No',
  );
  const granted = await partCalled(order.heading);
  expect(granted.open).toBe(false);
  expect(granted.querySelector('summary')?.textContent).toContain(nothingSaid);
});

it('offers further FIRs for anticipatory bail, and says why not for regular bail', async () => {
  const { furtherFirs } = english.generator;
  const title = english.facts.labels.furtherFirs;
  await caseStep({ court: 'sessions', custodyStatus: 'not-arrested', relief: 'anticipatory' });
  fireEvent.click((await partCalled(title)).querySelector('summary') ?? document.body);
  fireEvent.click(await screen.findByRole('button', { name: furtherFirs.add }));
  expect(await screen.findByText(furtherFirs.row(1))).toBeTruthy();
  cleanup();
  await caseStep({ court: 'sessions', custodyStatus: 'judicial', relief: 'regular-sessions' });
  fireEvent.click((await partCalled(title)).querySelector('summary') ?? document.body);
  expect(await screen.findByText(furtherFirs.notCovered)).toBeTruthy();
  expect(screen.queryByRole('button', { name: furtherFirs.add })).toBeNull();
});
