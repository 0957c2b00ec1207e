/** Reads all data of "Where your work is" at once; a row contains its own description. */
import { type UnfinishedEntry, unfinishedEntries } from '#data/records/diary/diary-drafts.ts';
import { conflictOf } from '#data/outbox/conflict.ts';
import type { Conflict } from '#data/outbox/record-kind.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow, Draft, Receipt } from '#data/store/rows.ts';
import { putAwayOrders } from '#data/records/application/decision-outcomes.ts';
import { listDrafts } from '#data/records/application/list-drafts.ts';
import { stateOf } from '#data/store/meta.ts';
import { type OrderKey, unfinishedOrders } from '#data/records/application/order-drafts.ts';

import { countResendable } from '#data/outbox/resend-lost-rows.ts';
import { nextDrainAt } from '#data/outbox/next-drain.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { type UnfinishedFeedback, unfinishedFeedback } from '#data/records/feedback/feedback-drafts.ts';
import { type UnfinishedReport, unfinishedReports } from '#data/records/feedback/report-drafts.ts';
import {
  type NeedsYouItem,
  needsYouItems,
  sentItems,
  syncState,
  waitingItems,
} from '#data/outbox/sync-state.ts';
import { KINDS } from '#data/records/kinds.ts';

export type SyncNeed =
  | Exclude<NeedsYouItem, { readonly kind: 'row' }>
  /** Number of rows that can be resent at once after a server restore. */
  | { readonly kind: 'lost'; readonly rows: number }
  | { readonly kind: 'row'; readonly row: OutboxRow }
  | { readonly kind: 'conflict'; readonly row: OutboxRow; readonly conflict: Conflict };

export interface UnfinishedOrder extends OrderKey {
  /** Null if the application is no longer on this device. */
  readonly application: ApplicationRow | null;
}

export interface SyncWork {
  readonly needs: readonly SyncNeed[];
  readonly waiting: readonly OutboxRow[];
  readonly drafts: readonly Draft[];
  readonly orders: readonly UnfinishedOrder[];
  readonly reports: readonly UnfinishedReport[];
  readonly feedback: readonly UnfinishedFeedback[];
  readonly diary: readonly UnfinishedEntry[];
  readonly sent: readonly Receipt[];
  /** Orders that a judge discarded or undid. */
  readonly putAway: readonly Receipt[];
  readonly counts: {
    readonly saved: number;
    readonly waiting: number;
    readonly sent: number;
    readonly needs: number;
  };
  readonly paused: 'signed-out' | 'too-old' | null;
  /** Failed attempts since the last answer, and the time of the next one. */
  readonly unreachable: number;
  readonly nextAt: string | null;
}

const LIST_LIMIT = 500;

export async function syncWork(db: Db, sentLimit: number): Promise<SyncWork> {
  const state = await syncState(db);
  return {
    needs: await needsOf(db),
    waiting: await rowsIn(
      db,
      (await waitingItems(db, LIST_LIMIT)).map(({ n }) => n),
    ),
    drafts: await listDrafts(db, LIST_LIMIT),
    orders: await ordersOf(db),
    reports: await unfinishedReports(db),
    feedback: await unfinishedFeedback(db),
    diary: await unfinishedEntries(db),
    sent: await sentItems(db, sentLimit),
    putAway: await putAwayOrders(db, LIST_LIMIT),
    counts: {
      saved: state.saved,
      waiting: state.waiting,
      sent: await db.receipts.where('[outcome+at]').between(['accepted', ''], ['accepted', '\uffff']).count(),
      needs: state.needsYou,
    },
    paused: state.paused,
    unreachable: (await stateOf(db, 'retry')).unreachable?.count ?? 0,
    nextAt: await nextDrainAt(db),
  };
}

async function ordersOf(db: Db): Promise<UnfinishedOrder[]> {
  const keys = await unfinishedOrders(db);
  const found = await db.applications.bulkGet(keys.map(({ applicationId }) => applicationId));
  return keys.map(({ applicationId, status }, index) => ({
    applicationId,
    status,
    application: found[index] ?? null,
  }));
}

async function needsOf(db: Db): Promise<SyncNeed[]> {
  const notices: SyncNeed[] = [];
  const needs: SyncNeed[] = [];
  for (const item of await needsYouItems(db, LIST_LIMIT)) {
    if (item.kind !== 'row') {
      notices.push(item);
      continue;
    }
    const [row] = await rowsIn(db, [item.row.n]);
    if (row) needs.push(await needOf(db, row));
  }
  const lost = await countResendable({ db, kinds: KINDS });
  return [...notices, ...(lost > 1 ? [{ kind: 'lost', rows: lost } as const] : []), ...needs];
}

async function needOf(db: Db, row: OutboxRow): Promise<SyncNeed> {
  const conflict = await conflictOf({ db, kinds: KINDS }, row.n);
  return conflict ? { kind: 'conflict', row, conflict } : { kind: 'row', row };
}

async function rowsIn(db: Db, keys: readonly number[]): Promise<OutboxRow[]> {
  const rows = await db.outbox.bulkGet([...keys]);
  return rows.filter((row) => row !== undefined);
}
