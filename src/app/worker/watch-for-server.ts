/**
 * The browser detects only its own network, not a server that returns. While the page is visible and unsent
 * rows exist, it checks the server twice a second.
 */
import { liveQuery } from 'dexie';
import { checkReachability } from '#data/outbox/reachability.ts';
import { WAITING } from '#data/store/outbox-row.ts';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { stateOf } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';

const ASK_MS = 500;

interface ServerWatchOptions {
  readonly db: Db;
  readonly ports: Pick<Ports, 'fetch'>;
  /** True if the page is visible and the browser does not report offline. */
  readonly mayAsk: () => boolean;
  readonly onBack: () => void;
}

/** Returns a function that stops it. */
export function watchForServer({ db, ports, mayAsk, onBack }: ServerWatchOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAway = false;

  const checkServer = async (): Promise<void> => {
    const there = mayAsk() && (await checkReachability(ports)) === 'there';
    if (!isAway) return;
    if (there) onBack();
    next();
  };
  const next = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void checkServer(), ASK_MS);
  };
  const stop = () => {
    isAway = false;
    clearTimeout(timer);
  };
  const watch = liveQuery(() => isHeldUp(db)).subscribe({
    next: (isBlocked) => {
      if (!isBlocked) stop();
      else if (!isAway) {
        isAway = true;
        next();
      }
    },
    error: (error) => {
      stop();
      backgroundFailed(error);
    },
  });
  return () => {
    watch.unsubscribe();
    stop();
  };
}

async function isHeldUp(db: Db): Promise<boolean> {
  if ((await stateOf(db, 'retry')).unreachable === undefined) return false;
  return (await db.outbox.where('state').anyOf(WAITING).count()) > 0;
}
