/** Results of a judge's decisions: accepted by the server, or returned. */
import { saveInTransaction } from '#data/store/save-transaction.ts';
import type { ApplicationContent } from '#contract/application/application.ts';
import type { Decision, DecisionStatus } from '#contract/application/order.ts';
import { isDecided } from '#domain/case/status-rules.ts';
import type { Db } from '#data/store/db.ts';
import type { Receipt } from '#data/store/rows.ts';
import { newestFirst } from '#data/store/first-rows.ts';
import { closeRow, rowsOf } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';

export interface ReturnedDecision {
  /** Key of its row. */
  readonly key: string;
  readonly decision: Decision;
  /**
   * `changed`: the record changed after signing. `lost`: a restored server lacks it. `refused`: the server
   * rejected it.
   */
  readonly why: 'changed' | 'lost' | 'refused';
  /** The server's message. */
  readonly reason: string;
  readonly at: string;
  /** The text of the application at signing. */
  readonly signedOn: ApplicationContent;
}

/** `null` if no decision on this application was returned. */
export async function returnedDecision(db: Db, id: string): Promise<ReturnedDecision | null> {
  const row = (await rowsOf(db, id)).findLast(hasComeBack);
  if (!row) return null;
  return {
    key: row.key,
    decision: row.body,
    why: whyOf(row),
    reason: row.lastError?.msg ?? '',
    at: row.lastError?.at ?? row.clientTime,
    signedOn: row.subject.content,
  };
}

function whyOf({ state, lastError }: OutboxRow): ReturnedDecision['why'] {
  if (lastError?.code === 'lost-by-server') return 'lost';
  return state === 'conflict' ? 'changed' : 'refused';
}

/** Signed orders on this application that the server has not accepted. A new order may replace them. */
export async function signedDecisions(
  db: Db,
  id: string,
): Promise<Pick<ReturnedDecision, 'key' | 'decision' | 'signedOn'>[]> {
  const rows = await rowsOf(db, id);
  return rows.flatMap((row) =>
    row.op === 'decide' ? [{ key: row.key, decision: row.body, signedOn: row.subject.content }] : [],
  );
}

interface PuttingAway {
  readonly id: string;
  /** Text for the receipt. */
  readonly textOf: (decision: Decision) => string;
}

/** The judge discards the returned decision; its receipt keeps the text. */
export function putAwayReturned(db: Db, ports: Ports, { id, textOf }: PuttingAway): Promise<void> {
  return saveInTransaction(db, [db.outbox, db.receipts], async () => {
    for (const row of (await rowsOf(db, id)).filter(hasComeBack)) {
      const text = textOf(row.body);
      await closeRow(db, row, { at: nowIso(ports), outcome: 'discarded', text });
    }
  });
}

/** Orders that were discarded or undone on this device, newest first. */
export async function putAwayOrders(db: Db, limit: number): Promise<Receipt[]> {
  return newestFirst(db.receipts.orderBy('at'))
    .filter(({ op, outcome }) => op === 'decide' && (outcome === 'discarded' || outcome === 'undone'))
    .limit(limit)
    .toArray();
}

export interface DecisionOutcome {
  readonly key: string;
  readonly kind: 'accepted' | 'returned';
  readonly status: DecisionStatus;
  /** The applicant's name. */
  readonly title: string;
  readonly reason: string;
}

/** Results of decisions since that time, oldest first. */
export async function decisionOutcomes(db: Db, since: string): Promise<DecisionOutcome[]> {
  const accepted = await db.receipts
    .where('[outcome+at]')
    .between(['accepted', since], ['accepted', '\uffff'])
    .filter(({ op }) => op === 'decide')
    .toArray();
  const returned = await db.outbox
    .where('op')
    .equals('decide')
    .filter((row) => (row.lastError?.at ?? '') >= since)
    .toArray();
  return [...accepted.flatMap(ofReceipt), ...returned.filter(hasComeBack).map(ofRow)];
}

function ofReceipt({ key, status, title }: Receipt): DecisionOutcome[] {
  if (!isDecided(status)) return [];
  return [{ key, kind: 'accepted', status, title, reason: '' }];
}

const ofRow = (row: OutboxRow<'decide'>): DecisionOutcome => ({
  key: row.key,
  kind: 'returned',
  status: row.body.status,
  title: row.subject.title,
  reason: row.lastError?.msg ?? '',
});

const hasComeBack = (row: OutboxRow): row is OutboxRow<'decide'> =>
  row.op === 'decide' && (row.state === 'conflict' || row.state === 'rejected');
