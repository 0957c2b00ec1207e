/** A new document raises the version of its parent and changes none of its text. */
import { isRecord } from '#kernel/merge-patch.ts';
import type { CaseDocument } from '#contract/case/document.ts';
import type { Db } from '#data/store/db.ts';
import { rowsOf } from '#data/outbox/outbox.ts';

export function parentVersionIn(body: unknown): number | null {
  const version = isRecord(body) ? body['parentVersion'] : undefined;
  return typeof version === 'number' ? version : null;
}

/** Raises the version that the user has seen, because their own upload is no change by others. */
export async function moveParent(
  db: Db,
  { caseId, applicationId }: Pick<CaseDocument, 'caseId' | 'applicationId'>,
  version: number,
): Promise<void> {
  const of =
    applicationId === undefined
      ? ({ entity: 'case', table: 'cases', id: caseId } as const)
      : ({ entity: 'application', table: 'applications', id: applicationId } as const);
  await moveCopies(db, of, version);
  await moveRows(db, of, version);
}

interface ParentVersionChange {
  readonly entity: 'application' | 'case';
  readonly table: 'applications' | 'cases';
  readonly id: string;
}

async function moveCopies(
  db: Db,
  { entity, table, id }: ParentVersionChange,
  version: number,
): Promise<void> {
  const base = await db.bases.get([entity, id]);
  if (isRecord(base?.data) && base.data['version'] === version - 1) {
    await db.bases.put({ ...base, data: { ...base.data, version } });
  }
  const isNext = ({ version: before }: { readonly version: number }) => before === version - 1;
  await db.table(table).where('_id').equals(id).and(isNext).modify({ version });
}

/** Rows being sent meet the version check, which finds the same text. */
async function moveRows(db: Db, { entity, id }: ParentVersionChange, version: number): Promise<void> {
  for (const row of await rowsOf(db, id)) {
    const isWaiting = row.state === 'pending' || row.state === 'held';
    const isOn = row.entity === entity && row.baseVersion === version - 1;
    if (isWaiting && isOn) await db.outbox.update(row.n, { baseVersion: version });
  }
}
