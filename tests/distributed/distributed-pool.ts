/**
 * The pool of the server under `npm run test:distributed`. Each transaction is SERIALIZABLE, one statement in twenty
 * fails, and one outside the common subset is refused.
 */
import { appendFileSync } from 'node:fs';
import { DatabaseError, Pool, type PoolClient } from 'pg';
import { outsideSubset } from './common-subset.ts';

export const isDistributed = (): boolean => process.env['ZAMANAT_DISTRIBUTED'] !== undefined;

/** One statement in this many fails. */
const FAILS = 20;

/** The script counts these lines. */
function note(line: object): void {
  const file = process.env['ZAMANAT_DISTRIBUTED'];
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

export function distributedPool(own: Pool): Pool {
  const { host, user, database } = own.options;
  const pool = new Pool({
    host,
    user,
    database,
    max: 12,
    options: '-c default_transaction_isolation=serializable',
  });
  const counts = { statements: 0, failed: 0 };
  pool.on('error', () => undefined);
  pool.on('connect', (client) => harden(client, counts));
  const end = pool.end.bind(pool);
  return Object.assign(pool, {
    end: async () => {
      note(counts);
      await end();
    },
  });
}

function harden(client: PoolClient, counts: { statements: number; failed: number }): void {
  const query = client.query.bind(client);
  const hardened = (...given: readonly unknown[]): unknown => {
    const [statement, ...rest] = given;
    const text = typeof statement === 'string' ? statement : String(Object(statement).text ?? '');
    const stated = text.replace('ISOLATION LEVEL READ COMMITTED', 'ISOLATION LEVEL SERIALIZABLE');
    const refusal = refusalOf(stated, counts);
    if (refusal) return failed(refusal, rest.at(-1));
    const changed = typeof statement === 'string' ? stated : statement;
    return Reflect.apply(query, client, [changed, ...rest]);
  };
  Object.assign(client, { query: hardened });
}

function refusalOf(text: string, counts: { statements: number; failed: number }): Error | undefined {
  if (/^\s*(?:BEGIN|ROLLBACK)\b/i.test(text)) return undefined;
  counts.statements += 1;
  const outside = outsideSubset(text);
  if (outside !== undefined) {
    note({ outside, text: text.slice(0, 120) });
    return new Error(`outside the common subset (${outside}): ${text}`);
  }
  if (Math.random() * FAILS >= 1) return undefined;
  counts.failed += 1;
  return Object.assign(new DatabaseError('injected serialization failure', 0, 'error'), { code: '40001' });
}

/** A pool gives its callback, others wait for a promise. */
function failed(error: Error, last: unknown): Promise<never> | undefined {
  if (typeof last !== 'function') return Promise.reject(error);
  process.nextTick(last, error);
  return undefined;
}
