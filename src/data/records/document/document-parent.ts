import type { Db } from '#data/store/db.ts';
import type { DocumentRow } from '#data/store/rows.ts';

/** Parent of a file. A draft has the id of its later application. */
export interface DocumentOf {
  readonly kind: 'draft' | 'application' | 'case';
  readonly id: string;
}

interface Parent extends Pick<DocumentRow, 'caseId' | 'applicationId'> {
  /** Not filed yet, so nothing is sent. */
  readonly isDraft: boolean;
}

/** Null if it is no longer on this device. Files of an amendment draft belong to the amended application. */
export async function parentOf(db: Db, { kind, id }: DocumentOf): Promise<Parent | null> {
  if (kind === 'case') return (await db.cases.get(id)) ? { caseId: id, isDraft: false } : null;
  if (kind === 'application') return ofApplication(db, id);
  const draft = await db.drafts.get(id);
  if (!draft) return null;
  if (draft.amends !== undefined) return ofApplication(db, draft.amends);
  return { caseId: draft.caseId, applicationId: id, isDraft: true };
}

async function ofApplication(db: Db, id: string): Promise<Parent | null> {
  const application = await db.applications.get(id);
  return application ? { caseId: application.caseId, applicationId: id, isDraft: false } : null;
}
