/**
 * The keys of this device, one per database: AES-GCM keys that no script can export. A database of their own
 * without Dexie, so that small workers read them.
 */

export const DEVICE_KEYS = 'zamanat-keys';
const STORE = 'keys';

interface DeviceKeyRow {
  readonly database: string;
  readonly key: CryptoKey;
}

/** Null after log-out. */
export async function readDeviceKey(database: string): Promise<CryptoKey | null> {
  return withStore('readonly', async (store) => {
    const row = await answerOf<DeviceKeyRow | undefined>(store.get(database));
    return row?.key ?? null;
  });
}

/** The existing key, or a new one. Another tab may create it at the same time, and the first one stays. */
export async function ensureDeviceKey(database: string): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return withStore('readwrite', async (store) => {
    const row = await answerOf<DeviceKeyRow | undefined>(store.get(database));
    if (row) return row.key;
    await answerOf(store.add({ database, key: made } satisfies DeviceKeyRow));
    return made;
  });
}

export async function deleteDeviceKey(database: string): Promise<void> {
  await withStore('readwrite', async (store) => answerOf(store.delete(database)));
}

/** The databases that open without a login. */
export async function listDeviceKeys(): Promise<string[]> {
  return withStore('readonly', async (store) => (await answerOf(store.getAllKeys())).map(String));
}

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(DEVICE_KEYS, 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(STORE, { keyPath: 'database' }),
  );
  const db = await answerOf(opening);
  db.addEventListener('versionchange', () => db.close());
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

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the database did not answer')),
    );
  });
