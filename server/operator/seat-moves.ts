/**
 * Moves of judges on a day: planned by an operator, carried out at the start of the day in India. Files stay with
 * their court.
 */
import { setInterval } from 'node:timers';
import { courtIdOf, type CourtKind, type CourtSeat } from '#contract/case/court.ts';
import type { MoveAnswer, NewMove, SeatMove } from '#contract/operator/operator-endpoints.ts';
import { type CalendarDate, dayInIndia, startOfDayInIndia } from '#kernel/calendar-date.ts';
import { placeKey } from '#kernel/place-key.ts';
import { issuedIdentity } from '#server/account/issued-identity.ts';
import { operatorEntry } from '#server/account/operator-entry.ts';
import { leaveSeat, reseat, type SeatingPorts, takeSeats } from '#server/account/verify-judge.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { audit } from '#server/storage/audit.ts';
import { inTransaction, type Sql, sqlOf } from '#server/storage/sql.ts';
import { lockUser, seatsOf, type UserRow } from '#server/storage/users.ts';
import { fillWholeKinds } from '#server/storage/whole-kind-logs.ts';
import { UNDECIDED } from '#domain/case/status-rules.ts';

interface MoveRow {
  readonly _id: string;
  readonly user_id: string;
  readonly from_kind: CourtKind;
  readonly from_place: string | null;
  readonly to_kind: CourtKind | null;
  readonly to_place: string | null;
  readonly day: CalendarDate;
  readonly operator: string;
}

const COLUMNS = `_id, user_id, from_kind, from_place, to_kind, to_place, day::text AS day, operator`;

const courtOf = (kind: CourtKind, place: string | null): CourtSeat =>
  place === null ? { kind } : { kind, place };

const moveOf = ({ _id, day, ...row }: MoveRow): SeatMove => ({
  _id,
  from: courtOf(row.from_kind, row.from_place),
  ...(row.to_kind !== null && { to: courtOf(row.to_kind, row.to_place) }),
  day,
});

/** By judge. */
export async function plannedMoves(
  sql: Sql,
  judges: readonly string[],
): Promise<ReadonlyMap<string, SeatMove[]>> {
  const { rows } = await sql.query<MoveRow>(
    `SELECT ${COLUMNS} FROM seat_moves WHERE user_id = ANY($1::uuid[]) ORDER BY day, from_kind, from_place_key`,
    [judges],
  );
  const moves = new Map<string, SeatMove[]>();
  for (const row of rows) moves.set(row.user_id, [...(moves.get(row.user_id) ?? []), moveOf(row)]);
  return moves;
}

type MovePorts = SeatingPorts & { readonly operator: string };

/** With `check` it answers the consequences and plans nothing. */
export async function planMove(ports: MovePorts, move: NewMove): Promise<MoveAnswer> {
  return inTransaction(ports.pool, async (sql) => {
    const judge = await lockUser(sql, move.judgeId);
    if (judge?.role !== 'judge') throw new Refusal('not-found');
    await refuseImpossible(ports, sql, { judge, move });
    const answer = await consequencesOf(sql, move);
    if (move.check) return { ...answer, isPlanned: false };
    await insertMove(ports, sql, move);
    return { ...answer, isPlanned: true };
  });
}

interface JudgesMove {
  readonly judge: UserRow;
  readonly move: NewMove;
}

async function refuseImpossible(ports: MovePorts, sql: Sql, { judge, move }: JudgesMove): Promise<void> {
  const { from, to, day } = move;
  if (day <= dayInIndia(ports.now())) throw invalid({ day: 'Choose a day after today.' });
  const seats = await seatsOf(sql, judge._id);
  const sitsIn = (court: CourtSeat): boolean => seats.some((each) => isSameCourt(each, court));
  if (!sitsIn(from)) throw invalid({ from: NOT_THEIR_COURT });
  if (to && isSameCourt(from, to)) throw invalid({ to: SAME_COURT });
  if (to && sitsIn(to)) throw invalid({ to: THEIR_COURT });
  const planned = (await plannedMoves(sql, [judge._id])).get(judge._id) ?? [];
  if (planned.some((each) => isSameCourt(each.from, from))) throw invalid({ from: PLANNED });
}

const NOT_THEIR_COURT = 'The judge does not sit in this court now. Choose one of their courts.';
const SAME_COURT = 'Choose another court than the present one.';
const THEIR_COURT = 'The judge sits in this court already. End the other seat instead.';
const PLANNED = 'A move from this court is planned already. Cancel it first.';

const isSameCourt = (one: CourtSeat, other: CourtSeat): boolean =>
  one.kind === other.kind && placeKey(one.place) === placeKey(other.place);

