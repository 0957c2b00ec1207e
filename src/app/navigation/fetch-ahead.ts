/** Loads the code of screens before their links are pressed, from the device and never from the network. */
import type { Role } from '#contract/account/user.ts';
import { useWorker } from '#app/worker/app-worker.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { canOpen } from './entries.ts';
import { fetchScreenAt } from './fetch-screen.ts';
import { SCREENS } from './route-table.tsx';

/** A phone with this memory or less (in GB) loads a screen when it is opened. */
const SMALL_MEMORY = 1;

/** Milliseconds without a press or a key before the next screen loads: a load delays the screen that was pressed. */
const QUIET_MS = 10_000;

/** Waits until everything is installed, so that no data is spent. Returns a function that stops it. */
export function fetchScreensAhead(role: Role, quietMs = QUIET_MS): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const quiet = quietTime(quietMs, signal);
  document.addEventListener('pointerover', fetchPointed, { signal });
  document.addEventListener('focusin', fetchPointed, { signal });
  const start = () => void fetchOfRole(role, quiet, signal);
  const { deviceMemory = Infinity } = navigator as Navigator & { readonly deviceMemory?: number };
  if (deviceMemory > SMALL_MEMORY) signal.addEventListener('abort', onceInstalled(start), { once: true });
  return () => ended.abort();
}

/** A finger or a mouse on a link, or the focus: the press follows within about a tenth of a second. */
function fetchPointed({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || !useWorker.getState().ready) return;
  void fetchScreenAt(link.pathname).catch(ignored);
}

/** Calls once everything is on the device. Returns a function that stops the wait. */
function onceInstalled(act: () => void): () => void {
  if (useWorker.getState().ready) {
    act();
    return () => undefined;
  }
  const stop = useWorker.subscribe(({ ready }) => {
    if (!ready) return;
    stop();
    act();
  });
  return stop;
}

/** Returns a wait for a quiet page. */
function quietTime(quietMs: number, signal: AbortSignal): () => Promise<void> {
  let lastInput = performance.now();
  const note = () => {
    lastInput = performance.now();
  };
  for (const input of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    document.addEventListener(input, note, { signal, passive: true, capture: true });
  const left = () => (signal.aborted ? 0 : lastInput + quietMs - performance.now());
  return async () => {
    while (left() > 0) await new Promise((resolve) => setTimeout(resolve, left()));
  };
}

/** One screen in each idle moment, screens of the menu first. */
async function fetchOfRole(role: Role, quiet: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const screens = SCREENS.filter((screen) => canOpen(screen, role));
  const ordered = [...screens.filter(({ entry }) => entry), ...screens.filter(({ entry }) => !entry)];
  for (const { component } of ordered) {
    await quiet();
    await whenIdle();
    if (signal.aborted) return;
    await component.fetch().catch(ignored);
  }
}

/** The route loads it again and shows the failure. */
const ignored = (): void => undefined;
