// @vitest-environment jsdom
/** The Back key of a phone goes one step back in the wizard. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDraft, saveDraft } from '#data/records/application/drafts.ts';
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

function PhoneKeys() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Phone Back</button>
      <button onClick={() => void navigate(1)}>Phone Forward</button>
    </>
  );
}

const { steps, next } = english.generator;
const isOn = (step: number) => screen.findByRole('heading', { level: 1, name: steps[step - 1] ?? '' });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

async function open(id: string) {
  renderScreen(
    <>
      <Routes>
        <Route path="/application" element={<GeneratorScreen />} />
      </Routes>
      <PhoneKeys />
    </>,
    { db, ports, at: `/application?draft=${id}` },
  );
}

it('goes one step back and forward, and loses nothing', async () => {
  const { _id } = await createDraft(db, ports, filledForm({}));
  await open(_id);
  await isOn(1);
  fireEvent.change(await screen.findByLabelText(english.facts.labels.fullName), {
    target: { value: 'Mason Ram' },
  });
  await press(next);
  await isOn(2);
  await press(next);
  await isOn(3);
  await press('Phone Back');
  await isOn(2);
  await press('Phone Back');
  await isOn(1);
  expect(screen.getByDisplayValue('Mason Ram')).toBeDefined();
  await press('Phone Forward');
  await isOn(2);
});

it('returns to the step that was opened, not to the step stored last', async () => {
  const { _id } = await createDraft(db, ports, filledForm({}));
  await saveDraft(db, ports, _id, { step: 2 });
  await open(_id);
  await isOn(2);
  await press(next);
  await isOn(3);
  await press(next);
  await isOn(4);
  await press('Phone Back');
  await isOn(3);
  await press('Phone Back');
  expect(await isOn(2)).toBeDefined();
});
