import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { invariant } from '#kernel/assert.ts';
import '#ui/styles.css';
import { App } from './app.tsx';
import { startWorker } from '#app/worker/app-worker.ts';
import { idle } from './idle.ts';
import { nextScreen } from './next-screen.ts';
import { watchOtherTabs } from '#app/session/other-tab.ts';
import { finishErasing, openSession } from '#app/session/open-session.ts';
import { reloadOnStaleChunk } from './stale-chunks.ts';

// zod reads its settings here when it comes, which is after the first drawing: its probe for eval is a CSP report
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
invariant(root, 'index.html has no #root');

reloadOnStaleChunk();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void openSession().then(watchOtherTabs);
if (import.meta.env.PROD) void nextScreen().then(startWorker);
void idle().then(finishErasing);
