/** Locks the app after the chosen time without input in any of its pages. */
import { liveQuery } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { appLockOf } from '#data/store/sealed/app-lock.ts';
import { lockNow } from '#app/session/lock-acts.ts';

/** Time of the last input in any page. */
const LAST = 'zamanat-input';
const STEP_MS = 5_000;
const INPUTS = ['pointerdown', 'keydown'] as const;

/** Returns a function that stops it. */
export function lockWhenIdle(db: Db): () => void {
  let minutes: number | null = null;
  const input = () => {
    if (minutes !== null && Date.now() - lastInput() > STEP_MS)
      localStorage.setItem(LAST, String(Date.now()));
  };
  const look = () => {
    if (minutes !== null && Date.now() - lastInput() >= minutes * 60_000) lockNow().catch(backgroundFailed);
  };
  const watch = liveQuery(() => appLockOf(db)).subscribe({
    next: (lock) => {
      minutes = lock?.minutes ?? null;
      if (minutes === null) localStorage.removeItem(LAST);
      else localStorage.setItem(LAST, String(Date.now()));
    },
    error: backgroundFailed,
  });
  const timer = setInterval(look, STEP_MS);
  // a phone stops timers of a hidden page
  document.addEventListener('visibilitychange', look);
  for (const name of INPUTS) addEventListener(name, input, { capture: true, passive: true });
  return () => {
    watch.unsubscribe();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    for (const name of INPUTS) removeEventListener(name, input, { capture: true });
  };
}

const lastInput = (): number => Number(localStorage.getItem(LAST) ?? 0);
