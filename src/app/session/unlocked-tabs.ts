/** Each page with open records holds a lock of the browser, so a page that starts knows whether it is the first. */

const NAME = 'zamanat-unlocked';

/** Returns a function that releases the lock. */
export function holdUnlocked(): () => void {
  const stop = new AbortController();
  navigator.locks
    .request(
      NAME,
      { mode: 'shared', signal: stop.signal },
      () =>
        new Promise((resolve) => {
          stop.signal.addEventListener('abort', resolve);
        }),
    )
    .catch(() => undefined); // released before it was held
  return () => stop.abort();
}

export async function isUnlockedElsewhere(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === NAME);
}
