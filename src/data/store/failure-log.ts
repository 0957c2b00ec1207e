/**
 * Log of app errors in local storage, because the database may be what fails. It has the kind and code positions
 * of an error and never its message, so it contains no case data.
 */
import { CLIENT_VERSION } from './client-version.ts';
import { localStore } from './local-store.ts';
import { isStorageFull } from './storage-full.ts';

export interface LoggedFailure {
  readonly at: string;
  readonly clientVersion: string;
  /**
   * `screen`: a render error. `page`: an uncaught error, or an action that failed. `background`: sync and
   * similar tasks.
   */
  readonly where: 'screen' | 'page' | 'background';
  /** TypeError, QuotaExceededError */
  readonly kind: string;
  /** "entry-B58x7meK.js:1:20345", innermost first. */
  readonly places: readonly string[];
}

const KEY = 'zamanat-failures';
const CHANNEL = 'zamanat-failures';
const MOST = 20;
const PLACES = 6;
const PLACE = /\/(?:assets\/|src\/|(?=sw\.js))([\w/.-]+\.[jt]sx?(?:\?[^:\s]*)?:\d+:\d+)/g;
const KIND = /^[A-Za-z]{1,40}$/;

export function reportFailure(error: unknown, where: LoggedFailure['where'], now = new Date()): void {
  const failure: LoggedFailure = {
    at: now.toISOString(),
    clientVersion: CLIENT_VERSION,
    where,
    kind: kindOf(error),
    places: placesOf(error),
  };
  if ('document' in globalThis) keep(failure);
  else tellPages(failure);
}

/** Returns a function that stops listening. */
export function keepFailuresOfWorkers(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<LoggedFailure>) => keep(data));
  return () => channel.close();
}

function tellPages(failure: LoggedFailure): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target; it stays in this origin
  channel.postMessage(failure);
  channel.close();
}

/** Logs uncaught errors in a page or a worker. */
export function reportUncaught(where: LoggedFailure['where']): void {
  addEventListener('error', ({ error }) => reportFailure(error, where));
  addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason, where));
}

function keep(failure: LoggedFailure): void {
  const before = loggedFailures();
  const same = before.findIndex(
    ({ kind, places }) => kind === failure.kind && places.join() === failure.places.join(),
  );
  const others = same < 0 ? before : before.toSpliced(same, 1); // a repeated failure replaces its earlier entry
  write([...others, failure].slice(-MOST));
}

/** For an unexpected failure of a user's action. The screen shows an error for the null; storage full passes. */
export function actFailed(error: unknown): null {
  if (isStorageFull(error)) throw error;
  reportFailure(error, 'page');
  return null;
}

/** The user has logged out meanwhile. */
const CLOSED: ReadonlySet<string> = new Set(['DatabaseClosedError', 'RecordsSealed']);

/**
 * For background work that the next round or start repeats. A quota error and a closed database are not
 * failures.
 */
export function backgroundFailed(error: unknown): void {
  if (!isStorageFull(error) && !CLOSED.has(kindOf(error))) reportFailure(error, 'background');
}

/** Oldest first. */
export function loggedFailures(): readonly LoggedFailure[] {
  try {
    const stored: unknown = JSON.parse(localStore().getItem(KEY) ?? '[]');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `reportFailure` alone
    return Array.isArray(stored) ? (stored as LoggedFailure[]) : [];
  } catch {
    return []; // storage is unavailable or holds other data
  }
}

/** After they are sent, or when the user clears them. */
export const forgetFailures = (): void => write([]);

function write(failures: readonly LoggedFailure[]): void {
  try {
    if (failures.length === 0) localStore().removeItem(KEY);
    else localStore().setItem(KEY, JSON.stringify(failures));
  } catch {
    // storage is unavailable or full, so the entry is lost
  }
}

/** Accept only plain names: a thrown text may contain case data. */
function kindOf(error: unknown): string {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : null;
  return typeof name === 'string' && KIND.test(name) ? name : typeof error;
}

function placesOf(error: unknown): string[] {
  const stack = typeof error === 'object' && error !== null && 'stack' in error ? error.stack : null;
  if (typeof stack !== 'string') return [];
  return [...stack.matchAll(PLACE)].slice(0, PLACES).map(([, place = '']) => place);
}
