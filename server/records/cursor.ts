/** Cursor: the position in each log of the reader. It is bound to one user, one generation and the mode. */
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Caller } from '#server/http/caller.ts';
import { generationsOf } from '#server/storage/generation.ts';
import type { Sql } from '#server/storage/sql.ts';

export interface Position {
  readonly number: number;
  /** End of the log when the cursor began. Earlier removals do not concern this reader. */
  readonly upto: number;
}

export interface Cursor {
  readonly own: Position;
  /** By log label. */
  readonly others: ReadonlyMap<string, Position>;
  readonly user: string;
  readonly where: string;
  /** Missing in cursors of the first release. */
  readonly generation: string | undefined;
  /** From before court logs, when one log held everything visible. */
  readonly isEarlier: boolean;
}

/** Current state of a log that the caller reads. */
export interface LogEnd {
  /** Empty for the caller's own log. */
  readonly log: string;
  readonly kind: string | null;
  readonly place: string | null;
  readonly last: number;
  /** Removals up to this number are deleted. */
  readonly pruned: number;
  /** Position before this page. */
  readonly since: number;
}

const NOT_YOURS = 'Start again without since: this cursor is not one of yours.';

/** Number, scope and generation, with one log per reader. */
const EARLIER =
  /^(?:1\.(\d{1,15})\.([0-9a-f]{8})([dn])|2\.(\d{1,15})\.([0-9a-f]{8})([dn])\.([0-9a-z-]{1,40}))$/;
const MARK =
  /^3\.([0-9a-z_]{1,21})\.([0-9a-f]{8})([dn])\.([0-9a-z-]{1,40})((?:\.z?[0-9a-f]{12}:[0-9a-z_]{1,21})*)$/;
const POSITION = /^([0-9a-z]{1,10})(?:_([0-9a-z]{1,10}))?$/;

/** Log from before court logs. Cursors expire when it is swept. */
const isOfBefore = (log: string): boolean => log.startsWith('z');

/** Decodes a cursor without checking its owner; `checkCursor` compares it with the logs. */
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

/** The demonstration shows more records, so it has its own scope. */
const scopeOf = ({ user, inDemonstration }: Caller): { readonly user: string; readonly where: string } => ({
  user: user._id.slice(-8),
  where: inDemonstration && user.role === 'judge' ? 'd' : 'n',
});

/** `reached` is the last row of the page from each log. */
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
  // continue in every log that it covered
  return cursor.isEarlier ? { number: 0, upto: 0 } : cursor.others.get(log);
}

/** Rejects an unusable cursor with its cause, so that the device restarts the sync. */
export async function checkCursor(
  sql: Sql,
  caller: Caller,
  { cursor, ends }: { readonly cursor: Cursor; readonly ends: readonly LogEnd[] },
): Promise<void> {
  const { user, where } = scopeOf(caller);
  // first: user ids differ between databases
  await checkGeneration(sql, caller, cursor.generation);
  if (cursor.user !== user) throw invalid({ since: NOT_YOURS });
  for (const { log, last, since } of ends) {
    // a position past the end means a restored database
    if ((positionIn(cursor, log)?.number ?? 0) > last || since > last) throw new Refusal('history-changed');
  }
  if (cursor.where !== where || isTooOld(caller, cursor, ends)) throw new Refusal('cursor-expired');
}

function isTooOld({ user }: Caller, cursor: Cursor, ends: readonly LogEnd[]): boolean {
  const needed = cursor.isEarlier && user.role === 'judge' ? ['z'] : [...cursor.others.keys()];
  // a lost court is harmless: its removals are in the own log
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
