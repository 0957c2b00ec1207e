import type { Hearing } from '#contract/case/hearing.ts';
import type { Db } from '#data/store/db.ts';
import type { RowSubject } from '#data/store/outbox-row.ts';
import { nameFor } from '#domain/case/name-for.ts';

/** Subject of a hearing: the applicant and the application number. */
export async function hearingSubject(
  db: Db,
  { caseId, applicationId }: Pick<Hearing, 'caseId' | 'applicationId'>,
): Promise<RowSubject> {
  const application = applicationId === undefined ? undefined : await db.applications.get(applicationId);
  const named = application ?? (await db.cases.get(caseId));
  return {
    title: named ? nameFor(named) : '',
    applicationNumber: application?.applicationNumber ?? null,
  };
}
