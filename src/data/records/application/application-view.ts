/** What a screen shows of an application: the server's copy, and the writes that wait laid over it. */
import { FILED } from '#domain/status-rules.ts';
import type { Db } from '#data/store/db.ts';
import type { ApplicationRow } from '#data/store/rows.ts';
import { type OutboxRow, WAITING } from '#data/outbox/outbox-row.ts';
import { applyPatch } from '#data/store/apply-patch.ts';

/** An application that only this device has. */
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

/** By the court's clock, as far as it was known then: the day on which it is filed must not be a wrong device's. */
const writtenAt = ({ clientTime, clockOffset }: OutboxRow): string =>
  new Date(Date.parse(clientTime) + clockOffset).toISOString();

/** Shown = base + pending. What was refused is not shown as if it held; its text is in its row. */
export function shownApplication(base: ApplicationRow, rows: readonly OutboxRow[]): ApplicationRow {
  const onlyHere = base.version === 0;
  let shown = base;
  for (const { op, state, body } of rows) {
    const applies = onlyHere || WAITING.includes(state);
    if (applies && (op === 'amend' || op === 'withdraw')) shown = applyPatch(shown, body);
  }
  return shown;
}

/** Keeps the server's copy before the first write is laid over it. */
export async function keepBase(db: Db, row: ApplicationRow): Promise<void> {
  const kept = await db.bases.get(['application', row._id]);
  if (!kept && row.version > 0) await db.bases.add({ entity: 'application', id: row._id, data: row });
}

/** The server's copy, where writes are laid over it. */
export async function applicationBase(db: Db, id: string): Promise<ApplicationRow | undefined> {
  const kept = await db.bases.get(['application', id]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bases of this name are applications
  return kept?.data as ApplicationRow | undefined;
}
