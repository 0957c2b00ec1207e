/** The four sync states, always counted from the stored rows and never cached. */
import { countDrafts } from '#data/store/drafts.ts';
import { SENT_DRAFTS } from '#records/record-tables.ts';
import type { Db } from '#data/store/db.ts';
import type { Receipt } from '#data/store/rows.ts';
import { type LostWork, getMeta, type Pause, stateOf } from '#data/store/meta.ts';
import { newestFirst } from '#data/store/first-rows.ts';
import type { DamagedWork } from './damaged-rows.ts';
import { isStruggling } from './failing-rows.ts';
import { NEEDS_YOU, type OutboxRow, type RowError, WAITING } from '#data/store/outbox-row.ts';

export interface SyncState {
  /** Unsent applications, orders, error reports and feedback. */
  readonly saved: number;
  readonly waiting: number;
  readonly sentAt: string | null;
  readonly needsYou: number;
  readonly paused: null | 'signed-out' | 'too-old';
}

export async function syncState(db: Db): Promise<SyncState> {
  return db.transaction('r', [db.drafts, db.formDrafts, db.outbox, db.receipts, db.meta], async () => {
    const waitingCount = await db.outbox.where('state').anyOf(WAITING).count();
    const [last] = await sentItems(db, 1);
    const paused = pauseWord(await getMeta(db, 'paused'));
    const { sweep, closedWork, lostWork, damaged } = await stateOf(db, 'notices');
    const notices = [paused && waitingCount > 0, sweep, closedWork, lostWork, damaged];
    return {
      saved: (await db.drafts.count()) + (await countDrafts(db, ...SENT_DRAFTS)),
      waiting: waitingCount,
      sentAt: last?.at ?? null,
      needsYou: (await db.outbox.where('state').anyOf(NEEDS_YOU).count()) + notices.filter(Boolean).length,
      paused,
    };
  });
}

const pauseWord = (pause: Pause | null): SyncState['paused'] =>
  pause && (pause.reason === 'too-old' ? 'too-old' : 'signed-out');

/** One row of the outbox as shown in a list. */
export interface OutboxItem {
  readonly n: number;
  readonly key: string;
  readonly op: OutboxRow['op'];
  readonly state: OutboxRow['state'];
  readonly applicationId: string;
  readonly title: string;
  readonly applicationNumber: string | null;
  readonly at: string;
  readonly nextAt: string;
  readonly error: RowError | null;
  /** Failing: ten failures over a day, then tried once per day. */
  readonly struggling: boolean;
}

export async function waitingItems(db: Db, limit = 100): Promise<OutboxItem[]> {
  const rows = await db.outbox
    .orderBy('n')
    .filter(({ state }) => WAITING.includes(state))
    .limit(limit)
    .toArray();
  return rows.map(itemOf);
}

/** Newest first. */
export function sentItems(db: Db, limit = 100): Promise<Receipt[]> {
  const accepted = db.receipts.where('[outcome+at]').between(['accepted', ''], ['accepted', '\uffff']);
  return newestFirst(accepted).limit(limit).toArray();
}

export type NeedsYouItem =
  | { readonly kind: 'sign-in'; readonly waiting: number }
  | { readonly kind: 'update'; readonly waiting: number }
  | { readonly kind: 'sweep'; readonly removes: number; readonly of: number }
  /** Work of an earlier account with the same address needs the password of that account. */
  | { readonly kind: 'closed-work' }
  /** The browser has deleted this user's database, with unsent work in it. */
  | { readonly kind: 'lost-work'; readonly work: LostWork }
  /** Rows that were changed outside the app. */
  | { readonly kind: 'damaged'; readonly work: DamagedWork }
  | { readonly kind: 'row'; readonly row: OutboxItem };

export async function needsYouItems(db: Db, limit = 100): Promise<NeedsYouItem[]> {
  const { paused, waiting } = await syncState(db);
  const { sweep, closedWork, lostWork: work, damaged } = await stateOf(db, 'notices');
  const rows = await db.outbox
    .orderBy('n')
    .filter(({ state }) => NEEDS_YOU.includes(state))
    .limit(limit)
    .toArray();
  const items: NeedsYouItem[] = rows.map((row) => ({ kind: 'row', row: itemOf(row) }));
  if (damaged) items.unshift({ kind: 'damaged', work: damaged });
  if (work) items.unshift({ kind: 'lost-work', work });
  if (closedWork) items.unshift({ kind: 'closed-work' });
  if (sweep) items.unshift({ kind: 'sweep', removes: sweep.removes, of: sweep.of });
  if (paused && waiting > 0) {
    items.unshift({ kind: paused === 'too-old' ? 'update' : 'sign-in', waiting });
  }
  return items;
}

function itemOf(row: OutboxRow): OutboxItem {
  return {
    n: row.n,
    key: row.key,
    op: row.op,
    state: row.state,
    applicationId: row.entityId,
    title: row.subject.title,
    applicationNumber: row.subject.applicationNumber,
    at: row.clientTime,
    nextAt: row.nextAt,
    error: row.lastError,
    struggling: isStruggling(row, Date.parse(row.nextAt)),
  };
}
