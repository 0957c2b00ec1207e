/**
 * Texts and files that another app shares, stored before anything else happens: also while the records are locked and
 * while nobody is logged in. A database of its own without Dexie, sealed with a device key of its own.
 */
import { decodeRow, encodeRow, isBytes, joined } from './sealed/row-bytes.ts';
import { answerOf, ensureDeviceKey } from './sealed/device-keys.ts';

export const INBOX = 'zamanat-inbox';
const STORE = 'items';
const IV_BYTES = 12;

/** Any page can send a form to the share target, so the inbox has limits. */
export const INBOX_LIMITS = { items: 50, itemBytes: 25 * 1024 * 1024, bytes: 100 * 1024 * 1024 } as const;

export interface SharedItem {
  /** File name, or the title of a text. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface InboxItem extends SharedItem {
  readonly id: string;
  readonly at: string;
  /** The user who was logged in; null for the next person who logs in. */
  readonly ownerId: string | null;
}

interface InboxRow {
  readonly id: string;
  readonly size: number;
  readonly box: Uint8Array<ArrayBuffer>;
}

export type NotKept = 'too-large' | 'too-many' | 'storage-full';

/** All items or none. Null if they are stored. */
export async function keepShared(
  items: readonly SharedItem[],
  { ownerId, now }: { readonly ownerId: string | null; readonly now: Date },
): Promise<NotKept | null> {
  if (items.some(({ bytes }) => bytes.length > INBOX_LIMITS.itemBytes)) return 'too-large';
  const rows = await Promise.all(
    items.map((item, place) => {
      const at = new Date(now.getTime() + place).toISOString(); // keeps the pages of one share in order
      return sealed({ ...item, id: crypto.randomUUID(), at, ownerId });
    }),
  );
  try {
    return await withStore('readwrite', async (store) => {
      const known = await answerOf<InboxRow[]>(store.getAll());
      const bytes = [...known, ...rows].reduce((sum, { size }) => sum + size, 0);
      if (known.length + rows.length > INBOX_LIMITS.items || bytes > INBOX_LIMITS.bytes) return 'too-many';
      for (const row of rows) await answerOf(store.add(row));
      return null;
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'storage-full';
    throw error;
  }
}

/** Opens no item. */
export const hasReceived = (): Promise<boolean> =>
  withStore('readonly', async (store) => (await answerOf<number>(store.count())) > 0);

/** Items of this user and of nobody, oldest first. A row that does not open is left out. */
export async function inboxOf(userId: string): Promise<InboxItem[]> {
  const rows = await withStore('readonly', async (store) => answerOf<InboxRow[]>(store.getAll()));
  const items = await Promise.all(rows.map(opened));
  return items
    .flatMap((item) => item ?? [])
    .filter(({ ownerId }) => ownerId === null || ownerId === userId)
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

export const dropFromInbox = (id: string): Promise<void> =>
  withStore('readwrite', async (store) => answerOf(store.delete(id)));

/** Of this user and of nobody: a person removes everything from this device. */
export async function emptyInbox(userId: string | null): Promise<void> {
  for (const { id } of await inboxOf(userId ?? '')) await dropFromInbox(id);
}

async function sealed({ id, ...item }: InboxItem): Promise<InboxRow> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const how = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(id) };
  const data = await crypto.subtle.encrypt(how, await ensureDeviceKey(INBOX), encodeRow(item));
  return { id, size: item.bytes.length, box: joined([iv, new Uint8Array(data)]) };
}

async function opened({ id, box }: InboxRow): Promise<InboxItem | null> {
  const iv = box.slice(0, IV_BYTES);
  const how = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(id) };
  try {
    const data = await crypto.subtle.decrypt(how, await ensureDeviceKey(INBOX), box.slice(IV_BYTES));
    const row = decodeRow(new Uint8Array(data));
    return isItem(row) ? { ...row, id } : null;
  } catch {
    return null; // changed outside the app, or its key was deleted by the browser
  }
}

const isItem = (row: object): row is Omit<InboxItem, 'id'> =>
  'bytes' in row && isBytes(row.bytes) && 'name' in row && 'type' in row && 'at' in row && 'ownerId' in row;

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(INBOX, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE, { keyPath: 'id' }));
  const db = await answerOf(opening);
  try {
    const transaction = db.transaction(STORE, mode, { durability: 'strict' });
    const ended = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')));
    });
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), ended]);
    return result;
  } finally {
    db.close();
  }
}
