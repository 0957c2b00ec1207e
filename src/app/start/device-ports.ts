/** Ports of the signed-in part: those of the page, and the tasks after a pull. */
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import type { Ports } from '#data/store/ports.ts';
import { pagePorts } from './page-ports.ts';
import { sealWhenLoaded } from './seal-when-loaded.ts';
import { sharedDb } from '#app/session/session.ts';

export const devicePorts: Ports = {
  ...pagePorts,
  afterPull: (db) => void renewLaw(db),
  // only a large pull needs its code
  sealMany: sealWhenLoaded(async () => (await import('#parts/row-sealing/seal-in-worker.ts')).sealInWorker),
  sendFiles: (db) => void sendFiles(db),
};

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
