/** Types shared by drain and settle. */
import type { Db } from '#data/store/db.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { Ports } from '#data/store/ports.ts';

/**
 * `sent`: a row is done. `on`: continue with the next row. `compare`: resync first, because the server was
 * restored. The rest end the turn.
 */
export type SettleResult = 'sent' | 'on' | 'offline' | 'paused' | 'revoked' | 'quiet' | 'compare' | 'full';

/** Arguments for settling one row. */
export interface SettleContext {
  readonly db: Db;
  readonly ports: Ports;
  readonly row: OutboxRow;
  readonly token: string;
}
