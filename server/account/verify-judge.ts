/** Operator commands: verify a judge for courts and issue their identity, or end seats. */
import { courtIdOf, type CourtKind, type CourtSeat } from '#contract/case/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { User } from '#contract/account/user.ts';
import type { Ports } from '#server/ports.ts';
import { audit } from '#server/storage/audit.ts';
import { appendRemovals, appendRows } from '#server/storage/change-log.ts';
import { wakePushes } from '#server/storage/push-due.ts';
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
import { type IssuedIdentity, issuedIdentity } from './issued-identity.ts';
import { type ActingOperator, operatorEntry } from './operator-entry.ts';

export type SeatingPorts = Pick<Ports, 'pool' | 'now' | 'newId' | 'records'> & ActingOperator;

export interface Appointment {
  /** A judge without an issued court gets the first one. */
  readonly courts: readonly CourtSeat[];
  /** Required at the first time. */
  readonly name?: string | undefined;
  readonly designation?: string | undefined;
}

/** The account cannot be seated so. Its message is for the operator. */
export class SeatingFault extends Error {}

/** The judge reads the court's existing log from now on. */
export async function verifyJudge(
  ports: SeatingPorts,
  email: string,
  appointment: Appointment,
): Promise<User> {
  const judge = await inTransaction(ports.pool, async (sql) => seat(ports, sql, { email, appointment }));
  await fillWholeKinds(ports);
  return judge;
}

interface SeatAssignment {
  readonly email: string;
  readonly appointment: Appointment;
}

async function seat(ports: SeatingPorts, sql: Sql, { email, appointment }: SeatAssignment): Promise<User> {
  const { courts } = appointment;
  const row = await judgeOf(sql, email);
  if (!row.email_confirmed) {
    throw new SeatingFault(
      `${email} is not confirmed. The judge opens the link that Settings, Profile sends, or you run confirm-email.`,
    );
  }
  const identity = identityOf(row, appointment);
  await takeSeats(ports, sql, { userId: row._id, courts });
  return reseat(ports, sql, { row, action: 'verify-judge', courts, identity });
}

interface NewSeats {
  readonly userId: string;
  readonly courts: readonly CourtSeat[];
}

/** Call `reseat` after it, and `fillWholeKinds` after the transaction. */
export async function takeSeats(
  { now }: Pick<Ports, 'now'>,
  sql: Sql,
  { userId, courts }: NewSeats,
): Promise<void> {
  await beginWholeKinds(sql, wholeKindsOf(courts));
  for (const each of courts) await addSeat(sql, { ...each, userId, now: now() });
}

interface SeatingReport<Row> {
  readonly row: Row;
  /** The judge after the change, or the reason why this row cannot be carried out. */
  readonly outcome: User | SeatingFault;
}

/** Carries out all rows, or none if one has a fault or `check` is set. */
export async function verifyJudges<Row extends SeatAssignment>(
  ports: SeatingPorts,
  rows: readonly Row[],
  { check }: { readonly check: boolean },
): Promise<SeatingReport<Row>[]> {
  const work = async (sql: Sql): Promise<SeatingReport<Row>[]> => {
    const report: SeatingReport<Row>[] = [];
    for (const row of rows) report.push({ row, outcome: await seatOrFault(ports, sql, row) });
    if (check || report.some(({ outcome }) => outcome instanceof SeatingFault))
      throw new NotCarriedOut(report);
    return report;
  };
  try {
    const report = await inTransaction(ports.pool, work);
    await fillWholeKinds(ports);
    return report;
  } catch (error) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- thrown above with the rows of this call
    if (error instanceof NotCarriedOut) return error.report as SeatingReport<Row>[];
    throw error;
  }
}

/** Undoes the transaction and carries its report. */
class NotCarriedOut extends Error {
  readonly report: readonly unknown[];

  constructor(report: readonly unknown[]) {
    super('not carried out');
    this.report = report;
  }
}

/** A row with a fault changes nothing, and the rows after it are read too. */
async function seatOrFault(ports: SeatingPorts, sql: Sql, row: SeatAssignment): Promise<User | SeatingFault> {
  await sql.query('SAVEPOINT judge');
  try {
    return await seat(ports, sql, row);
  } catch (error) {
    if (!(error instanceof SeatingFault)) throw error;
    await sql.query('ROLLBACK TO SAVEPOINT judge');
    return error;
  }
}

