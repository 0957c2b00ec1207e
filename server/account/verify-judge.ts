/** Operator commands: verify a judge for courts, or end seats. */
import type { CourtKind, CourtSeat } from '#contract/case/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { User } from '#contract/account/user.ts';
import type { Ports } from '#server/ports.ts';
import { audit } from '#server/storage/audit.ts';
import { appendRemovals, appendRows } from '#server/storage/change-log.ts';
import { beginWholeKinds, fillWholeKinds } from '#server/storage/whole-kind-logs.ts';
import { inTransaction, type Sql } from '#server/storage/sql.ts';
import {
  addSeat,
  lockUser,
  removeSeat,
  seatsOf,
  userByEmail,
  userEntity,
  type UserRow,
} from '#server/storage/users.ts';

type SeatingPorts = Pick<Ports, 'pool' | 'now' | 'newId' | 'records'>;

/** The judge reads the court's existing log from now on. */
export async function verifyJudge(
  ports: SeatingPorts,
  email: string,
  courts: readonly CourtSeat[],
): Promise<User> {
  const judge = await inTransaction(ports.pool, async (sql) => {
    const row = await judgeOf(sql, email);
    await beginWholeKinds(sql, wholeKindsOf(courts));
    for (const each of courts) await addSeat(sql, { ...each, userId: row._id, now: ports.now() });
    return reseat(ports, sql, { row, action: 'verify-judge', courts });
  });
  await fillWholeKinds(ports);
  return judge;
}

/** The next pull removes matters of these courts, unless the judge still sits in another of their courts. */
export async function endSeats(
  ports: SeatingPorts,
  email: string,
  courts: readonly CourtSeat[],
): Promise<User> {
  return inTransaction(ports.pool, async (sql) => {
    const row = await judgeOf(sql, email);
    const now = ports.now();
    for (const { kind, place } of courts) {
      if (!(await removeSeat(sql, row._id, { kind, place }))) throw new Error(`${email} does not sit there.`);
      const log = await sql.query<{ log_id: string }>(
        'SELECT log_id FROM court_places WHERE kind = $1 AND place_key = $2',
        [kind, placeKey(place)],
      );
      for (const { log_id: logId } of log.rows) {
        await appendRemovals(sql, { now, userId: row._id, logId, because: 'seat-ended' });
      }
    }
    return reseat(ports, sql, { row, action: 'end-seat', courts });
  });
}

async function judgeOf(sql: Sql, email: string): Promise<UserRow> {
  const found = await userByEmail(sql, email.trim().toLowerCase());
  const row = found && (await lockUser(sql, found._id));
  if (!row) throw new Error(`No account has the email ${email}. The judge registers first.`);
  if (row.role !== 'judge') throw new Error(`${email} is registered as a ${row.role}, not as a judge.`);
  return row;
}

const wholeKindsOf = (courts: readonly CourtSeat[]): CourtKind[] =>
  courts.filter(({ place }) => placeKey(place) === '').map(({ kind }) => kind);

interface SeatChange {
  readonly row: UserRow;
  readonly action: 'verify-judge' | 'end-seat';
  readonly courts: readonly CourtSeat[];
}

/** A judge is verified while at least one seat exists. */
async function reseat(ports: SeatingPorts, sql: Sql, { row, action, courts }: SeatChange): Promise<User> {
  const { _id: userId } = row;
  const seats = await seatsOf(sql, userId);
  const [version, verified] = [row.version + 1, seats.length > 0];
  await sql.query('UPDATE users SET verified = $3, version = $2 WHERE _id = $1', [userId, version, verified]);
  await appendRows(sql, [{ logId: userId, entity: 'user', id: userId, version }], { now: ports.now() });
  await audit(sql, ports, { action, userId, detail: { courts } });
  return userEntity({ ...row, verified, version }, seats);
}
