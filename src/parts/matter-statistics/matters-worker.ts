/** Counts the matters in a worker, so that ten thousand records never load in the page. */
import { Db } from '#data/store/db.ts';
import { reportFailure, reportUncaught } from '#data/store/failure-log.ts';
import { countMatters } from './count-matters.ts';
import type { FromMatters, ToMatters } from './matters-messages.ts';

let db: Db | null = null;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own port to its page
const say = (message: FromMatters): void => self.postMessage(message);

reportUncaught('page');
self.addEventListener('message', ({ data: { n, database, asked } }: MessageEvent<ToMatters>) => {
  db ??= new Db(database);
  countMatters(db, asked).then(
    (counted) => say({ n, counted }),
    (error: unknown) => {
      reportFailure(error, 'page');
      say({ n, failed: true });
    },
  );
});
