// @vitest-environment jsdom
/** One row and its words are enough: the wizard asks for the fact, checks it, and judge and paper show it. */
import { OWN_LABEL, OWN_PATH, ownAnswer } from './own-fact.ts';
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDraft, draftOf } from '#data/records/application/drafts.ts';
import type { Db } from '#data/store/db.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { factsIn } from '#facts/facts.ts';
import { contentFromForm } from '#domain/application/form-content.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { summaryLine } from '#features/applications/generator/wizard/summary-line.ts';
import { fieldLabel, valueWords } from '#features/work/sync/field-words.ts';
import { mergePatch } from '#kernel/merge-patch.ts';
import { english } from '../support/english.ts';
import { filledForm, judge, testDb, testPorts } from '../data/test-device.ts';
import { context } from '../documents/sample-application.ts';
import { onTheDevice, openJudge } from '../features/judge-device.tsx';
import { renderScreen } from '../features/render-screen.tsx';

let db: Db;
beforeEach(async () => {
  db = await testDb();
});
afterEach(() => {
  cleanup();
  db.close();
});

const formWith = (answer: string) => ({ ...filledForm(), ...ownAnswer(answer) });

it('appears in its wizard part and is saved in the draft', async () => {
  const ports = testPorts();
  const { _id } = await createDraft(db, ports, filledForm());
  renderScreen(
    <Routes>
      <Route path="/application" element={<GeneratorScreen />} />
    </Routes>,
    { db, ports, at: `/application?draft=${_id}&step=2` },
  );
  const part = (await screen.findByText(english.generator.parts.person)).closest('details');
  if (part) part.open = true;
  fireEvent.change(await screen.findByLabelText(new RegExp(OWN_LABEL)), { target: { value: '3' } });
  await expect.poll(async () => (await draftOf(db, _id))?.form).toMatchObject({ dependants: '3' });
});

it('is written to the record, or rejected if not a number', () => {
  const written = contentFromForm(formWith('3'));
  expect(written.ok && written.value.case.person).toMatchObject({ dependants: 3 });
  const refused = contentFromForm(formWith('three'));
  expect(refused.ok || Object.keys(refused.error)).toEqual([OWN_PATH]);
});

it('appears in the line of its part and the change list with its label', () => {
  expect(summaryLine(formWith('3'), factsIn('person'), english)).toBe(`${OWN_LABEL}: 3`);
  expect(fieldLabel(OWN_PATH, english)).toBe(OWN_LABEL);
  expect(valueWords(OWN_PATH, 3, english)).toBe('3');
});

it('is printed in the application', () => {
  const content = contentFromForm(formWith('3'));
  if (!content.ok) throw new Error('the filled form is valid');
  expect(plainText(bailApplication(content.value, context))).toContain(`${OWN_LABEL}: 3`);
});

it('is shown to the judge', async () => {
  const judges = await testDb(judge);
  const { _id, ...record } = await onTheDevice(judges);
  const changed = mergePatch(record, { case: { person: { dependants: 3 } } });
  await judges.applications.update(_id, Object(changed));
  openJudge({ db: judges, ports: testPorts() }, `/judge-application-view/${_id}`);
  const label = await screen.findByText(OWN_LABEL, { selector: 'dt' });
  expect(label.nextElementSibling?.textContent).toBe('3');
});
