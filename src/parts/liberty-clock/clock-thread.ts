/** Clock interface of the page: in a worker, or in the page if none starts. */
import { whenIdle } from '#ui/when-idle.ts';
import type { Db } from '#data/store/db.ts';
import { lawTablesNow } from '#parts/law-tables/use-law-tables.ts';
import { CLOCK_WORKER_URL, trustedScript } from '#parts/trusted-script.ts';
import type { FromClock, ToClock } from './clock-messages.ts';
import type { CountedMatter } from '#documents/calendar/counted-matter.ts';
import type { Clock, ClockAsked, ClockWatch } from './watch-clock.ts';

type Say = (clock: Clock) => void;

export function clockThread(db: Db, say: Say): ClockWatch {
  let lastRequest: ClockAsked | null = null;
  let watch: ClockWatch;
  /** A worker that cannot load reports only an error event; count in the page instead. */
  const giveUp = () => {
    watch.stop();
    watch = inPage(db, say);
    if (lastRequest) watch.ask(lastRequest);
  };
  watch = typeof Worker === 'undefined' ? inPage(db, say) : inWorker(db, { say, giveUp });
  return {
    ask: (next) => {
      lastRequest = next;
      watch.ask(next);
    },
    dated: () => watch.dated(),
    stop: () => watch.stop(),
  };
}

function inWorker(db: Db, { say, giveUp }: { say: Say; giveUp: () => void }): ClockWatch {
  const worker = new Worker(trustedScript(CLOCK_WORKER_URL), { type: 'module', name: 'liberty-clock' });
  const pendingCounts = new Map<number, (matters: readonly CountedMatter[]) => void>();
  let last = 0;
  const tell = (message: ToClock): void => worker.postMessage(message, []);
  worker.addEventListener('error', giveUp, { once: true });
  worker.addEventListener('message', ({ data }: MessageEvent<FromClock>) => {
    if (data.kind === 'clock') return say(data.clock);
    pendingCounts.get(data.n)?.(data.matters);
    pendingCounts.delete(data.n);
  });
  tell({ kind: 'watch', database: db.name });
  return {
    ask: (request) => tell({ kind: 'ask', asked: request }),
    dated: () =>
      new Promise((resolve) => {
        last += 1;
        pendingCounts.set(last, resolve);
        tell({ kind: 'dated', n: last });
      }),
    stop: () => worker.terminate(),
  };
}

/** Loads the rules with it. */
function inPage(db: Db, say: Say): ClockWatch {
  let stopped = false;
  const coming = import('./watch-clock.ts').then(({ watchClock }) => {
    const watch = watchClock({ db, tables: lawTablesNow, breathe: () => whenIdle(100, 0), say });
    if (stopped) watch.stop();
    return watch;
  });
  coming.catch(() => say({ status: 'failed' })); // its chunk is not cached
  const then = (act: (watch: ClockWatch) => void): void => void coming.then(act, () => undefined); // failure reported above
  return {
    ask: (request) => then((watch) => watch.ask(request)),
    dated: async () => (await coming).dated(),
    stop: () => {
      stopped = true;
      then((watch) => watch.stop());
    },
  };
}
