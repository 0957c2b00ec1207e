/**
 * What is typed into a form that changes something, until it is saved or put away: the fields in which it differs from how
 * the form was opened. The rest follows its record, which may change meanwhile.
 */
import { same } from '#kernel/merge-patch.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { Db } from './db.ts';
import { clearMeta, getMeta, setMeta } from './meta.ts';
import { saveInTransaction, type StorageFull } from './save-transaction.ts';

const PREFIX = 'form:';
export type FormName = `${typeof PREFIX}${string}`;
export type KeptForm = Readonly<Record<string, unknown>>;

/** Null where nothing is typed. */
export const formDraft = (db: Db, name: FormName): Promise<KeptForm | null> => getMeta(db, name);

export function saveFormDraft<V extends object>(
  db: Db,
  name: FormName,
  { typed, opened }: { readonly typed: V; readonly opened: V },
): Promise<Result<void, StorageFull>> {
  const changed = changedIn(typed, opened);
  return saveInTransaction(db, [], async () =>
    ok(await (Object.keys(changed).length === 0 ? deleteFormDraft(db, name) : setMeta(db, name, changed))),
  );
}

export const deleteFormDraft = (db: Db, name: FormName): Promise<void> => clearMeta(db, name);

/** The names of those that begin so. */
export async function keptForms(db: Db, beginning: FormName): Promise<string[]> {
  return db.meta.where('k').startsWith(beginning).primaryKeys();
}

export async function typedForms(db: Db): Promise<{ readonly name: string; readonly typed: unknown }[]> {
  const rows = await db.meta.where('k').startsWith(PREFIX).toArray();
  return rows.map(({ k: name, v: typed }) => ({ name, typed }));
}

export const countKeptForms = (db: Db): Promise<number> => db.meta.where('k').startsWith(PREFIX).count();

function changedIn<V extends object>(typed: V, opened: V): KeptForm {
  const before = new Map<string, unknown>(Object.entries(opened));
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => !same(value, before.get(field))),
  );
}

/** The form as it is opened: a field that it no longer has, or has in another form since, is left out. */
export function applyFormDraft<V extends object>(opened: V, kept: KeptForm | null): V {
  if (kept === null) return opened;
  const shape = new Map<string, unknown>(Object.entries(opened));
  const fits = Object.entries(kept).filter(
    ([field, value]) =>
      shape.has(field) &&
      (typeof shape.get(field) === typeof value || shape.get(field) === null) &&
      Array.isArray(shape.get(field)) === Array.isArray(value),
  );
  return { ...opened, ...Object.fromEntries(fits) };
}
