/**
 * Cost of open pages that wait for changes (`GET /api/wake`) in one server process: memory, processor time of
 * server and PostgreSQL, statements, and the time from a change to the page. The baseline is as many pages
 * that ask for changes once a minute. Run: node --expose-gc bench/idle-pages.mjs
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { processorTime, startServer } from './server-app.mjs';

const PAGES = Number(process.env['BENCH_PAGES'] ?? 10_000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30);
/** Calls that are timed for the baseline. */
const ASKED = 3_000;
const CHANGES = 20;

const server = await startServer(undefined);
const { hashToken } = await import('../server/storage/session.ts');
const { tokens, users } = await accounts(PAGES);
const client = fork(new URL('idle-pages-client.mjs', import.meta.url));

await order({ ask: tokens.slice(0, 500) }); // the first requests compile the code
const asked = await spent(async () => order({ ask: tokens.slice(0, ASKED) }));
const memory = memoryHere();
await order({ open: tokens });
await pause(12_000); // PostgreSQL counts the transactions of an idle connection after ten seconds
const held = memoryHere() - memory;
const countBefore = await transactions();
const waited = await spent(async () => pause(SECONDS * 1_000));
const counted = (await transactions()) - countBefore;
const late = await lateness();

const perMinute = (/** @type {number} */ inAll) => (inAll * 60) / SECONDS;
const polling = (asked / ASKED) * PAGES;
process.stdout.write(
  [
    `${PAGES} pages wait in one process`,
    `memory of a page: ${(held / PAGES / 1024).toFixed(1)} kB`,
    `processor time in a minute: ${perMinute(waited).toFixed(0)} ms; as many pages that ask once a minute: ${polling.toFixed(0)} ms, ${(polling / perMinute(waited)).toFixed(0)} times as much`,
    `transactions in a minute: ${perMinute(counted).toFixed(0)}; of pages that ask: ${PAGES}`,
    `from a change to the page: median ${late[CHANGES / 2]?.toFixed(0)} ms, longest ${late.at(-1)?.toFixed(0)} ms`,
    '',
  ].join('\n'),
);
client.kill();
await server.stop();

/** @type {(message: object) => Promise<any>} */
async function order(message) {
  client.send({ port: server.port, ...message });
  const [answer] = await once(client, 'message');
  return answer;
}

/** @type {(work: () => Promise<unknown>) => Promise<number>} */
async function spent(work) {
  const before = (await processorTime(server)) ?? 0;
  await work();
  return ((await processorTime(server)) ?? 0) - before;
}

async function transactions() {
  const { rows } = await server.pool.query(
    'SELECT pg_stat_clear_snapshot(), sum(xact_commit)::int AS done FROM pg_stat_database',
  );
  return Number(rows[0].done);
}

function memoryHere() {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}

/** Milliseconds from a change to the page of its user, sorted. */
async function lateness() {
  const times = [];
  for (let n = 0; n < CHANGES; n++) {
    const woken = order({ expect: n });
    const at = Date.now();
    await server.pool.query('UPDATE change_counters SET last = last + 1 WHERE log_id = $1', [users[n]]);
    times.push((await woken).at - at);
  }
  return times.toSorted((one, other) => one - other);
}

/**
 * Accounts with one session each.
 * @type {(count: number) => Promise<{ tokens: string[], users: string[] }>}
 */
async function accounts(count) {
  const registered = await server.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: {
      name: 'Meera Deshpande',
      email: 'meera@example.in',
      password: 'three quiet herons',
      role: 'lawyer',
    },
  });
  const own = registered.json().user._id;
  const ids = Array.from({ length: count }, () => randomUUID());
  const made = ids.map(() => randomUUID());
  await server.pool.query(
    `INSERT INTO users SELECT (jsonb_populate_record(u, jsonb_build_object('_id', id, 'email', id || '@example.in', 'filing_code', id::text))).*
       FROM users AS u, unnest($2::uuid[]) AS id WHERE u._id = $1`,
    [own, ids],
  );
  await server.pool.query('INSERT INTO change_counters (log_id) SELECT unnest($1::uuid[])', [ids]);
  await server.pool.query(
    `INSERT INTO sessions (token_hash, _id, user_id, created_at, used_at, second_factor)
       SELECT token, gen_random_uuid(), id, now(), now(), false FROM unnest($1::bytea[], $2::uuid[]) AS given (token, id)`,
    [made.map(hashToken), ids],
  );
  return { tokens: made, users: ids };
}
