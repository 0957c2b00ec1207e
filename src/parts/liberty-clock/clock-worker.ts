/**
 * Clock worker. It reads the database itself, so that ten thousand matters and the law tables never load in
 * the page.
 */
import { Db } from '#data/store/db.ts';
import { reportUncaught } from '#data/store/failure-log.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { type LawTables, loadLawTables } from '#parts/law-tables/load-law-tables.ts';

import type { FromClock, ToClock } from './clock-messages.ts';
import { type ClockWatch, watchClock } from './watch-clock.ts';

let watch: ClockWatch | null = null;
let tables: LawTables | null = null;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own port to its page
const say = (message: FromClock): void => self.postMessage(message);

async function lawTables(): Promise<LawTables> {
  if (tables?.status !== 'ready')
    tables = await loadLawTables(new SharedDb(), { fetch: (url) => fetch(url) });
  return tables;
}

/** Yields to requests of the page. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

reportUncaught('background');
self.addEventListener('message', ({ data }: MessageEvent<ToClock>) => {
  if (data.kind === 'watch') {
    watch = watchClock({
      db: new Db(data.database),
      tables: lawTables,
      breathe,
      say: (clock) => say({ kind: 'clock', clock }),
    });
  } else if (data.kind === 'ask') watch?.ask(data.asked);
  else void watch?.dated().then((matters) => say({ kind: 'dated', n: data.n, matters }));
});
