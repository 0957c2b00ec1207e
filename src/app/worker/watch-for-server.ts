/**
 * A server that comes back says nothing, and the browser notices only its own network. While the page is looked at and
 * something waits that could not be sent, the server is asked twice a second whether it is there, for as long as it takes.
 */
import { liveQuery } from 'dexie';
import { checkReachability } from '#data/outbox/reachability.ts';
import { WAITING } from '#data/outbox/outbox-row.ts';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';

const ASK_MS = 500;

interface Watched {
  readonly db: Db;
  readonly ports: Pick<Ports, 'fetch'>;
  /** Whether somebody looks, and the browser does not say itself that there is no network. */
  readonly mayAsk: () => boolean;
  readonly onBack: () => void;
}

/** Runs until the answer is called. */
export function watchForServer({ db, ports, mayAsk, onBack }: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAway = false;

  const ask = async (): Promise<void> => {
    const there = mayAsk() && (await checkReachability(ports)) === 'there';
    if (!isAway) return;
    if (there) onBack();
    next();
  };
  const next = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), ASK_MS);
  };
  const stop = () => {
    isAway = false;
    clearTimeout(timer);
  };
  const watch = liveQuery(() => isHeldUp(db)).subscribe({
    next: (held) => {
      if (!held) stop();
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
  if ((await getMeta(db, 'unreachable')) === null) return false;
  return (await db.outbox.where('state').anyOf(WAITING).count()) > 0;
}