function identityOf(row: UserRow, { courts, name, designation }: Appointment): IssuedIdentity {
  const [first] = courts;
  const before = issuedIdentity(row);
  const courtId = before?.courtId ?? (first && courtIdOf(first));
  if (courtId === undefined) throw new SeatingFault('Name at least one court.');
  if (before)
    return { ...before, ...(name && { verifiedName: name }), ...(designation && { designation }), courtId };
  if (name && designation) return { verifiedName: name, designation, courtId };
  throw new SeatingFault(
    'Issue the name and the designation of the judge too: --name <name> --designation <text>.',
  );
}

/** The next pull removes matters of these courts, unless the judge still sits in another of their courts. */
export async function endSeats(
  ports: SeatingPorts,
  email: string,
  courts: readonly CourtSeat[],
): Promise<User> {
  return inTransaction(ports.pool, async (sql) => {
    const row = await judgeOf(sql, email);
    for (const each of courts) {
      if (!(await leaveSeat(ports, sql, { userId: row._id, seat: each })))
        throw new Error(`${email} does not sit there.`);
    }
    return reseat(ports, sql, { row, action: 'end-seat', courts, identity: issuedIdentity(row) });
  });
}

interface SeatEnd {
  readonly userId: string;
  readonly seat: CourtSeat;
}

/** False if the judge does not sit there. Ends a planned move too; call `reseat` after it. */
export async function leaveSeat(
  { now }: Pick<Ports, 'now'>,
  sql: Sql,
  { userId, seat: { kind, place } }: SeatEnd,
): Promise<boolean> {
  if (!(await removeSeat(sql, userId, { kind, place }))) return false;
  const court = [kind, placeKey(place)];
  await sql.query('DELETE FROM seat_moves WHERE from_kind = $1 AND from_place_key = $2 AND user_id = $3', [
    ...court,
    userId,
  ]);
  const log = await sql.query<{ log_id: string }>(
    'SELECT log_id FROM court_places WHERE kind = $1 AND place_key = $2',
    court,
  );
  for (const { log_id: logId } of log.rows) {
    await appendRemovals(sql, { now: now(), userId, logId, because: 'seat-ended' });
  }
  return true;
}

async function judgeOf(sql: Sql, email: string): Promise<UserRow> {
  const found = await userByEmail(sql, email.trim().toLowerCase());
  const row = found && (await lockUser(sql, found._id));
  if (!row) throw new SeatingFault(`No account has the email ${email}. The judge registers first.`);
  if (row.role !== 'judge')
    throw new SeatingFault(`${email} is registered as a ${row.role}, not as a judge.`);
  return row;
}

const wholeKindsOf = (courts: readonly CourtSeat[]): CourtKind[] =>
  courts.filter(({ place }) => placeKey(place) === '').map(({ kind }) => kind);

interface SeatChange {
  readonly row: UserRow;
  readonly action: 'verify-judge' | 'end-seat' | 'move-judge';
  readonly courts: readonly CourtSeat[];
  readonly identity: IssuedIdentity | null;
}

/** A judge is verified while at least one seat exists. The issued court is one of the seats. */
export async function reseat(
  ports: SeatingPorts,
  sql: Sql,
  { row, action, courts, identity }: SeatChange,
): Promise<User> {
  const { _id: userId } = row;
  const seats = await seatsOf(sql, userId);
  const [version, verified] = [row.version + 1, seats.length > 0];
  const issued = verified ? withSeat(identity, seats) : null;
  const next: UserRow = { ...row, version, verified, ...columnsOf(issued) };
  await sql.query(
    `UPDATE users SET verified = $3, version = $2, name = $4, verified_name = $5, designation = $6, court_id = $7
     WHERE _id = $1`,
    [userId, version, verified, next.name, next.verified_name, next.designation, next.court_id],
  );
  await appendRows(sql, [{ logId: userId, entity: 'user', id: userId, version }], { now: ports.now() });
  await wakePushes(sql, { users: [userId] }, ports.now());
  const detail = { courts, before: issuedIdentity(row), issued };
  await audit(sql, ports, operatorEntry(ports, { action, userId, detail }));
  return userEntity(next, seats);
}

/** The name of the account stays after the last seat ended. */
const columnsOf = (issued: IssuedIdentity | null) =>
  issued
    ? {
        name: issued.verifiedName,
        verified_name: issued.verifiedName,
        designation: issued.designation,
        court_id: issued.courtId,
      }
    : { verified_name: null, designation: null, court_id: null };

function withSeat(identity: IssuedIdentity | null, seats: readonly CourtSeat[]): IssuedIdentity | null {
  if (!identity) return null;
  const ids = seats.map(courtIdOf);
  const isSeat = identity.courtId !== null && ids.includes(identity.courtId);
  return isSeat ? identity : { ...identity, courtId: ids[0] ?? null };
}
