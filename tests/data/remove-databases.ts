import { Dexie } from 'dexie';

/** Removes every database of the test, also those that an earlier test file of the worker left. */
export async function removeDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name) await Dexie.delete(name);
}
