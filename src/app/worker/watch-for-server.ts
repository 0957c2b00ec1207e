/**
 * A server that comes back says nothing, and the browser notices only its own network. While the page is looked at and
 * something waits that could not be sent, the server is asked twice a second whether it is there.
 */
import { liveQuery } from 'dexie';
import { reachOf } from '#data/outbox/is-there.ts';
import { WAITING } from '#data/outbox/outbox-row.ts';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { metaOf } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';

const ASK_MS = 500;
/** A server that stays away is asked less often. */
const EAGER_MS = 10 * 60_000;
const LATER_MS = 10_000;

interface Watched {
  readonly db: Db;
  readonly ports: Pick<Ports, 'fetch' | 'now'>;
  /** Whether somebody looks, and the browser does not say itself that there is no network. */
  readonly mayAsk: () => boolean;
  readonly onBack: () => void;
}

/** Runs until the answer is called. */
export function watchForServer({ db, ports, mayAsk, onBack }: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;

  const ask = async (): Promise<void> => {
    const there = mayAsk() && (await reachOf(ports)) === 'there';
    if (since === null) return;
    if (there) onBack();
    next();
  };
  const next = () => {
    const away = ports.now().getTime() - (since ?? 0);
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), away < EAGER_MS ? ASK_MS : LATER_MS);
  };
  const stop = () => {
    since = null;
    clearTimeout(timer);
  };
  const watch = liveQuery(() => isHeldUp(db)).subscribe({
    next: (held) => {
      if (!held) stop();
      else if (since === null) {
        since = ports.now().getTime();
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
  if ((await metaOf(db, 'unreachable')) === null) return false;
  return (await db.outbox.where('state').anyOf(WAITING).count()) > 0;
}
