/** The application as shown: the server copy with unsent writes applied. */
import { FILED } from '#domain/case/status-rules.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow } from '#data/store/rows.ts';
import { type OutboxRow, WAITING } from '#data/store/outbox-row.ts';
import { applyPatch } from '#data/store/apply-patch.ts';

/** The application of an unsent filing. */
export function localApplication(row: OutboxRow<'file'>): ApplicationRow {
  const { _id = row.entityId, caseId = '', ...content } = row.body;
  return {
    ...content,
    _id,
    caseId,
    version: 0,
    applicationNumber: null,
    status: FILED,
    createdAt: writtenAt(row),
    createdBy: row.userId,
    applicantId: row.userId,
    updates: [],
    documents: [],
    hearings: [],
    orders: [],
    asOf: null,
  };
}

/** Court time as known at that moment: a wrong device clock must not set the day of filing. */
const writtenAt = ({ clientTime, clockOffset }: OutboxRow): string =>
  new Date(Date.parse(clientTime) + clockOffset).toISOString();

/** Shown = base + pending. A rejected change is not applied; its row keeps its text. */
export function shownApplication(base: ApplicationRow, rows: readonly OutboxRow[]): ApplicationRow {
  const onlyHere = base.version === 0;
  let view = base;
  for (const { op, state, body } of rows) {
    const applies = onlyHere || WAITING.includes(state);
    if (applies && (op === 'amend' || op === 'withdraw')) view = applyPatch(written(view, op), body);
  }
  return view;
}

/** The stored paper does not have the words of an unsent amendment. */
function written(view: ApplicationRow, op: 'amend' | 'withdraw'): ApplicationRow {
  if (op === 'withdraw') return view;
  const { filedPaper: _, ...row } = view;
  return row;
}

/** Saves the server copy before the first local write is applied. */
export async function keepBase(db: Db, row: ApplicationRow): Promise<void> {
  const storedBase = await db.bases.get(['application', row._id]);
  if (!storedBase && row.version > 0) await db.bases.add({ entity: 'application', id: row._id, data: row });
}

/** The server copy, if local writes are applied on top of it. */
export async function applicationBase(db: Db, id: string): Promise<ApplicationRow | undefined> {
  const storedBase = await db.bases.get(['application', id]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bases of this name are applications
  return storedBase?.data as ApplicationRow | undefined;
}
