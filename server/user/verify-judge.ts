/** The operator's act: this person is a judge, and sits in these courts. What is before them comes into their log. */
import type { CourtSeat } from '#contract/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { User } from '#contract/user.ts';
import type { Ports } from '../ports.ts';
import { audit } from '../db/audit.ts';
import { appendRows } from '../db/change-log.ts';
import { takeCourts } from '../db/court-locks.ts';
import { fillView } from '../db/fill-view.ts';
import { inTransaction, sqlOf } from '../db/sql.ts';
import { addSeat, lockUser, seatOf, seatsOf, userByEmail, userEntity } from './users.ts';

type VerifyPorts = Pick<Ports, 'pool' | 'now' | 'newId' | 'records'>;

export async function verifyJudge(
  ports: VerifyPorts,
  email: string,
  courts: readonly CourtSeat[],
): Promise<User> {
  const judge = await seat(ports, email, courts);
  await finishFills(ports, judge._id);
  return judge;
}

async function seat(ports: VerifyPorts, email: string, courts: readonly CourtSeat[]): Promise<User> {
  return inTransaction(ports.pool, async (sql) => {
    const found = await userByEmail(sql, email.trim().toLowerCase());
    const row = found && (await lockUser(sql, found._id));
    if (!row) throw new Error(`No account has the email ${email}. The judge registers first.`);
    if (row.role !== 'judge') throw new Error(`${email} is registered as a ${row.role}, not as a judge.`);
    const version = row.version + 1;
    await sql.query('UPDATE users SET verified = true, version = $2 WHERE _id = $1', [row._id, version]);
    await takeCourts(sql, courts); // before the seats: a writer either sees them, or is seen
    for (const each of courts) await addSeat(sql, row._id, each);
    await sql.query(
      `INSERT INTO judge_fills (user_id, kind, place_key) SELECT $1, * FROM unnest($2::text[], $3::text[])
       ON CONFLICT DO NOTHING`,
      [row._id, courts.map(({ kind }) => kind), courts.map(({ place }) => placeKey(place))],
    );
    await audit(sql, ports, { action: 'verify-judge', userId: row._id, detail: { courts } });
    return userEntity({ ...row, verified: true, version }, await seatsOf(sql, row._id));
  });
}

/** What a command that was cut off left to do is done by the next start. */
export async function finishAllFills(ports: VerifyPorts): Promise<void> {
  const found = await ports.pool.query<{ user_id: string }>('SELECT DISTINCT user_id FROM judge_fills');
  for (const { user_id: userId } of found.rows) await finishFills(ports, userId);
}

async function finishFills(ports: VerifyPorts, userId: string): Promise<void> {
  const found = await sqlOf(ports.pool).query<{ kind: CourtSeat['kind']; place: string }>(
    'SELECT kind, place_key AS place FROM judge_fills WHERE user_id = $1 ORDER BY kind, place_key',
    [userId],
  );
  await fillView(ports, userId, found.rows.map(seatOf));
  await inTransaction(ports.pool, async (sql) => {
    const row = await lockUser(sql, userId);
    await sql.query('DELETE FROM judge_fills WHERE user_id = $1', [userId]);
    const rows = row ? [{ userId, entity: 'user' as const, id: userId, version: row.version }] : [];
    await appendRows(sql, rows, { now: ports.now() });
  });
}
