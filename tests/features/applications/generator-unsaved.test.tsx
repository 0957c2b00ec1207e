// @vitest-environment jsdom
/** The generator while the phone cannot store input: it never shows "Saved". */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import type { Db } from '#data/store/db.ts';
import { setMeta } from '#data/store/meta.ts';
import { createDraft, draftOf, saveDraft, takeOverDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { english } from '../../support/english.ts';
import { filledForm, lawyer, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { useNotices } from '#ui/feedback/notices.ts';
import { ToastRegion } from '#ui/feedback/toast-region.tsx';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;
const { notSaved, refusals } = english.generator;

beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openDraft(step: 1 | 4) {
  const { _id } = await createDraft(db, ports, filledForm());
  renderScreen(
    <>
      <Routes>
        <Route path="/application" element={<GeneratorScreen />} />
      </Routes>
      <ToastRegion label="Notices" closeLabel="Close" />
    </>,
    { db, ports, at: `/application?draft=${_id}&step=${step}` },
  );
  return _id;
}

const typeName = async (name: string) => {
  const field = await screen.findByLabelText(/^Full name/);
  fireEvent.change(field, { target: { value: name } });
  return field;
};

/** The draft has open points, which are confirmed. */
function pressToFile(file: HTMLElement) {
  fireEvent.click(file);
  fireEvent.click(screen.getByRole('button', { name: english.generator.reviewPoints.fileAnyway }));
}

const full = () =>
  vi.spyOn(db.drafts, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));

it('reports full storage, keeps the text and saves it with new space', async () => {
  const id = await openDraft(1);
  const disk = full();
  const field = await typeName('Ramesh Baburao Jadhav');
  expect(await screen.findByText(notSaved.full)).toBeDefined();
  expect(field).toHaveProperty('value', 'Ramesh Baburao Jadhav');
  disk.mockRestore();
  await typeName('Ramesh Baburao Jadhav, 34');
  await expect.poll(async () => (await db.drafts.get(id))?.form.fullName).toBe('Ramesh Baburao Jadhav, 34');
});

it('does not show Saved when another tab holds the draft', async () => {
  const id = await openDraft(1);
  await screen.findByLabelText(/^Full name/);
  await takeOverDraft(db, { ...ports, tabId: 'tab-2' }, id);
  await typeName('Ramesh J');
  expect(await screen.findByText(notSaved.elsewhere)).toBeDefined();
  expect(screen.queryByText(english.generator.savedWord)).toBeNull();
});

it('keeps the draft and explains when filing fails', async () => {
  const id = await openDraft(4);
  const file = await screen.findByRole('button', { name: english.generator.fileIt });
  vi.spyOn(db.applications, 'add').mockRejectedValue(new Error('the database is broken'));
  pressToFile(file);
  expect(await screen.findByText(refusals.failed.description)).toBeDefined();
  expect(await db.drafts.get(id)).toBeDefined();
  expect(await db.outbox.count()).toBe(0);
  expect(file).toHaveProperty('disabled', false);
  vi.restoreAllMocks();
  expect(await fileDraft(db, ports, id)).toMatchObject({ ok: true });
});

it('opens read-only in a second tab and edits after a takeover', async () => {
  const { _id } = await createDraft(
    db,
    { ...ports, tabId: 'tab-2' },
    filledForm({ fullName: 'Ramesh Jadhav' }),
  );
  renderScreen(
    <Routes>
      <Route path="/application" element={<GeneratorScreen />} />
    </Routes>,
    { db, ports, at: `/application?draft=${_id}&step=1` },
  );
  expect(await screen.findByText(english.generator.otherTab)).toBeDefined();
  const field = await screen.findByLabelText(/^Full name/);
  expect(field).toHaveProperty('value', 'Ramesh Jadhav');
  expect(field.closest('fieldset')?.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: english.generator.takeOver }));
  await expect.poll(() => screen.queryByText(english.generator.otherTab)).toBeNull();
  await typeName('Ramesh Baburao Jadhav');
  await expect.poll(async () => (await db.drafts.get(_id))?.form.fullName).toBe('Ramesh Baburao Jadhav');
  expect((await db.drafts.get(_id))?.tabId).toBe(ports.tabId);
});

