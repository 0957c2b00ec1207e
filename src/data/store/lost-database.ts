/**
 * Detects a database that the browser has deleted and created again, by the mark outside it
 * (`unsent-mark.ts`).
 */
import type { Db } from './db.ts';
import { countDrafts } from './drafts.ts';
import { SENT_DRAFTS } from '#records/record-tables.ts';
import { changeState, getMeta, setMeta } from './meta.ts';
import { nowIso, type Ports } from './ports.ts';
import type { OutboxRow } from './outbox-row.ts';
import { countOps, setUnsentMark, type UnsentOps, unsentMarkOf } from './unsent-mark.ts';

interface UnsentHere {
  readonly store: string | null;
  readonly rows: number;
  readonly ops: UnsentOps;
  readonly begun: number;
  /** Null if no row has a date. */
  readonly since: string | null;
}

export function unsentHere(db: Db): Promise<UnsentHere> {
  return db.transaction('r', [db.meta, db.outbox, db.drafts, db.formDrafts], async () => {
    const first = await db.outbox.orderBy('n').first();
    const draft = await db.drafts.orderBy('updatedAt').first();
    const ops = await db.outbox.orderBy('op').keys();
    return {
      store: await getMeta(db, 'store'),
      rows: ops.length,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of this index are operations
      ops: countOps(ops as OutboxRow['op'][]),
      begun: (await db.drafts.count()) + (await countDrafts(db, 'form', ...SENT_DRAFTS)),
      since: first?.clientTime ?? draft?.createdAt ?? null,
    };
  });
}

/**
 * Call after every change of unsent work. A mark with another database id means that the browser deleted that
 * database with its work.
 */
export async function noteUnsent(
  db: Db,
  ports: Pick<Ports, 'newId' | 'now'>,
  here: UnsentHere,
): Promise<void> {
  const before = unsentMarkOf(db.name);
  const isLost = before !== null && before.store !== here.store;
  const at = nowIso(ports);
  let { store } = here;
  if (store === null || isLost) {
    store = await db.transaction('rw', db.meta, async () => {
      if (isLost) {
        const { rows, ops, begun, since } = before;
        await changeState(db, 'notices', { lostWork: { rows, ...(ops && { ops }), begun, since, at } });
      }
      const made = (await getMeta(db, 'store')) ?? ports.newId(); // another tab may have set it first
      await setMeta(db, 'store', made);
      return made;
    });
  }
  const { rows, ops, begun } = here;
  const since = here.since ?? (isLost ? at : (before?.since ?? at));
  setUnsentMark(db.name, rows + begun === 0 ? null : { store, rows, ops, begun, since });
}
