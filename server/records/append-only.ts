/** Creates records that are never changed. */
import { same } from '#kernel/merge-patch.ts';
import { type Answer, created } from '#server/http/answer.ts';
import type { Effect, Write } from '#server/http/write.ts';
import type { StoredRecord, StoredKind } from '#server/storage/record-kind.ts';
import { answerRepeated } from './authored.ts';
import { lockParent, insertRecord, readStoredRecord, type Parent } from './store-records.ts';

/** The device's id, which identifies a repeated request. */
export interface NewRecordBody {
  readonly _id?: string | undefined;
}

export interface AuthoredRecord extends StoredRecord {
  readonly by: { readonly _id: string };
}

export interface AppendOnlySpec<Body extends NewRecordBody, Whole extends AuthoredRecord> {
  readonly kind: StoredKind<Whole>;
  readonly make: (write: Write, body: Body, parent: Parent) => Whole | Promise<Whole>;
  /** Fields set by the author. They distinguish a repeated request from an id conflict. */
  readonly authorFields: (record: Body | Whole) => unknown;
  readonly isUnder?: (record: Whole, parentId: string) => boolean;
  readonly detail?: (record: Whole) => unknown;
}

export const append =
  <Body extends NewRecordBody, Whole extends AuthoredRecord>(
    spec: AppendOnlySpec<Body, Whole>,
    parentId: string,
    body: Body,
  ): Effect =>
  async (write) => {
    const { kind, make, detail } = spec;
    const parent = await lockParent(write, kind, parentId);
    const repeated = await sameAsBefore(write, spec, { body, parent });
    if (repeated) return repeated;
    const record = await make(write, body, parent);
    await insertRecord(write, { kind, parent, record, detail: detail?.(record) });
    return created(record);
  };

async function sameAsBefore<Body extends NewRecordBody, Whole extends AuthoredRecord>(
  { sql, caller }: Write,
  { kind, authorFields: said, isUnder }: AppendOnlySpec<Body, Whole>,
  { body, parent }: { readonly body: Body; readonly parent: Parent },
): Promise<Answer | undefined> {
  const current = body._id === undefined ? undefined : await readStoredRecord(sql, kind, body._id);
  if (!current) return undefined;
  const isTheirs = current.by._id === caller.user._id && (isUnder?.(current, parent.id) ?? true);
  return answerRepeated(current, { isOwn: isTheirs, isSame: same(said(current), said(body)) });
}
