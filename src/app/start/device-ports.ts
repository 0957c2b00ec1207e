/** The ports of the signed-in part: those of the page, and what follows a pull. */
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import type { Ports } from '#data/store/ports.ts';
import { pagePorts } from './page-ports.ts';
import { sharedDb } from '#app/session/session.ts';

export const devicePorts: Ports = {
  ...pagePorts,
  afterPull: (db) => void renewLaw(db),
  sendFiles: (db) => void sendFiles(db),
};

async function sendFiles(db: Db): Promise<void> {
  try {
    const { drain } = await import('#data/outbox/drain.ts');
    await drain(db, pagePorts, 'files');
  } catch (error) {
    backgroundFailed(error); // they stand in the outbox, and the next round goes on
  }
}

/** Where the worker syncs, it has done this too. */
async function renewLaw(db: Db): Promise<void> {
  try {
    const { pullLaw } = await import('#data/law/pull-law.ts');
    await pullLaw(sharedDb, db, pagePorts);
  } catch (error) {
    backgroundFailed(error); // the edition that is here stays, and the next sync asks again
  }
}
