// @vitest-environment jsdom
/** A ground of the library that the advocate rewrites, and an earlier application of a person of the same name. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { createDraft, draftOf } from '#data/records/application/drafts.ts';
import type { Db } from '#data/store/db.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { english } from '../../support/english.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { fileOne } from '../../data/acts.ts';
import { filledForm, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { renderScreen } from '../render-screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

let db: Db;
let ports: TestPorts;
const { reviewPoints: points, preflight, grounds } = english.generator;

beforeAll(() => {
  lawTablesOnDevice();
  Object.assign(Element.prototype, { scrollIntoView: () => undefined }); // jsdom scrolls nothing
});
beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});
afterEach(() => cleanup());

async function open(form: Partial<ApplicationForm>, step: number): Promise<string> {
  const { _id } = await createDraft(db, ports, { ...filledForm(form), annexure: 'yes', ...form });
  renderScreen(
    <Routes>
      <Route path="/application" element={<GeneratorScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { db, ports, at: `/application?draft=${_id}&step=${step}` },
  );
  return _id;
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

const groundOf = async (id: string) => (await draftOf(db, id))?.form.groundParts[0];

it('makes a rewritten ground the advocate’s own, so that the paper keeps its paragraph', async () => {
  const id = await open({ antecedents: 'none' }, 3);
  const list = await section(grounds.title);
  fireEvent.click(await list.findByRole('button', { name: grounds.addThis('No criminal antecedents') }));
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLTextAreaElement>('#application-groundParts-0-text');
    if (!found) throw new Error('no ground is open');
    return found;
  });
  const draft = field.value;
  const typed = (value: string) => fireEvent.change(field, { target: { value } });
  typed(`${draft} The record shows it.`);
  await waitFor(async () => expect((await groundOf(id))?.text).toContain('shows it'));
  expect((await groundOf(id))?.ground).toBe('no-antecedents');
  typed('She feeds four people.');
  await waitFor(async () => expect(await groundOf(id)).toMatchObject({ text: 'She feeds four people.' }));
  expect((await groundOf(id))?.ground).toBeUndefined();
  typed(draft);
  await waitFor(async () => expect((await groundOf(id))?.ground).toBe('no-antecedents'));
});

it('asks whether an earlier application is of the same person, and nothing is preselected', async () => {
  await fileOne(db, ports, { parentage: 'son of Eknath' });
  ports.wait(60_000);
  const id = await open({ parentage: 'son of Tukaram' }, 4);
  const list = await section(preflight.title);
  const other = await list.findByRole('button', { name: points.otherPerson });
  const same = list.getByRole('button', { name: points.samePerson });
  expect([same, other].map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
  fireEvent.click(other);
  await waitFor(async () =>
    expect(Object.values((await draftOf(db, id))?.form.answers ?? {})).toEqual(['other-person']),
  );
  expect(await list.findByRole('button', { name: points.otherPerson, pressed: true })).toBeTruthy();
});
