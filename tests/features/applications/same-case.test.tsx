// @vitest-environment jsdom
/** The same FIR is never opened twice without an answer of the user. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDraft, draftOf } from '#data/records/application/drafts.ts';
import { casesWithFir } from '#data/records/case/cases.ts';
import { openCase } from '#data/records/case/open-case.ts';
import type { Db } from '#data/store/db.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { english } from '../../support/english.ts';
import { filledForm, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});
afterEach(cleanup);

const { steps, next, joinCase, notThatCase, answerSameCase, askSameCase } = english.generator;
const isOn = (step: number) => screen.findByRole('heading', { level: 1, name: steps[step - 1] ?? '' });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

async function opened(firNumber: string, policeStation: string): Promise<string> {
  const done = await openCase(db, ports, {
    applicant: 'Imran Sheikh',
    court: 'sessions',
    firNumber,
    policeStation,
  });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value._id;
}

async function onCaseStep(): Promise<string> {
  const form = filledForm({ firNumber: 'Crime No. 0123/2026', policeStation: 'हडपसर' });
  const { _id } = await createDraft(db, ports, form);
  renderScreen(
    <Routes>
      <Route path="/application" element={<GeneratorScreen />} />
    </Routes>,
    { db, ports, at: `/application?draft=${_id}&step=2` },
  );
  await isOn(2);
  await screen.findByText(askSameCase('Imran Sheikh v. State'));
  return _id;
}

it('stays on the step until the user says that the application belongs to the case', async () => {
  const caseId = await opened('123/26', 'Hadapsar');
  const id = await onCaseStep();
  await press(next);
  expect(await screen.findAllByText(new RegExp(answerSameCase))).not.toEqual([]);
  await isOn(2);
  await press(joinCase);
  await waitFor(async () => expect(await draftOf(db, id)).toMatchObject({ caseId }));
  await press(next);
  await isOn(3);
});

it('opens a separate case only after the answer, and does not ask for that case again', async () => {
  const caseId = await opened('123/26', 'Hadapsar');
  const id = await onCaseStep();
  await press(notThatCase);
  await waitFor(async () =>
    expect(await draftOf(db, id)).toMatchObject({ otherCases: [caseId], caseChosen: true }),
  );
  expect((await draftOf(db, id))?.caseId).not.toBe(caseId);
  await press(next);
  await isOn(3);
});

it('finds a record without the register of the station, and another spelling of the station', async () => {
  const caseId = await opened('I-123/2026', 'Malviya Nagar');
  for (const [firNumber, policeStation] of [
    ['123/2026', 'Malviya Nagar'],
    ['CR No. I-0123/2026', 'Malvia Nagar'],
  ] as const)
    expect(await casesWithFir(db, { firNumber, policeStation })).toMatchObject([{ _id: caseId }]);
  expect(await casesWithFir(db, { firNumber: 'II-123/2026', policeStation: 'Malviya Nagar' })).toEqual([]);
  expect(await casesWithFir(db, { firNumber: '123/2026', policeStation: 'Kurla' })).toEqual([]);
});
