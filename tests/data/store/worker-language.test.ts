import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { SharedDb } from '#data/store/shared-db.ts';
import { keepLanguageForWorker, languageForWorker } from '#data/store/worker-language.ts';

it('gives the worker the language of the page', async () => {
  const shared = new SharedDb('shared-language');
  await keepLanguageForWorker(shared, 'hi');
  expect(await languageForWorker(shared)).toBe('hi');
  shared.close();
});

it('gives no language while another tab blocks the database', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // Dexie logs that it is blocked
  const blocking = await opened('shared-blocked');
  const shared = new SharedDb('shared-blocked');
  expect(await languageForWorker(shared)).toBe(undefined);
  blocking.close();
  shared.close();
});

it('gives no language when the database cannot be read', async () => {
  const shared = new SharedDb('shared-closed');
  shared.close();
  expect(await languageForWorker(shared)).toBe(undefined);
});

/** An older version, which stays open as in a tab that does not react. */
function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
  });
}
