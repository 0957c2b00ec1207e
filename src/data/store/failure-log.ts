/**
 * What went wrong in the app itself, for the person to send if they like. No word of a case is in it: of an error its
 * kind and the places in our own code are kept, never its message. In local storage, so that it is there when the
 * database is what failed. A worker has no such storage: it tells the pages that are open, and each keeps the same. With
 * none open nobody hears it; the next page does the work that failed once more, and keeps why.
 */
import { CLIENT_VERSION } from './client-version.ts';
import { localStore } from './local-store.ts';
import { isStorageFull } from './storage-full.ts';

export interface LoggedFailure {
  readonly at: string;
  readonly clientVersion: string;
  /** `screen`: something could not be drawn. `page`: nobody caught it, or its screen could only say that it failed. `background`: the sync and its kind. */
  readonly where: 'screen' | 'page' | 'background';
  /** TypeError, QuotaExceededError */
  readonly kind: string;
  /** "entry-B58x7meK.js:1:20345", the innermost first. */
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

/** Runs until the answer is called. */
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

/** What nobody catches, in a page as in a worker. */
export function reportUncaught(where: LoggedFailure['where']): void {
  addEventListener('error', ({ error }) => reportFailure(error, where));
  addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason, where));
}

function keep(failure: LoggedFailure): void {
  const before = loggedFailures();
  const same = before.findIndex(
    ({ kind, places }) => kind === failure.kind && places.join() === failure.places.join(),
  );
  const others = same < 0 ? before : before.toSpliced(same, 1); // what fails again and again does not push out the rest
  write([...others, failure].slice(-MOST));
}

/** For an act of a person that nothing foresees to fail: its screen says that it did, by the null. */
export function actFailed(error: unknown): null {
  reportFailure(error, 'page');
  return null;
}

/**
 * For what nobody waits for: what it leaves undone is done by the next round, or the next start. A full device is no
 * failure of the app, nor is a database that its person has just left.
 */
export function backgroundFailed(error: unknown): void {
  if (!isStorageFull(error) && kindOf(error) !== 'DatabaseClosedError') reportFailure(error, 'background');
}

/** The oldest first. */
export function loggedFailures(): readonly LoggedFailure[] {
  try {
    const stored: unknown = JSON.parse(localStore().getItem(KEY) ?? '[]');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `reportFailure` alone
    return Array.isArray(stored) ? (stored as LoggedFailure[]) : [];
  } catch {
    return []; // storage is closed, or holds something else
  }
}

/** Once they are sent, or the person does not want them. */
export const forgetFailures = (): void => write([]);

function write(failures: readonly LoggedFailure[]): void {
  try {
    if (failures.length === 0) localStore().removeItem(KEY);
    else localStore().setItem(KEY, JSON.stringify(failures));
  } catch {
    // storage is closed or full: there is nowhere to keep it
  }
}

/** Only what is a name: a thrown text may hold anything. */
function kindOf(error: unknown): string {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : null;
  return typeof name === 'string' && KIND.test(name) ? name : typeof error;
}

function placesOf(error: unknown): string[] {
  const stack = typeof error === 'object' && error !== null && 'stack' in error ? error.stack : null;
  if (typeof stack !== 'string') return [];
  return [...stack.matchAll(PLACE)].slice(0, PLACES).map(([, place = '']) => place);
}
