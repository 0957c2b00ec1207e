/** Texts and files that another app shared, until the user files or discards them. */
import { hashOf, keepBytes, releaseBytes } from '#data/records/document/document-bytes.ts';
import { saveMessageDraft, messageDraft } from '#data/records/case/message-draft.ts';
import type { Db } from '#data/store/db.ts';
import { dropFromInbox, type InboxItem, inboxOf, type SharedItem } from '#data/store/inbox.ts';
import { getMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import type { ReceivedRow } from '#data/store/rows.ts';
import { saveLarge } from '#data/store/save-transaction.ts';
import { fileTables, sealFile } from '#data/store/stored-files.ts';
import { ok } from '#kernel/result.ts';

/** Oldest first. */
export const receivedItems = (db: Db): Promise<ReceivedRow[]> => db.received.orderBy('at').toArray();

export const countReceived = (db: Db): Promise<number> => db.received.count();

/** Moves the inbox into the sealed records of this user, each item only after it is stored. False if storage is full. */
export async function takeInReceived(db: Db, ports: Pick<Ports, 'now'>): Promise<boolean> {
  const user = await getMeta(db, 'user');
  if (!user) return true;
  let isWhole = true;
  for (const item of await inboxOf(user._id)) {
    if (await takeIn(db, ports, item)) await dropFromInbox(item.id);
    else isWhole = false; // a smaller item behind it may still fit
  }
  return isWhole;
}

/** Stores a text or a file that the user chose in the app, before it is read. Null if storage is full. */
export async function addReceived(
  db: Db,
  ports: Pick<Ports, 'newId' | 'now'>,
  content: SharedItem,
): Promise<string | null> {
  const id = ports.newId();
  return (await takeIn(db, ports, { ...content, id, at: nowIso(ports) })) ? id : null;
}

/** In the order of the ids; an item that is no longer here is left out. */
export const receivedOf = async (db: Db, ids: readonly string[]): Promise<ReceivedRow[]> =>
  (await db.received.bulkGet([...ids])).flatMap((row) => row ?? []);

async function takeIn(db: Db, ports: Pick<Ports, 'now'>, item: Omit<InboxItem, 'ownerId'>): Promise<boolean> {
  const { id: _id, at, name, type, bytes } = item;
  if (type === 'text/plain') {
    const row: ReceivedRow = { _id, at, name, kind: 'text', text: new TextDecoder().decode(bytes) };
    return (await saveLarge(db, [db.received], async () => ok(await db.received.put(row)))).ok;
  }
  const sha256 = await hashOf(bytes);
  const row: ReceivedRow = { _id, at, name, kind: 'file', type, size: bytes.length, sha256 };
  const sealed = await sealFile(db, sha256, bytes);
  const saved = await saveLarge(db, [db.received, ...fileTables(db)], async () => {
    await keepBytes(db, sealed, { usedAt: nowIso(ports), unsent: 1 });
    return ok(await db.received.put(row));
  });
  return saved.ok;
}

/** Its bytes stay if a document or another item needs them. */
export async function discardReceived(db: Db, ports: Pick<Ports, 'now'>, row: ReceivedRow): Promise<void> {
  await db.transaction('rw', [db.received, db.documents, ...fileTables(db)], async () => {
    await db.received.delete(row._id);
    if (row.kind === 'text') return;
    const others = (await db.received.toArray()).filter(
      (each) => each.kind === 'file' && each.sha256 === row.sha256,
    );
    if (others.length === 0) await releaseBytes(db, ports, row.sha256);
  });
}

/** Adds the text to the message that the tracker reads, behind one that is not finished. */
export async function readAsMessage(
  db: Db,
  row: Extract<ReceivedRow, { readonly kind: 'text' }>,
): Promise<void> {
  const before = (await messageDraft(db)) ?? '';
  const isThere = before.includes(row.text);
  if (!isThere) await saveMessageDraft(db, before === '' ? row.text : `${before}\n\n${row.text}`);
  await db.received.delete(row._id);
}
