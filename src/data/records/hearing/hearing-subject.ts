import type { Hearing } from '#contract/case/hearing.ts';
import type { Db } from '#data/store/db.ts';
import type { RowSubject } from '#data/store/outbox-row.ts';

/** Subject of a hearing: the applicant and the application number. */
export async function hearingSubject(
  db: Db,
  { caseId, applicationId }: Pick<Hearing, 'caseId' | 'applicationId'>,
): Promise<RowSubject> {
  const application = applicationId === undefined ? undefined : await db.applications.get(applicationId);
  const record = await db.cases.get(caseId);
  return {
    title: application?.applicant.name ?? record?.applicant.name ?? '',
    applicationNumber: application?.applicationNumber ?? null,
  };
}
