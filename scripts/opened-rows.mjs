/// <reference lib="dom" />
/** Rows of the signed-in user, opened in a page as the app opens them. For browser tests and measurements. */

/** @typedef {{ database: string, table: string, most?: number }} RowQuery */

/**
 * Runs in the page, so it uses nothing outside itself. The format is that of `src/data/store/sealed/row-bytes.ts`.
 * @type {(asked: RowQuery) => Promise<string>} JSON of the rows
 */
export async function openedRows({ database, table, most }) {
  /** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is serialised into the page
  const done = (request) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    });
  const db = await done(indexedDB.open(database));
  const reading = db.transaction([table, 'meta']);
  const [rows, keys] = await Promise.all([
    done(reading.objectStore(table).getAll(null, most)),
    done(reading.objectStore('meta').get('keys')),
  ]);
  const { keyPath } = reading.objectStore(table);
  db.close();
  if (!keys) return JSON.stringify(rows);
  const keyStore = await done(indexedDB.open('zamanat-keys'));
  const device = await done(keyStore.transaction('keys').objectStore('keys').get(database));
  keyStore.close();
  /** @type {(key: CryptoKey, box: Uint8Array<ArrayBuffer>, bound?: string) => Promise<ArrayBuffer>} */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
  const decrypt = (key, box, bound = '') =>
    crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: box.subarray(0, 12), additionalData: new TextEncoder().encode(bound) },
      key,
      box.subarray(12),
    );
  const raw = await decrypt(device.key, keys.v.device);
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const identity = table === 'outbox' ? ['key'] : [keyPath].flat();
  const opened = await Promise.all(
    rows.map(async (/** @type {Record<string, any>} */ { box, ...clear }) => {
      if (!box) return clear;
      const bound = [table, ...identity.map((column) => clear[column ?? ''])].join('/');
      const bytes = new Uint8Array(await decrypt(key, box, bound));
      const count = bytes[0] === 0 ? 0 : (bytes[1] ?? 0);
      const view = new DataView(bytes.buffer);
      let at = bytes[0] === 0 ? 1 : 2 + 4 * (count + 1);
      const [json, ...parts] = Array.from({ length: count + 1 }, (_, index) => {
        const length = bytes[0] === 0 ? bytes.length - 1 : view.getUint32(2 + 4 * index);
        at += length;
        return bytes.slice(at - length, at);
      });
      const rest = JSON.parse(new TextDecoder().decode(json), (_, value) =>
        value !== null && typeof value === 'object' && '\u0000part' in value
          ? parts[value['\u0000part']]
          : value,
      );
      return Object.assign(clear, rest);
    }),
  );
  return JSON.stringify(opened);
}
