/** Lists a hearing of a case or an application. Clashes and full days are warnings, not errors. */
import type { Hearing, NewHearing } from '#contract/case/hearing.ts';
import { type Answer, created } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { applicationById } from '#server/storage/applications.ts';
import { canSee, matterOfApplication } from '#server/storage/matter.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { lockParent, insertRecord, readStoredRecord, type Parent } from '#server/records/store-records.ts';
import { warningsOf } from './hearing-warnings.ts';
import { answerRelisted, newHearing, refuseFaults } from './new-hearing.ts';

type Kind = StoredKind<Hearing>;

export const listForCase =
  (kind: Kind, caseId: string, body: NewHearing): Effect =>
  async (write) => {
    const parent = await lockParent(write, kind, caseId);
    return list(write, { kind, parent }, { body });
  };

/** Visibility follows the application's court. The case is locked, as for every hearing. */
export const listForApplication =
  (kind: Kind, applicationId: string, body: NewHearing): Effect =>
  async (write) => {
    const application = await applicationById(write.sql, applicationId);
    if (!application) throw new Refusal('not-found');
    if (!canSee(write.caller, matterOfApplication(application))) {
      throw new Refusal('not-found', { denied: { entity: 'application', id: applicationId } });
    }
    const parent = await lockParent(write, kind, application.caseId);
    return list(write, { kind, parent }, { body, applicationId });
  };

interface HearingParent {
  readonly kind: Kind;
  readonly parent: Parent;
}

interface NewHearingRequest {
  readonly body: NewHearing;
  readonly applicationId?: string;
}

async function list(
  write: Write,
  { kind, parent }: HearingParent,
  { body, applicationId }: NewHearingRequest,
): Promise<Answer> {
  const hearing = newHearing(write, body, { caseId: parent.id, applicationId });
  const current = body._id === undefined ? undefined : await readStoredRecord(write.sql, kind, body._id);
  if (current) return answerRelisted(write, current, hearing);
  refuseFaults(write, hearing, body.since && hearing);
  const warnings = await warningsOf(write.sql, hearing, parent);
  await keepNew(write, { kind, parent }, hearing);
  return created({ ...hearing, warnings });
}

export async function keepNew(write: Write, place: HearingParent, record: Hearing): Promise<void> {
  const { date, time, purpose } = record;
  await insertRecord(write, { ...place, record, detail: { date, time, purpose } });
}
