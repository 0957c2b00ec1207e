/** The operator searches the audit log by account, record, action and day. */
import { beforeAll, expect, it } from 'vitest';
import { auditSearchCommand } from '../../../server/operations/commands/audit-search.ts';
import { dayInIndia, addDays, indianDate } from '#kernel/calendar-date.ts';
import { callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { operatorSays } from '../../support/operator-says.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import type { TestUser } from '../../support/test-server.ts';

const server = serverForFile();
const searches = async (...words: string[]) => operatorSays(auditSearchCommand, server.ports, ...words);
const rowsIn = (said: string) => said.split('\n').slice(1);

let lawyer: TestUser;
let judge: TestUser;
let id: string;

beforeAll(async () => {
  lawyer = await server.makeUser('lawyer');
  judge = await server.makeUser('judge');
  id = (await callsOf(server, lawyer).post('/applications', filed())).body._id;
  await callsOf(server, judge).get(`/applications/${id}`);
});

it('shows who did what to a record, newest first, and logs the search', async () => {
  const said = await searches('--id', id);
  expect(said).toMatch(/^2 rows of the audit log\./);
  expect(rowsIn(said)).toEqual([
    expect.stringMatching(new RegExp(`IST  read  ${judge.user.email}  application ${id} v1`)),
    expect.stringMatching(new RegExp(`IST  create  ${lawyer.user.email}  application ${id} v1`)),
  ]);
  const { rows } = await server.pool.query("SELECT user_id, detail FROM audit WHERE action = 'audit-search'");
  expect(rows.at(-1)).toEqual({ user_id: null, detail: { operator: 'clerk', asked: `--id ${id}` } });
});

it('shows the acts of an account by action and day', async () => {
  const today = dayInIndia(server.now());
  const by = ['--email', lawyer.user.email.toUpperCase(), '--action', 'create'];
  expect(rowsIn(await searches(...by))).toHaveLength(1);
  expect(rowsIn(await searches(...by, '--from', indianDate(today), '--to', indianDate(today)))).toHaveLength(
    1,
  );
  expect(await searches(...by, '--from', indianDate(addDays(today, 1)))).toBe('0 rows of the audit log.');
});

it('writes a text of a user on one line of its row', async () => {
  await server.pool.query(
    `INSERT INTO audit (_id, at, user_id, action, detail) VALUES (gen_random_uuid(), now(), $1, 'share', $2)`,
    [lawyer.user._id, { email: 'a\n27-11-2026 10:00:00 IST  decide\u001b[2J' }],
  );
  const rows = rowsIn(await searches('--email', lawyer.user.email, '--action', 'share'));
  expect(rows).toHaveLength(1);
  expect(rows[0]).not.toContain('\u001b');
});

it.each([
  [[], 'Name either --email or --id.'],
  [['--email', 'a@b.in', '--id', 'x'], 'Name either --email or --id.'],
  [['--id', "x' OR true"], 'Write the id of the record'],
  [['--email', 'a@b.in', '--from', '2026-11-27'], 'as DD-MM-YYYY'],
  [['--email', 'a@b.in', '--from', '02-01-2026', '--to', '01-01-2026'], 'is before'],
  [['--user', 'a'], '--user is not understood.'],
  [['--email', 'nobody@example.in'], 'No account has the email nobody@example.in.'],
])('refuses %j with the next step', async (words, fault) => {
  await expect(searches(...words)).rejects.toThrow(fault);
});
