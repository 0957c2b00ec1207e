/**
 * Where a reader stands in each of the logs that they read: their own, and those of the courts in which they sit. It
 * belongs to one person, to one generation of the database, and to the demonstration or not.
 */
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Caller } from '#server/http/caller.ts';
import { generationsOf } from '#server/storage/generation.ts';
import type { Sql } from '#server/storage/sql.ts';

export interface Position {
  readonly number: number;
  /** How far the log had come when it was begun: of what was removed by then this reader was told nothing. */
  readonly upto: number;
}

export interface Cursor {
  readonly own: Position;
  /** By the label of the log. */
  readonly others: ReadonlyMap<string, Position>;
  readonly user: string;
  readonly where: string;
  /** The first release wrote none. */
  readonly generation: string | undefined;
  /** From before courts had logs: in one log was all that its reader sees. */
  readonly isEarlier: boolean;
}

/** A log that the caller reads, as it is now. */
export interface LogEnd {
  /** Empty for their own. */
  readonly log: string;
  readonly kind: string | null;
  readonly place: string | null;
  readonly last: number;
  /** Removals up to here are forgotten. */
  readonly pruned: number;
  /** From where it was read. */
  readonly since: number;
}

const NOT_YOURS = 'Start again without since: this cursor is not one of yours.';

/** Number, scope and generation: one log for each reader. */
const EARLIER =
  /^(?:1\.(\d{1,15})\.([0-9a-f]{8})([dn])|2\.(\d{1,15})\.([0-9a-f]{8})([dn])\.([0-9a-z-]{1,40}))$/;
const MARK =
  /^3\.([0-9a-z_]{1,21})\.([0-9a-f]{8})([dn])\.([0-9a-z-]{1,40})((?:\.z?[0-9a-f]{12}:[0-9a-z_]{1,21})*)$/;
const POSITION = /^([0-9a-z]{1,10})(?:_([0-9a-z]{1,10}))?$/;

/** A log of before courts had theirs; when it is swept its cursors begin anew. */
const isOfBefore = (log: string): boolean => log.startsWith('z');

/** As it was given, whoever it was given to; what it says is checked against the logs. */
export function cursorFrom(since: string): Cursor {
  const text = Buffer.from(since, 'base64url').toString('utf8');
  const cursor = cursorOfBefore(text) ?? cursorOfLogs(text);
  if (!cursor) throw invalid({ since: NOT_YOURS });
  return cursor;
}

function cursorOfBefore(text: string): Cursor | undefined {
  const mark = EARLIER.exec(text);
  if (!mark) return undefined;
  const [number = '', user = '', where = '', generation] = mark[1] ? mark.slice(1, 4) : mark.slice(4);
  const own = { number: Number(number), upto: 0 };
  return { own, others: new Map(), user, where, generation, isEarlier: true };
}

function cursorOfLogs(text: string): Cursor | undefined {
  const mark = MARK.exec(text);
  if (!mark) return undefined;
  const [own = '', user = '', where = '', generation = '', others = ''] = mark.slice(1);
  const positions = others
    .split('.')
    .filter(Boolean)
    .map((each): [string, Position] => {
      const [log = '', position = ''] = each.split(':');
      return [log, positionFrom(position)];
    });
  return { own: positionFrom(own), others: new Map(positions), user, where, generation, isEarlier: false };
}

function positionFrom(text: string): Position {
  const [, number, upto = '0'] = POSITION.exec(text) ?? [];
  if (number === undefined) throw invalid({ since: NOT_YOURS });
  return { number: Number.parseInt(number, 36), upto: Number.parseInt(upto, 36) };
}

const textOf = ({ number, upto }: Position): string =>
  upto > number ? `${number.toString(36)}_${upto.toString(36)}` : number.toString(36);

/** The demonstration sees more, so its cursor is another. */
const scopeOf = ({ user, inDemonstration }: Caller): { readonly user: string; readonly where: string } => ({
  user: user._id.slice(-8),
  where: inDemonstration && user.role === 'judge' ? 'd' : 'n',
});

/** After a page: `reached` is the last of its rows from each log. */
export function nextCursor(
  caller: Caller,
  {
    before,
    ends,
    reached,
  }: {
    readonly before: Cursor | undefined;
    readonly ends: readonly LogEnd[];
    readonly reached: ReadonlyMap<string, number>;
  },
): string {
  const position = ({ log, last, since }: LogEnd): Position => ({
    number: reached.get(log) ?? since,
    upto: positionIn(before, log)?.upto ?? last,
  });
  const own = ends.find(({ log }) => log === '');
  if (!own) throw new Error(`${caller.user._id} has no change log.`);
  const others = ends
    .filter((end) => end.log !== '' && position(end).number > 0)
    .map((end) => `.${end.log}:${textOf(position(end))}`);
  const { user, where } = scopeOf(caller);
  const text = `3.${textOf(position(own))}.${user}${where}.${caller.generation}${others.join('')}`;
  return Buffer.from(text).toString('base64url');
}

function positionIn(cursor: Cursor | undefined, log: string): Position | undefined {
  if (!cursor) return undefined;
  if (log === '') return cursor.own;
  // read on in every log that it stood for
  return cursor.isEarlier ? { number: 0, upto: 0 } : cursor.others.get(log);
}

/** Whoever may not read on from it is told why, so that their device begins anew. */
export async function checkCursor(
  sql: Sql,
  caller: Caller,
  { cursor, ends }: { readonly cursor: Cursor; readonly ends: readonly LogEnd[] },
): Promise<void> {
  const { user, where } = scopeOf(caller);
  // first, whoever it was given to: a person has another id in another database
  await checkGeneration(sql, caller, cursor.generation);
  if (cursor.user !== user) throw invalid({ since: NOT_YOURS });
  for (const { log, last, since } of ends) {
    // a position ahead of a log comes from a database that was since restored, though nobody has said so
    if ((positionIn(cursor, log)?.number ?? 0) > last || since > last) throw new Refusal('history-changed');
  }
  if (cursor.where !== where || isTooOld(caller, cursor, ends)) throw new Refusal('cursor-expired');
}

function isTooOld({ user }: Caller, cursor: Cursor, ends: readonly LogEnd[]): boolean {
  const needed = cursor.isEarlier && user.role === 'judge' ? ['z'] : [...cursor.others.keys()];
  // a court that is no longer theirs is no matter: what was before it stands in their own log, as removals
  const isLost = needed.some((log) => isOfBefore(log) && !ends.some((end) => end.log.startsWith(log)));
  const isPruned = ends.some(
    ({ log, since, pruned }) => since !== 0 && Math.max(since, positionIn(cursor, log)?.upto ?? 0) < pruned,
  );
  return isLost || isPruned;
}

async function checkGeneration(sql: Sql, { generation }: Caller, given: string | undefined): Promise<void> {
  if (given === generation) return;
  const known = await generationsOf(sql);
  const first = known.at(-1)?.id;
  if (given === undefined && first === generation) return;
  throw new Refusal(known.some(({ id }) => id === (given ?? first)) ? 'history-changed' : 'other-database');
}
