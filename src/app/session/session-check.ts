/** The session as the server sees it, asked in the background: no answer changes nothing, only `revoked` closes the device. */
import { liveQuery } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import { metaOf } from '#data/store/meta.ts';
import { idle } from '#app/start/idle.ts';
import { closeSession } from './session-acts.ts';

/** Also hears what drain and pull were told meanwhile. Runs until the answer is called. */
export function watchSession(db: Db): () => void {
  checkWhenIdle(db).catch((error: unknown) => reportFailure(error, 'background'));
  const watch = liveQuery(() => metaOf(db, 'paused')).subscribe((pause) => {
    if (pause?.reason === 'revoked') void closeSession();
  });
  return () => watch.unsubscribe();
}

/** With the schemas of the answer, when the page has time for them. */
async function checkWhenIdle(db: Db): Promise<void> {
  await idle();
  const { checkSession } = await import('./check-session.ts');
  await checkSession(db);
}
