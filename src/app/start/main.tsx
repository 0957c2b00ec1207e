import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { invariant } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import { keepFailuresOfWorkers, reportUncaught } from '#data/store/failure-log.ts';
import './first-styles.css';
import { App, fetchSignedIn } from './app.tsx';
import { Landing } from '#app/navigation/signed-out-routes.tsx';
import { startWorker } from '#app/worker/app-worker.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { onScreenCached } from '#data/store/screen-cache.ts';
import { openKeptLanguage } from './language.ts';
import { nextScreen } from './next-screen.ts';
import { watchOtherTabs } from '#app/session/other-tab.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { finishErasing, openFromCache, openSession } from '#app/session/open-session.ts';
import { reloadOnStaleChunk } from './stale-chunks.ts';

// zod reads its settings here when it comes, which is after the first drawing: its probe for eval is a CSP report
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
invariant(root, 'index.html has no #root');

reloadOnStaleChunk();
reportUncaught('page');
keepFailuresOfWorkers();
void start(root);
if (import.meta.env.PROD) void nextScreen().then(startWorker);
void whenIdle().then(finishErasing);
onScreenCached((db) => void keepDrawing(db));

/** What the next start draws before any of this runs. Its code comes with the first that is kept. */
async function keepDrawing(db: Db): Promise<void> {
  const { scheduleSnapshot } = await import('./screen-snapshot.ts');
  scheduleSnapshot(db);
}

/** First as it was seen last; who is signed in now, and what has changed, is asked behind it and corrected in place. */
async function start(place: HTMLElement): Promise<void> {
  await openKeptLanguage();
  // what was drawn at build stays until the same can be drawn again, or something else is to be seen
  if ('drawn' in place.dataset) await Promise.all([openSession(), Landing.fetch()]).catch(() => undefined); // one that does not come is said by the drawing
  await openFromCache(fetchSignedIn);
  if (place.querySelector(':scope > .drawn')) await afterPaint(); // by the start script: seen before the app takes its place
  const page = createRoot(place);
  // as a transition it is drawn in slices of a few milliseconds, where a phone would else hold still until all is there
  startTransition(() =>
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  await openSession();
  watchOtherTabs();
}
