// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { createDraft, draftOf, saveDraft } from '#data/records/application/drafts.ts';
import { DbContext, useDb, useLive } from '#data/react/use-live.ts';
import { testDb, testPorts } from '../test-device.ts';

afterEach(cleanup);

const shown: string[] = [];

function DraftName({ id }: { readonly id: string }) {
  const db = useDb();
  const draft = useLive(() => draftOf(db, id), [db, id]);
  const text = draft.status === 'loading' ? 'loading' : (draft.value?.form.fullName ?? 'none');
  shown.push(`${id.slice(-4)} ${text}`);
  return <p>{text}</p>;
}

const screenOf = (db: Db, id: string) => (
  <DbContext value={db}>
    <DraftName id={id} />
  </DbContext>
);

it('renders a changed record, never an old record under another id', async () => {
  const db = await testDb();
  const ports = testPorts();
  const first = await createDraft(db, ports, { fullName: 'Asha' });
  const second = await createDraft(db, ports, { fullName: 'Bina' });
  const { rerender } = render(screenOf(db, first._id));
  expect(screen.getByText('loading')).toBeTruthy();
  await screen.findByText('Asha');
  await saveDraft(db, ports, first._id, { form: { fullName: 'Asha Kale' } });
  await screen.findByText('Asha Kale');
  rerender(screenOf(db, second._id));
  await screen.findByText('Bina');
  rerender(screenOf(db, 'none'));
  await screen.findByText('none');
  expect(shown).not.toContain(`${second._id.slice(-4)} Asha Kale`);
  await db.delete();
});
