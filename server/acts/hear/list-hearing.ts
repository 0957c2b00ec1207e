/** Lists a hearing of a case or an application. Clashes and full days are warnings, not errors. */
import type { Hearing, NewHearing } from '#contract/case/hearing.ts';
import { hearingFaults } from '#domain/hearing/hearing-rules.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { same } from '#kernel/merge-patch.ts';
import { HEARING_FAULTS } from '#text/en/work/hearings.ts';
import { type Answer, created, ok } from '#server/http/answer.ts';
import { canSee } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { applicationById } from '#server/storage/applications.ts';
import { matterOfApplication } from '#server/storage/matter.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { lockParent, insertRecord, readStoredRecord, type Parent } from '#server/records/store-records.ts';
import { warningsOf } from './hearing-warnings.ts';

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
  if (current) return repeated(write, current, hearing);
  refuseFaults(write, hearing, body.since && hearing);
  const warnings = await warningsOf(write.sql, hearing, parent);
  await keepNew(write, { kind, parent }, hearing);
  return created({ ...hearing, warnings });
}

/** A repeated request returns the existing hearing, even if it moved since. */
function repeated({ caller }: Write, current: Hearing, requestedHearing: Hearing): Answer {
  const isTheirs = current.by._id === caller.user._id && current.caseId === requestedHearing.caseId;
  if (!isTheirs) throw new Refusal('id-taken');
  if (same(listingFields(current), listingFields(requestedHearing))) return ok({ ...current, warnings: [] });
  throw new Refusal('id-taken', { current });
}

const listingFields = ({
  date,
  time,
  purpose,
  courtroom,
  minutes,
  notices,
  applicationId,
}: Hearing): unknown => ({
  date,
  time,
  purpose,
  courtroom,
  minutes,
  notices,
  applicationId,
});

type HearingSubject = Pick<Hearing, 'caseId'> & { readonly applicationId?: string | undefined };

export function newHearing(
  { caller, now, newId, deviceTime }: Write,
  { _id, notices = [], since, ...listing }: NewHearing,
  { caseId, applicationId }: HearingSubject,
): Hearing {
  const { _id: judgeId, name, role } = caller.user;
  return {
    ...listing,
    _id: _id ?? newId(),
    version: 1,
    caseId,
    ...(applicationId !== undefined && { applicationId }),
    notices,
    state: 'listed',
    at: now.toISOString(),
    ...(deviceTime !== undefined && { deviceTime }),
    ...since,
    by: { _id: judgeId, name, role },
  };
}

export async function keepNew(write: Write, place: HearingParent, record: Hearing): Promise<void> {
  const { date, time, purpose } = record;
  await insertRecord(write, { ...place, record, detail: { date, time, purpose } });
}

export function refuseFaults({ now }: Write, hearing: Hearing, before: Hearing | undefined): void {
  const faults = hearingFaults(hearing, before, dayInIndia(now));
  if (faults.length === 0) return;
  throw invalid(Object.fromEntries(faults.map(({ field, code }) => [field, HEARING_FAULTS[code]])));
}
