/** A database of the first release, with people and matters in it, is brought to this one; nothing of it is lost. */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { issuedIdentity } from '../../../server/account/issued-identity.ts';
import { migrate, requireCurrentSchema } from '../../../server/storage/migrate.ts';
import { firstTables } from '../../../server/storage/migrations/before-court-logs/0001-first-tables.ts';
import { assessments } from '../../../server/storage/migrations/before-court-logs/0002-assessments.ts';
import { feedback } from '../../../server/storage/migrations/before-court-logs/0003-feedback.ts';
import { lawEditions } from '../../../server/storage/migrations/before-court-logs/0004-law-editions.ts';
import { groundsOfArrest } from '../../../server/storage/migrations/0033-grounds-of-arrest.ts';
import { agesOfCases } from '../../../server/storage/migrations/0067-ages-of-cases.ts';
import { sendCasesOfChildren } from '../../../server/storage/migrations/0070-grounds-and-transfers.ts';
import { ownDatabase } from '../../support/own-database.ts';

let pool: Pool;

const [ASHA, JUDGE, CASE, FILED, ASSESSED, SAID] = [1, 2, 3, 4, 5, 6].map(
  (n) => `01939d00-0000-7000-8000-00000000000${n}`,
);

beforeEach(async () => {
  pool = await ownDatabase();
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  for (const sql of [firstTables, assessments, feedback, lawEditions]) await pool.query(sql);
  await pool.query('CREATE TABLE migrations (name text PRIMARY KEY, at timestamptz NOT NULL)');
  await pool.query(
    `INSERT INTO migrations SELECT unnest(ARRAY['0001-first-tables', '0002-assessments', '0003-feedback', '0004-law-editions']), now()`,
  );
  await pool.query(
    `INSERT INTO users (_id, email, name, role, password_hash, filing_code, created_at) VALUES
       ($1, 'asha@example.com', 'Asha', 'lawyer', '', 'AAAAA', now()), ($2, 'judge@example.in', 'Rao', 'judge', '', 'BBBBB', now())`,
    [ASHA, JUDGE],
  );
  await pool.query(
    `INSERT INTO judge_seats (user_id, kind, place_key, place) VALUES ($1, 'sessions', 'thane', 'Thane')`,
    [JUDGE],
  );
  await pool.query(
    `INSERT INTO cases (_id, owner_id, version, court, place_key, fir_key, station_key, created_at, record)
     VALUES ($1, $2, 1, 'magistrate', 'pune', '', '', now(), '{}')`,
    [CASE, ASHA],
  );
  await pool.query(
    `INSERT INTO applications (_id, owner_id, case_id, application_number, version, status, court, place_key, created_at, record)
     VALUES ($1, $2, $3, 'ZB/2026/AAAAA-0001', 1, 'Pending', 'magistrate', 'nashik', now(), '{}')`,
    [FILED, ASHA, CASE],
  );
  await pool.query(`INSERT INTO assessments VALUES ($1, $2, 1, '{"at": "2026-11-20T08:30:00.000Z"}')`, [
    ASSESSED,
    CASE,
  ]);
  await pool.query(`INSERT INTO feedback VALUES ($1, $2, now(), '{}')`, [SAID, ASHA]);
});
afterEach(async () => pool.end());

/** Migrations after version 0004, which is the version of the test database. */
const SINCE = ['', 'before-court-logs']
  .flatMap((folder) => readdirSync(`server/storage/migrations/${folder}`))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''))
  .filter((name) => name > '0005')
  .toSorted();

it('gives one key to all forms of an FIR and merges no case', async () => {
  const [OTHER, PLAIN] = [7, 8].map((n) => `01939d00-0000-7000-8000-00000000000${n}`);
  await pool.query(
    `INSERT INTO cases (_id, owner_id, version, court, place_key, fir_key, station_key, created_at, record) VALUES
       ($1, $3, 1, 'magistrate', 'pune', 'crimeno.218/24', 'pskotwali', now(), '{"firNumber": "Crime No. 218/24", "policeStation": "PS Kotwali"}'),
       ($2, $3, 1, 'magistrate', 'pune', '218/2024', 'kotwali', now(), '{"firNumber": "0218/2024", "policeStation": "Kotwali"}')`,
    [OTHER, PLAIN, ASHA],
  );
  await migrate(pool);
  const { rows } = await pool.query('SELECT fir_key, station_key FROM cases WHERE _id <> $1', [CASE]);
  expect(rows).toEqual([
    { fir_key: '218/2024', station_key: 'kotwali' },
    { fir_key: '218/2024', station_key: 'kotwali' },
  ]);
});

it('migrates courts, assessment times and sample accounts', async () => {
  expect(await migrate(pool)).toEqual(SINCE);
  const courts = await pool.query('SELECT kind, place_key FROM court_places ORDER BY kind, place_key');
  expect(courts.rows.map(({ kind, place_key: place }) => `${kind}:${place}`)).toEqual([
    'high:',
    'magistrate:',
    'magistrate:nashik',
    'magistrate:pune',
    'sessions:',
    'sessions:thane',
  ]);
  const made = await pool.query('SELECT created_at FROM assessments');
  expect(made.rows).toEqual([{ created_at: new Date('2026-11-20T08:30:00.000Z') }]);
  const samples = await pool.query('SELECT email FROM users WHERE sample');
  expect(samples.rows).toEqual([{ email: 'judge@example.in' }]);
  const versions = await pool.query(
    'SELECT version FROM feedback UNION ALL SELECT version FROM applications',
  );
  expect(versions.rows).toEqual([{ version: 1 }, { version: 1 }]);
});

