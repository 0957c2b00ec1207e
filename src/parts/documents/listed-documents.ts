/** Documents to list: an application shows its own and those of its case, a draft its own. */
import type { DocumentOf } from '#data/records/document/document-parent.ts';
import { documentsOf, type DocumentView } from '#data/records/document/documents.ts';
import type { Db } from '#data/store/db.ts';

export async function listedDocuments(db: Db, { kind, id }: DocumentOf): Promise<DocumentView[]> {
  if (kind === 'case') return documentsOf(db, { caseId: id });
  const applicationId = kind === 'draft' ? ((await db.drafts.get(id))?.amends ?? id) : id;
  const application = await db.applications.get(applicationId);
  if (!application) return documentsOf(db, { applicationId });
  const all = await documentsOf(db, { caseId: application.caseId });
  return all.filter((each) => (each.applicationId ?? applicationId) === applicationId);
}
