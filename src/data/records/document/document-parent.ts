import type { Db } from '#data/store/db.ts';
import type { DocumentRow } from '#data/store/rows.ts';

/** What a file is added to. The id of a draft is the id that its application will have. */
export interface DocumentOf {
  readonly kind: 'draft' | 'application' | 'case';
  readonly id: string;
}

interface Parent extends Pick<DocumentRow, 'caseId' | 'applicationId'> {
  /** Not filed yet: nothing goes to the server before that. */
  readonly isDraft: boolean;
}

/** Null where it is not on this device any more. What is added to a draft that amends an application is that application's. */
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
