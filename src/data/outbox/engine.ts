import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import type { Kinds } from './kinds.ts';

/** One device, with the kinds of record that it syncs. */
export interface Engine {
  readonly db: Db;
  readonly ports: Ports;
  readonly kinds: Kinds;
}

/** For work that needs neither a clock nor a network. */
export type LocalEngine = Pick<Engine, 'db' | 'kinds'>;
