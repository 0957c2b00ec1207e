/** The operator's act: this person is a judge, and sits in these courts. What is before them comes into their log. */
import type { CourtSeat } from '#contract/court.ts';
import type { User } from '#contract/user.ts';
import type { Ports } from '../ports.ts';
import { audit } from '../db/audit.ts';
import { appendRows } from '../db/change-log.ts';
import { bringIntoView, holdCourtsAlone } from '../db/scope.ts';
import { inTransaction } from '../db/sql.ts';
import { addSeat, lockUser, seatsOf, userByEmail, userEntity } from './users.ts';

export async function verifyJudge(
  ports: Pick<Ports, 'pool' | 'now' | 'newId'>,
  email: string,
  courts: readonly CourtSeat[],
): Promise<User> {
  return inTransaction(ports.pool, async (sql) => {
    const found = await userByEmail(sql, email.trim().toLowerCase());
    const row = found && (await lockUser(sql, found._id));
    if (!row) throw new Error(`No account has the email ${email}. The judge registers first.`);
    if (row.role !== 'judge') throw new Error(`${email} is registered as a ${row.role}, not as a judge.`);
    const now = ports.now();
    const version = row.version + 1;
    await sql.query('UPDATE users SET verified = true, version = $2 WHERE _id = $1', [row._id, version]);
    await holdCourtsAlone(sql); // before the seats: a writer either sees them, or is seen
    for (const seat of courts) await addSeat(sql, row._id, seat);
    const seats = await seatsOf(sql, row._id);
    await bringIntoView(sql, row._id, { seats, now });
    await appendRows(
      sql,
      [{ userId: row._id, entity: 'user', id: row._id, version, removedBecause: null }],
      now,
    );
    await audit(sql, ports, { action: 'verify-judge', userId: row._id, detail: { courts } });
    return userEntity({ ...row, verified: true, version }, seats);
  });
}
