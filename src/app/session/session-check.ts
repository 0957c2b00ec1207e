/**
 * Checks the session with the server in the background. No response changes nothing; a revoked session, and on
 * a shared device an ended one, closes the device.
 */
import { liveQuery } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { getMeta, stateOf } from '#data/store/meta.ts';
import { isClosing } from '#data/outbox/pause.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { closeSession } from './session-acts.ts';

/** Also reacts to session results of drain and pull. Returns a function that stops it. */
export function watchSession(db: Db): () => void {
  const watches = [
    onceAnswered(db, () => {
      checkWhenIdle(db).catch(backgroundFailed);
    }),
    liveQuery(() => getMeta(db, 'paused')).subscribe({
      next: (pause) => {
        if (pause && isClosing(pause)) void closeSession(pause.reason);
      },
      error: backgroundFailed,
    }),
  ];
  return () => {
    for (const watch of watches) watch.unsubscribe();
  };
}

/** Runs after the first pull of this start succeeds, so that an offline start needs no schemas. */
function onceAnswered(db: Db, act: () => void) {
  let before: string | null | undefined;
  let done = false;
  return liveQuery(async () => (await stateOf(db, 'sync')).pulledAt ?? null).subscribe({
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

/** Load the response schemas when the page is idle. */
async function checkWhenIdle(db: Db): Promise<void> {
  await whenIdle();
  const { checkSession } = await import('./check-session.ts');
  await checkSession(db);
}
