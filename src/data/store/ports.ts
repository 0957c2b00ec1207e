/** What the data layer needs from outside: the page, the worker and a test each bring their own. */
import type { Db } from './db.ts';

/** As much of the Web Locks API as the drain uses; `navigator.locks` is one. */
export interface Locks {
  request<T>(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly steal?: boolean },
    work: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

export interface Ports {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => Date;
  readonly random: () => number;
  /** A UUIDv7: a record has its final id from its first second. */
  readonly newId: () => string;
  readonly locks: Locks;
  readonly clientVersion: string;
  /** Which tab this is, the same after a reload; the worker calls itself `worker`. */
  readonly tabId: string;
  /** The edition of the law tables on this device, printed in what is filed. */
  readonly lawEdition?: string;
  /** Sends files beside a round, which does not wait for them; left out, they are a part of the round. */
  readonly sendFiles?: (db: Db) => void;
  /** What has time until a round is over, such as the operator's texts of the law; nobody waits for it. */
  readonly afterPull?: (db: Db) => void;
}

export const nowIso = (ports: Pick<Ports, 'now'>): string => ports.now().toISOString();

/** An instant so many milliseconds from now. */
export const isoAfter = (ports: Pick<Ports, 'now'>, ms: number): string =>
  new Date(ports.now().getTime() + ms).toISOString();
