/** The words between the drain and what settles its answers. */
import type { Db } from '#data/store/db.ts';
import type { OutboxRow } from './outbox-row.ts';
import type { Ports } from '#data/store/ports.ts';

/** `sent`: a row is done. `on`: look for the next. `compare`: the server's history is another, and is fetched first. The rest: nothing more can go now. */
export type SettleResult = 'sent' | 'on' | 'offline' | 'paused' | 'revoked' | 'quiet' | 'compare' | 'full';

/** What settling one row works with. */
export interface SettleContext {
  readonly db: Db;
  readonly ports: Ports;
  readonly row: OutboxRow;
  readonly token: string;
}
