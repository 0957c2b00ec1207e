/** A pool on the test's own database whose statements a test sees, and may replace, before PostgreSQL does. */
import { Pool } from 'pg';
import { isRecord } from '#kernel/merge-patch.ts';
import type { Database } from '../../server/storage/sql.ts';

export type Watch = (text: string) => string;

export const watched =
  (watch: Watch) =>
  (own: Pool): Database => {
    const { host, user, database } = own.options;
    const pool = new Pool({ host, user, database, max: 12 });
    pool.on('connect', (client) => {
      const query: (...args: unknown[]) => unknown = client.query.bind(client);
      Object.assign(client, {
        query: (first: unknown, ...rest: unknown[]) =>
          query(typeof first === 'string' ? watch(first) : watchedIn(first, watch), ...rest),
      });
    });
    return pool;
  };

/** A query object with a statement and its values. */
const watchedIn = (query: unknown, watch: Watch): unknown =>
  isRecord(query) && typeof query['text'] === 'string' ? { ...query, text: watch(query['text']) } : query;
