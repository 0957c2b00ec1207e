/**
 * Until version 11 `meta` held one row for each value of the sync, and rows about single records. They are moved when
 * the database opens with its key, because an upgrade runs before that and cannot open a sealed row.
 */
import type { Dexie } from 'dexie';
import { changeState, type HasMeta, stateOf } from './meta.ts';
import { bestEffort } from './storage-full.ts';

/** A row of `meta` in these versions. */
interface FormerRow {
  readonly k: string;
  readonly v: unknown;
}

/** The database with its key, before it is open to its users. */
type OpeningDb = Dexie & HasMeta;

type Move = (db: OpeningDb, row: FormerRow) => Promise<unknown>;

const SYNC = [
  'cursor',
  'generation',
  'resync',
  'pulledAt',
  'pullFinishedAt',
  'firstPull',
  'nextDatesOf',
] as const;

const intoState = (
  state: 'sync' | 'retry' | 'notices',
  names: readonly string[],
): Readonly<Record<string, Move>> =>
  Object.fromEntries(names.map((name) => [name, (db, { v }) => changeState(db, state, { [name]: v })]));

/* oxlint-disable typescript/no-unsafe-type-assertion -- an earlier release wrote each row with this type */
const MOVES: Readonly<Record<string, Move>> = {
  ...intoState('sync', SYNC),
  ...intoState('retry', ['quiet', 'unreachable']),
  ...intoState('notices', ['sweep', 'lostWork', 'closedWork']),
  // an older release that runs for a time counts its resyncs from the start
  epoch: async (db, { v }) =>
    changeState(db, 'sync', { epoch: Math.max(v as number, (await stateOf(db, 'sync')).epoch ?? 0) }),
  persistence: (db, row) => db.table('cache').put(row),
  'shared-order': (db, { v }) => db.table('order_drafts').put(v),
  shares: (db, { k, v }) => db.table('shares').put({ applicationId: recordOf(k), ...(v as object) }),
  visits: (db, { k, v }) => db.table('visits').put({ caseId: recordOf(k), ...(v as object) }),
};
/* oxlint-enable typescript/no-unsafe-type-assertion */

const nameIn = (k: string): string => k.split(':', 1)[0] ?? '';
/** A key is a name, or a name and the id of a record. */
const recordOf = (k: string): string => k.slice(nameIn(k).length + 1);

/** A device that runs the older release again writes such rows again. On a full device the reserve makes room. */
export async function moveFormerMeta(db: OpeningDb): Promise<void> {
  const names: string[] = await db.meta.toCollection().primaryKeys();
  const former = names.filter((k) => nameIn(k) in MOVES);
  if (former.length === 0 || (await bestEffort(move(db, former)))) return;
  await db.table('reserve').clear();
  await bestEffort(move(db, former)); // else at the next opening
}

const move = (db: OpeningDb, former: readonly string[]): Promise<void> =>
  db.transaction('rw', ['meta', 'cache', 'order_drafts', 'shares', 'visits'], async () => {
    const meta = db.table<FormerRow, string>('meta');
    for (const row of await meta.bulkGet([...former])) if (row) await MOVES[nameIn(row.k)]?.(db, row);
    await meta.bulkDelete([...former]);
  });