it('keeps the name and court of a judge that the operator verified before', async () => {
  await pool.query('UPDATE users SET verified = true WHERE _id = $1', [JUDGE]);
  await migrate(pool);
  const { rows } = await pool.query('SELECT verified_name, designation, court_id FROM users ORDER BY _id');
  expect(rows.map((row) => issuedIdentity(row))).toEqual([
    null,
    { verifiedName: 'Rao', designation: null, courtId: 'sessions:Thane' },
  ]);
});

it('reads the grounds of arrest of earlier releases as a fact with a state', async () => {
  const facts = async (groundsOfArrestAt: string) => {
    await pool.query('UPDATE cases SET record = $1', [
      { facts: { allegations: 'a "b"', groundsOfArrestAt } },
    ]);
    await pool.query('UPDATE applications SET record = $1', [{ case: { groundsOfArrestAt } }]);
    await pool.query(groundsOfArrest);
    const { rows } = await pool.query(`SELECT record->'facts' AS facts FROM cases
      UNION ALL SELECT record->'case' || '{"allegations": "a \\"b\\""}' FROM applications`);
    expect(rows[1]).toEqual(rows[0]);
    return rows[0].facts;
  };
  await migrate(pool);
  const allegations = 'a "b"';
  expect(await facts('none')).toEqual({ allegations, groundsOfArrest: { state: 'none' } });
  expect(await facts('2026-01-05')).toEqual({
    allegations,
    groundsOfArrest: { state: 'given', on: '2026-01-05' },
  });
  expect(await facts('2026-01-05T09:30')).toEqual({
    allegations,
    groundsOfArrest: { state: 'given', on: '2026-01-05', at: '09:30' },
  });
  expect(await facts('2026-02-31')).toEqual({ allegations, groundsOfArrestAt: '2026-02-31' });
});

it('gives a case the age of its newest application', async () => {
  await migrate(pool);
  await pool.query(`UPDATE cases SET record = '{"applicant": {"name": "Ravi"}}'`);
  await pool.query(`UPDATE applications SET record = '{"applicant": {"name": "Ravi", "age": 16}}'`);
  await pool.query(agesOfCases);
  const { rows } = await pool.query(
    `SELECT DISTINCT record->'applicant' AS applicant FROM cases WHERE _id IN (SELECT case_id FROM applications)`,
  );
  expect(rows).toEqual([{ applicant: { name: 'Ravi', age: 16 } }]);
});

it('sends the case of a child to its devices again, with its version', async () => {
  await migrate(pool);
  await pool.query(
    'INSERT INTO change_counters (log_id, last) VALUES ($1, 5) ON CONFLICT (log_id) DO UPDATE SET last = 5',
    [ASHA],
  );
  await pool.query(
    `INSERT INTO change_log (log_id, entity, entity_id, number, version, at) VALUES ($1, 'case', $2, 3, 1, now())`,
    [ASHA, CASE],
  );
  const sentAfter = async (age: number) => {
    await pool.query(
      `UPDATE cases SET record = jsonb_build_object('applicant', jsonb_build_object('age', $1::int))`,
      [age],
    );
    const client = await pool.connect();
    await sendCasesOfChildren(client);
    client.release();
    const { rows } = await pool.query(
      `SELECT number::int, version FROM change_log WHERE entity = 'case' AND log_id = $1`,
      [ASHA],
    );
    return rows;
  };
  expect(await sentAfter(18)).toEqual([{ number: 3, version: 1 }]);
  expect(await sentAfter(16)).toEqual([{ number: 6, version: 1 }]);
});

it('gives the former courts of a transferred application to the index', async () => {
  const court = { kind: 'sessions' };
  const told = { code: 'transferred', from: court, to: court, judge: 'Rao' };
  const at = '2026-11-20T08:30:00.000Z';
  const seat = { kind: 'sessions', place: 'Thane, Camp' };
  const orders = [{ by: { seat } }, { by: {} }];
  await pool.query('UPDATE applications SET record = $1', [
    { _id: FILED, orders, updates: [{ date: at, told }] },
  ]);
  await migrate(pool);
  const { rows } = await pool.query('SELECT former_courts, transferred_at FROM applications');
  expect(rows).toEqual([
    { former_courts: ['sessions:', 'sessions:thanecamp'], transferred_at: new Date(at) },
  ]);
});

it('migrates once when two servers start together', async () => {
  const [one, two] = await Promise.all([migrate(pool), migrate(pool)]);
  expect(one.length + two.length).toBe(SINCE.length);
  expect(await migrate(pool)).toEqual([]);
});

it('refuses the schema of a newer release with its name', async () => {
  await migrate(pool);
  await pool.query(`INSERT INTO migrations VALUES ('9999-later', now())`);
  const sentence = 'The database has the migration 9999-later of a newer release.';
  await expect(migrate(pool)).rejects.toThrow(sentence);
  await expect(requireCurrentSchema(pool)).rejects.toThrow(sentence);
});

it('names a migration that waits for a lock, keeps the earlier ones and goes on later', async () => {
  const busy = await pool.connect();
  await busy.query('BEGIN; LOCK TABLE users IN ACCESS SHARE MODE');
  const before = await appliedCount();
  await expect(migrate(pool, { lockTimeout: 100 })).rejects.toThrow(
    /^The migration \d{4}-[a-z-]+ waited too long for a lock\. End long transactions/,
  );
  await expect(requireCurrentSchema(pool)).rejects.toThrow(/^The database lacks the migration \d{4}-/);
  expect(await appliedCount()).toBeGreaterThanOrEqual(before);
  await busy.query('ROLLBACK');
  busy.release();
  await migrate(pool);
  await expect(requireCurrentSchema(pool)).resolves.toBeUndefined();
});

const appliedCount = async (): Promise<number> =>
  (await pool.query('SELECT 1 FROM migrations')).rowCount ?? 0;