/** A draft of a tab that has crashed; the phone is too full to keep that this one writes now. */
async function openWhereATabIsGone(step: 1 | 4) {
  const { _id } = await createDraft(db, { ...ports, tabId: 'tab-2' }, filledForm());
  const locks = {
    request: () => new Promise(() => undefined),
    query: async (): Promise<{ held: { name: string }[] }> => ({ held: [] }),
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
  const disk = vi
    .spyOn(db.drafts, 'update')
    .mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  renderScreen(
    <Routes>
      <Route path="/application" element={<GeneratorScreen />} />
    </Routes>,
    { db, ports, at: `/application?draft=${_id}&step=${step}` },
  );
  return { _id, disk, locks };
}

it('stays editable on a full phone when the other tab is gone', async () => {
  const { disk } = await openWhereATabIsGone(1);
  const field = await screen.findByLabelText(/^Full name/);
  await expect.poll(() => disk.mock.calls.length).toBe(1);
  await expect.poll(() => screen.queryByText(english.generator.otherTab)).toBeNull();
  expect(field.closest('fieldset')?.disabled).toBe(false);
});

it('files the draft of a gone tab when space is free', async () => {
  const { _id, disk } = await openWhereATabIsGone(4);
  const file = await screen.findByRole('button', { name: english.generator.fileIt });
  await expect.poll(() => disk.mock.calls.length).toBe(1);
  await expect.poll(() => file.closest('fieldset')?.disabled).toBe(false);
  disk.mockRestore();
  pressToFile(file);
  await expect.poll(() => db.outbox.count()).toBe(1);
  expect(await db.applications.get(_id)).toBeDefined();
});

it('reports full storage, not another tab, when that tab is gone', async () => {
  const { _id } = await openWhereATabIsGone(4);
  const file = await screen.findByRole('button', { name: english.generator.fileIt });
  await expect.poll(() => file.closest('fieldset')?.disabled).toBe(false);
  pressToFile(file);
  await expect.poll(() => useNotices.getState().shown.at(-1)?.title).toBe(english.shell.storage.again);
  expect(await db.drafts.get(_id)).toBeDefined();
});

it('does not overwrite the text of a third tab after its takeover', async () => {
  const { _id, disk, locks } = await openWhereATabIsGone(1);
  const field = await screen.findByLabelText(/^Full name/);
  await expect.poll(() => disk.mock.calls.length).toBe(1);
  await expect.poll(() => field.closest('fieldset')?.disabled).toBe(false);
  disk.mockRestore();
  const third = { ...ports, tabId: 'tab-3' };
  const open = { held: [{ name: 'zamanat-tab:tab-3' }] };
  vi.spyOn(locks, 'query')
    .mockResolvedValue(open)
    .mockImplementationOnce(async () => {
      await takeOverDraft(db, third, _id);
      await saveDraft(db, third, _id, { form: { fullName: 'Typed in the third' } });
      return { held: [] }; // as it was when it was asked
    });
  await typeName('Typed here');
  expect(await screen.findByText(notSaved.elsewhere)).toBeDefined();
  expect(await db.drafts.get(_id)).toMatchObject({
    tabId: 'tab-3',
    form: { fullName: 'Typed in the third' },
  });
});

it('stays on the new page when a save finishes later', async () => {
  const { _id } = await createDraft(db, ports, filledForm());
  renderScreen(
    <>
      <Routes>
        <Route path="/application" element={<GeneratorScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <Link to="/login">Away</Link>
    </>,
    { db, ports, at: `/application?draft=${_id}&step=1` },
  );
  await typeName('Ramesh Baburao Jadhav');
  fireEvent.click(screen.getByRole('link', { name: 'Away' }));
  await expect.poll(async () => (await db.drafts.get(_id))?.form.fullName).toBe('Ramesh Baburao Jadhav');
  expect(screen.getByTestId('place').textContent).toBe('/login');
});

const PROFILE = {
  ...lawyer,
  version: 1,
  barCouncilNumber: 'MAH/1234/2015',
  settings: { courtDefaults: { court: 'sessions' as const, courtPlace: 'Pune' } },
};

async function begun(form: Partial<ApplicationForm>): Promise<string> {
  const { _id } = await createDraft(db, ports, { ...form, advocateName: lawyer.name, ...form });
  renderScreen(
    <Routes>
      <Route path="/application" element={<GeneratorScreen />} />
    </Routes>,
    { db, ports, at: `/application?draft=${_id}&step=1` },
  );
  await screen.findByLabelText(/^Full name/);
  await setMeta(db, 'profile', PROFILE);
  return _id;
}

it('fills court and advocate when the profile arrives after the draft began', async () => {
  const id = await begun({ fullName: 'Ramesh Jadhav' });
  await waitFor(async () =>
    expect((await draftOf(db, id))?.form).toMatchObject({
      court: 'sessions',
      courtPlace: 'Pune',
      enrolmentNumber: 'MAH/1234/2015',
    }),
  );
  await waitFor(async () => expect(await draftOf(db, id)).not.toHaveProperty('awaitsProfile'));
});

it('keeps a typed court and advocate when the profile arrives late', async () => {
  const typed = { court: 'high', courtPlace: 'Mumbai', advocateName: 'Anil Rao' } as const;
  const id = await begun(typed);
  await waitFor(async () => expect(await draftOf(db, id)).not.toHaveProperty('awaitsProfile'));
  expect((await draftOf(db, id))?.form).toMatchObject({ ...typed, enrolmentNumber: '' });
});
