/** The session as the server sees it, asked in the background: no answer changes nothing, only `revoked` closes the device. */
import { liveQuery } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { getMeta } from '#data/store/meta.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { closeSession } from './session-acts.ts';

/** Also hears what drain and pull were told meanwhile. Runs until the answer is called. */
export function watchSession(db: Db): () => void {
  const watches = [
    onceAnswered(db, () => {
      checkWhenIdle(db).catch(backgroundFailed);
    }),
    liveQuery(() => getMeta(db, 'paused')).subscribe({
      next: (pause) => {
        if (pause?.reason === 'revoked') void closeSession();
      },
      error: backgroundFailed,
    }),
  ];
  return () => {
    for (const watch of watches) watch.unsubscribe();
  };
}

/** When the server has answered the first pull of this start: a start without it asks nothing, and needs no schemas. */
function onceAnswered(db: Db, act: () => void) {
  let before: string | null | undefined;
  let done = false;
  return liveQuery(() => getMeta(db, 'pulledAt')).subscribe({
    next: (pulledAt) => {
      const answered = before !== undefined && pulledAt !== before;
      before = pulledAt;
      if (!answered || done) return;
      done = true;
      act();
    },
    error: backgroundFailed,
  });
}

/** With the schemas of the answer, when the page has time for them. */
async function checkWhenIdle(db: Db): Promise<void> {
  await whenIdle();
  const { checkSession } = await import('./check-session.ts');
  await checkSession(db);
}
