/** Ports of the signed-in part: those of the page, and the tasks after a pull. */
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import type { Ports } from '#data/store/ports.ts';
import { type PackedRows, sealPacked } from '#data/store/sealed/packed-rows.ts';
import { pagePorts } from './page-ports.ts';
import { sharedDb } from '#app/session/session.ts';

export const devicePorts: Ports = {
  ...pagePorts,
  afterPull: (db) => void renewLaw(db),
  sealMany,
  sendFiles: (db) => void sendFiles(db),
};

/** Only a large pull needs its code. */
async function sealMany(key: CryptoKey, rows: PackedRows): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const { sealInWorker } = await import('#parts/row-sealing/seal-in-worker.ts');
    return await sealInWorker(key, rows);
  } catch (error) {
    backgroundFailed(error);
    return sealPacked(key, rows);
  }
}

async function sendFiles(db: Db): Promise<void> {
  try {
    const { drainFiles } = await import('#data/device/sync.ts');
    await drainFiles(db, pagePorts);
  } catch (error) {
    backgroundFailed(error); // they remain in the outbox for the next round
  }
}

/** In service worker syncs, the worker does this as well. */
async function renewLaw(db: Db): Promise<void> {
  try {
    const { pullLaw } = await import('#data/law/pull-law.ts');
    await pullLaw(sharedDb, db, pagePorts);
  } catch (error) {
    backgroundFailed(error); // the stored edition remains, and the next sync tries again
  }
}
