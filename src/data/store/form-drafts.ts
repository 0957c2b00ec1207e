/** Unsaved form input for a record: only the fields that differ from the record. */
import { same } from '#kernel/merge-patch.ts';
import type { Db } from './db.ts';
import { draftStore } from './drafts.ts';
import { saveInTransaction } from './save-transaction.ts';

export type KeptForm = Readonly<Record<string, unknown>>;

const forms = draftStore<KeptForm>('form');

/** Null if nothing has been entered. */
export const formDraft = (db: Db, name: string): Promise<KeptForm | null> => forms.read(db, name);

export function saveFormDraft<V extends object>(
  db: Db,
  name: string,
  { typed, opened }: { readonly typed: V; readonly opened: V },
): Promise<void> {
  const changed = changedIn(typed, opened);
  return saveInTransaction(db, [], () =>
    Object.keys(changed).length === 0 ? forms.remove(db, name) : forms.put(db, name, changed),
  );
}

export const deleteFormDraft = (db: Db, name: string): Promise<void> => forms.remove(db, name);

/** Names that start with this prefix. */
export const formDraftNames = async (db: Db, beginning: string): Promise<string[]> =>
  (await forms.list(db)).map(({ id }) => id).filter((name) => name.startsWith(beginning));

/** Names as in the export of unsent work. */
export async function typedForms(db: Db): Promise<{ readonly name: string; readonly typed: unknown }[]> {
  return (await forms.list(db)).map(({ id, values }) => ({ name: `form:${id}`, typed: values }));
}

function changedIn<V extends object>(typed: V, opened: V): KeptForm {
  const before = new Map<string, unknown>(Object.entries(opened));
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => !same(value, before.get(field))),
  );
}

/** The form with its draft applied. Fields that no longer exist or have another type now are dropped. */
export function applyFormDraft<V extends object>(opened: V, draft: KeptForm | null): V {
  if (draft === null) return opened;
  const shape = new Map<string, unknown>(Object.entries(opened));
  const fits = Object.entries(draft).filter(
    ([field, value]) =>
      shape.has(field) &&
      (typeof shape.get(field) === typeof value || shape.get(field) === null) &&
      Array.isArray(shape.get(field)) === Array.isArray(value),
  );
  return { ...opened, ...Object.fromEntries(fits) };
}
