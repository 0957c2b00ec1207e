import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { invariant } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import { keepFailuresOfWorkers, reportUncaught } from '#data/store/failure-log.ts';
import './first-styles.css';
import { App, fetchSignedIn } from './app.tsx';
import { Landing } from '#app/navigation/signed-out-routes.tsx';
import { startWorker } from '#app/worker/app-worker.ts';
import { watchInstallPrompt } from '#ui/install-prompt.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { onScreenCached } from '#data/store/screen-cache.ts';
import { openStoredLanguage } from './language.ts';
import { watchLaunchedFiles } from './launched-files.ts';
import { nextRender, nextScreen } from './next-screen.ts';
import { watchOtherTabs } from '#app/session/other-tab.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { finishErasing, openFromCache, openSession } from '#app/session/open-session.ts';
import { useSession } from '#app/session/session.ts';
import { reloadOnStaleChunk } from './stale-chunks.ts';
import { allowTranslation } from './translated-page.ts';

// zod reads its settings here when it loads, after the first render: its probe for eval causes a CSP report
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

Object.assign(globalThis, { zamanatStarted: true }); // from here on, `start.js` leaves errors to the app
const root = document.getElementById('root');
invariant(root, 'index.html has no #root');

reloadOnStaleChunk();
allowTranslation(document.body);
reportUncaught('page');
keepFailuresOfWorkers();
watchLaunchedFiles(window);
watchInstallPrompt(window);
void start(root);
if (import.meta.env.PROD) void nextScreen().then(startWorker);
void whenIdle().then(finishErasing);
onScreenCached((db) => void storeSnapshot(db));

/** Snapshot for the next start. Its code loads at the first screen to store. */
async function storeSnapshot(db: Db): Promise<void> {
  const { scheduleSnapshot } = await import('./screen-snapshot.ts');
  scheduleSnapshot(db);
}

/** Render from the cache first, then read the current session and correct the screen. */
async function start(place: HTMLElement): Promise<void> {
  await openStoredLanguage();
  // keep the prerendered page until it can be rendered again or another screen replaces it
  if ('drawn' in place.dataset) await Promise.all([openSession(), Landing.fetch()]).catch(() => undefined); // a failed load is reported by the render
  await openFromCache(fetchSignedIn);
  if (place.querySelector(':scope > .drawn')) await afterPaint(); // wait until the start script's snapshot is painted before replacing it
  const page = createRoot(place);
  // a transition renders in slices of a few milliseconds; otherwise a phone freezes until all is rendered
  startTransition(() =>
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  if (useSession.getState().status === 'in') await nextRender(); // reads of the database would delay the first render
  await openSession();
  watchOtherTabs();
}
