/** Dependencies of the data layer. The page, the worker and tests provide their own. */
import type { Db } from './db.ts';
import type { SealPacked } from './sealed/packed-rows.ts';

/** The part of the Web Locks API that the drain uses; `navigator.locks` fits. */
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
  /** A UUIDv7, so that a record has its final id at creation. */
  readonly newId: () => string;
  readonly locks: Locks;
  readonly clientVersion: string;
  /** Id of this tab, stable across reloads; the worker uses `worker`. */
  readonly tabId: string;
  /** Edition of the law tables on this device, printed in filed papers. */
  readonly lawEdition?: string;
  /** Seals many rows in another thread. If absent, the pull's own thread seals them. */
  readonly sealMany?: SealPacked;
  /** Sends files without delaying the round. If absent, the round sends them. */
  readonly sendFiles?: (db: Db) => void;
  /** Low-priority work after a round, such as the operator's law texts. Nothing waits for it. */
  readonly afterPull?: (db: Db) => void;
}

export const nowIso = (ports: Pick<Ports, 'now'>): string => ports.now().toISOString();

/** The time that many milliseconds from now. */
export const isoAfter = (ports: Pick<Ports, 'now'>, ms: number): string =>
  new Date(ports.now().getTime() + ms).toISOString();
