/**
 * Keeps one stream open for all pages of this browser while a page is visible. Without a stream the page
 * fetches each minute, as before.
 */
import { liveQuery } from 'dexie';
import { getMeta } from '#data/store/meta.ts';
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import { readWakeStream, type StreamEnd } from './wake-stream.ts';

/** One page of this browser holds it. The other ones see its records in the shared database. */
const LOCK = 'zamanat-wake';
/** The first screen, or a page that was just woken, needs the network first. */
const SETTLE_MS = 4_000;
/** A server ends each stream after some minutes. */
const AFTER_END_MS = 1_000;
/** Of an older or full server. */
const AFTER_REFUSAL_MS = 5 * 60_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 2 * 60_000;

interface WaitOptions {
  readonly db: Db;
  readonly ports: Pick<Ports, 'fetch' | 'clientVersion' | 'locks' | 'random'>;
  /** False while the page is hidden or offline. */
  readonly mayWait: () => boolean;
  /** The server has changes, or may have had some while no stream was open. */
  readonly onChanged: () => void;
  /** Nobody says when to fetch any more. */
  readonly onLost: () => void;
  readonly onError: (error: unknown) => void;
}

export interface WaitForChanges {
  /** True while the server says when to fetch. */
  readonly isWaiting: () => boolean;
  /** Call it when `mayWait` may have changed. */
  readonly update: () => void;
  readonly stop: () => void;
}

export function waitForChanges({
  db,
  ports,
  mayWait,
  onChanged,
  onLost,
  onError,
}: WaitOptions): WaitForChanges {
  let token: string | null = null;
  let current: { readonly token: string; readonly stop: AbortController } | null = null;
  let isOpen = false;

  function update(): void {
    const wanted = mayWait() ? token : null;
    if (wanted === (current?.token ?? null)) return;
    current?.stop.abort();
    current = wanted === null ? null : { token: wanted, stop: new AbortController() };
    if (current) start(current.token, current.stop.signal);
  }

  function start(sessionToken: string, signal: AbortSignal): void {
    ports.locks.request(LOCK, {}, async () => keepOpen(sessionToken, signal)).catch(onError);
  }

  async function keepOpen(sessionToken: string, signal: AbortSignal): Promise<void> {
    let tries = 0;
    await pause(SETTLE_MS, signal);
    while (!signal.aborted) {
      const onEvent = (): void => {
        tries = 0;
        isOpen = true;
        onChanged();
      };
      const end = await readWakeStream({ ports, token: sessionToken, signal, onEvent });
      if (isOpen && !signal.aborted) onLost(); // a hidden page asks rarely
      isOpen = false;
      await pause(retryDelay(end, tries) * (1 + ports.random()), signal);
      tries += 1;
    }
  }

  const watch = liveQuery(() => sessionOf(db)).subscribe({
    next: (now) => {
      token = now;
      update();
    },
    error: onError,
  });
  return {
    isWaiting: () => isOpen,
    update,
    stop: () => {
      watch.unsubscribe();
      current?.stop.abort();
      current = null;
    },
  };
}

async function sessionOf(db: Db): Promise<string | null> {
  if (await getMeta(db, 'paused')) return null;
  return (await getMeta(db, 'token')) ?? null;
}

function retryDelay(end: StreamEnd, tries: number): number {
  if (end === 'ended') return AFTER_END_MS;
  if (end === 'refused') return AFTER_REFUSAL_MS;
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(tries, 10));
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : ms);
    signal.addEventListener('abort', end);
  });
