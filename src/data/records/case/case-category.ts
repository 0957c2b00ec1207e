/**
 * The category of a case, set by its judge. It applies on the device at once, including the calendar groups.
 */
import type { DcmCategory } from '#contract/case/case-record.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { enqueue, updateHeldRows, rowsOf, baseVersionSeen } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { keepCaseBase, recomputeCase } from './case-view.ts';
import { nameFor } from '#domain/case/name-for.ts';

interface CaseNotFound {
  readonly kind: 'gone';
}

// oxlint-disable-next-line max-params -- every act begins with db and ports
export function setCategory(
  db: Db,
  ports: Ports,
  caseId: string,
  dcmCategory: DcmCategory,
): Promise<Result<null, CaseNotFound>> {
  const tables = [db.cases, db.applications, db.bases, db.outbox];
  return saveInTransaction(db, tables, async (): Promise<Result<null, CaseNotFound>> => {
    const row = await db.cases.get(caseId);
    if (!row) return err({ kind: 'gone' });
    const last = (await rowsOf(db, caseId)).findLast(inHand);
    if (!last && row.dcmCategory === dcmCategory) return ok(null);
    await keepCaseBase(db, row);
    if (last) await sayInstead(db, ports, { last, dcmCategory });
    else await queue(db, ports, { row, dcmCategory });
    await recomputeCase(db, caseId);
    return ok(null);
  });
}

type CategoryChangeRow = OutboxRow<'manage-case'>;

/** The server cannot have this row, so a new value replaces it. */
const inHand = (row: OutboxRow): row is CategoryChangeRow =>
  row.op === 'manage-case' && row.state !== 'sending' && (row.state !== 'pending' || !row.tried);

interface CategoryReplacement {
  readonly last: CategoryChangeRow;
  readonly dcmCategory: DcmCategory;
}

async function sayInstead(db: Db, ports: Ports, { last, dcmCategory }: CategoryReplacement): Promise<void> {
  const resetFields = { tried: false, attempts: 0, lease: null, lastError: null, nextAt: nowIso(ports) };
  const back = last.state === 'rejected' ? ({ ...resetFields, state: 'pending' } as const) : {};
  const key = last.state === 'conflict' ? last.key : ports.newId();
  await db.outbox.put({ ...last, ...back, key, body: { dcmCategory } });
  await updateHeldRows(db, last.entityId);
}

async function queue(
  db: Db,
  ports: Ports,
  { row, dcmCategory }: { readonly row: CaseRow; readonly dcmCategory: DcmCategory },
): Promise<void> {
  const about = { entity: 'case', entityId: row._id } as const;
  await enqueue(db, ports, {
    op: 'manage-case',
    opVersion: 7,
    ...about,
    body: { dcmCategory },
    baseVersion: await baseVersionSeen(db, about, row.version),
    subject: { title: nameFor(row), applicationNumber: null, before: row.dcmCategory },
  });
}