async function consequencesOf(
  sql: Sql,
  { judgeId, from }: NewMove,
): Promise<Pick<MoveAnswer, 'pending' | 'others'>> {
  const { rows } = await sql.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM judge_seats
     WHERE kind = $1 AND place_key IN ('', $2) AND user_id <> $3 AND ends_at IS NULL`,
    [from.kind, placeKey(from.place), judgeId],
  );
  return { pending: await pendingBefore(sql, from), others: rows[0]?.others ?? 0 };
}

async function insertMove(ports: MovePorts, sql: Sql, move: NewMove): Promise<void> {
  const { judgeId, from, to, day } = move;
  const now = ports.now();
  await sql.query(
    `INSERT INTO seat_moves (_id, user_id, from_kind, from_place_key, from_place, to_kind, to_place, day, operator,
       planned_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ports.newId(),
      judgeId,
      from.kind,
      placeKey(from.place),
      from.place ?? null,
      to?.kind ?? null,
      to?.place ?? null,
      day,
      ports.operator,
      now,
    ],
  );
  await setEnd(sql, { userId: judgeId, from, end: startOfDayInIndia(day) });
  await audit(
    sql,
    ports,
    operatorEntry(ports, { action: 'plan-move', userId: judgeId, detail: detailOf(move) }),
  );
}

const detailOf = ({ from, to, day }: Pick<SeatMove, 'from' | 'to' | 'day'>) => ({
  from: courtIdOf(from),
  ...(to && { to: courtIdOf(to) }),
  day,
});

interface SeatLimit {
  readonly userId: string;
  readonly from: CourtSeat;
  readonly end: Date | null;
}

async function setEnd(sql: Sql, { userId, from, end }: SeatLimit): Promise<void> {
  await sql.query('UPDATE judge_seats SET ends_at = $4 WHERE user_id = $1 AND kind = $2 AND place_key = $3', [
    userId,
    from.kind,
    placeKey(from.place),
    end,
  ]);
}

export async function cancelMove(ports: MovePorts, id: string): Promise<void> {
  await inTransaction(ports.pool, async (sql) => {
    const { rows } = await sql.query<MoveRow>(`DELETE FROM seat_moves WHERE _id = $1 RETURNING ${COLUMNS}`, [
      id,
    ]);
    const [row] = rows;
    if (!row) throw new Refusal('not-found');
    const move = moveOf(row);
    await setEnd(sql, { userId: row.user_id, from: move.from, end: null });
    await audit(
      sql,
      ports,
      operatorEntry(ports, { action: 'cancel-move', userId: row.user_id, detail: detailOf(move) }),
    );
  });
}

/** Each move in its own transaction, so that a fault in one does not hold the other ones. */
export async function carryOutMoves(ports: SeatingPorts): Promise<number> {
  const today = dayInIndia(ports.now());
  const { rows } = await sqlOf(ports.pool).query<{ user_id: string; _id: string }>(
    'SELECT _id, user_id FROM seat_moves WHERE day <= $1::date ORDER BY day, _id',
    [today],
  );
  for (const { _id, user_id: userId } of rows) await carryOut(ports, _id, userId);
  if (rows.length > 0) await fillWholeKinds(ports);
  return rows.length;
}

/** Another server may have carried it out meanwhile. */
async function carryOut(ports: SeatingPorts, id: string, userId: string): Promise<void> {
  await inTransaction(ports.pool, async (sql) => {
    const judge = await lockUser(sql, userId);
    const { rows } = await sql.query<MoveRow>(`SELECT ${COLUMNS} FROM seat_moves WHERE _id = $1`, [id]);
    const [row] = rows;
    if (!judge || !row) return;
    const { from, to } = moveOf(row);
    await leaveSeat(ports, sql, { userId, seat: from });
    if (to) await takeSeats(ports, sql, { userId, courts: [to] });
    await reseat({ ...ports, operator: row.operator }, sql, {
      row: judge,
      action: 'move-judge',
      courts: to ? [from, to] : [from],
      identity: issuedIdentity(judge),
    });
  });
}

const MINUTE = 60_000;

/** At the start and every minute. A seat gives no right from the start of its last day, also before this. */
export function startMoves(ports: SeatingPorts & Pick<Ports, 'reportCrash'>): { readonly stop: () => void } {
  const round = (): void => {
    carryOutMoves(ports).catch(ports.reportCrash);
  };
  round();
  const timer = setInterval(round, MINUTE);
  return { stop: () => clearInterval(timer) };
}

/** Pending applications before the court. A court without a place has those of its whole kind. */
async function pendingBefore(sql: Sql, { kind, place }: CourtSeat): Promise<number> {
  const { rows } = await sql.query<{ pending: number }>(
    `SELECT count(*)::int AS pending FROM applications
     WHERE court = $1 AND ($2 = '' OR place_key = $2) AND status = $3`,
    [kind, placeKey(place), UNDECIDED],
  );
  return rows[0]?.pending ?? 0;
}
