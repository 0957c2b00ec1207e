// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { createDraft, draftOf, saveDraft } from '#data/records/application/drafts.ts';
import { DbContext, useDb, useLive, useSharedLive } from '#data/react/use-live.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
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

let asked = 0;
async function lastContact(db: Db): Promise<string> {
  asked += 1;
  const contact = await getMeta(db, 'contact');
  return contact ? String(contact.server) : 'none';
}

function Contact() {
  const live = useSharedLive(lastContact);
  return <li>{live.status === 'ready' ? live.value : 'loading'}</li>;
}

const rowsOf = (db: Db, rows: number) => (
  <DbContext value={db}>
    {Array.from({ length: rows }, (_, n) => (
      <Contact key={n} />
    ))}
  </DbContext>
);

const texts = (): string[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('asks once for all rows that read the same, and renders each change in all of them', async () => {
  const db = await testDb();
  const { rerender } = render(rowsOf(db, 40));
  await waitFor(() => expect(new Set(texts())).toEqual(new Set(['none'])));
  expect(asked).toBe(1);
  await setMeta(db, 'contact', { server: 7, device: 7 });
  await waitFor(() => expect(new Set(texts())).toEqual(new Set(['7'])));
  expect(asked).toBe(2);
  rerender(rowsOf(db, 50));
  expect(texts().slice(40)).toEqual(Array.from({ length: 10 }, () => '7')); // known at the first render
  await db.delete();
});

it('shows the rows of another database, and asks again after all rows were gone', async () => {
  const [db, other] = [await testDb(), await testDb()];
  await setMeta(db, 'contact', { server: 1, device: 1 });
  await setMeta(other, 'contact', { server: 2, device: 2 });
  const view = render(rowsOf(db, 1));
  await screen.findByText('1');
  view.rerender(rowsOf(other, 1));
  await screen.findByText('2');
  expect(texts()).toEqual(['2']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  view.unmount();
  vi.advanceTimersByTime(1_000); // the shared query ends a second after its last reader
  vi.useRealTimers();
  await setMeta(other, 'contact', { server: 3, device: 3 });
  render(rowsOf(other, 1));
  await screen.findByText('3');
  await db.delete();
  await other.delete();
});
