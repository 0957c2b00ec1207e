import type { Hearing } from '#contract/case/hearing.ts';
import type { Db } from '#data/store/db.ts';
import type { HearingRow } from '#data/store/rows.ts';
import { getMeta } from '#data/store/meta.ts';
import type { RecoveryAction } from '#data/outbox/record-kind.ts';
import { isRecord, patchBetween } from '#kernel/merge-patch.ts';
import { hearingText } from './hearing-view.ts';
import { hearingSubject } from './hearing-subject.ts';

interface MissingHearing {
  readonly ours: Hearing;
  readonly theirs: Hearing | null;
}

/** Lists a lost hearing again, or resends the judge's changes; null if another judge wrote it. */
export async function lostHearing(db: Db, { ours, theirs }: MissingHearing): Promise<RecoveryAction | null> {
  const user = await getMeta(db, 'user');
  if (user?._id !== ours.by._id) return null;
  return theirs
    ? changedAgain(db, { ours, theirs })
    : { act: await listedAgain(db, ours), resendMode: 'again' };
}

async function listedAgain(db: Db, ours: Omit<HearingRow, 'version' | 'asOf'>) {
  const { _id, date, time, purpose, courtroom, minutes, notices, caseId, applicationId, by } = ours;
  const { state, adjournedBy, reason, nextDate, nextHearingId, notes, deviceTime } = ours;
  const since = { state, adjournedBy, reason, nextDate, nextHearingId, notes, deviceTime };
  return {
    op: 'schedule-hearing',
    opVersion: 4,
    entity: 'hearing',
    entityId: _id,
    body: { _id, date, time, purpose, courtroom, minutes, notices, since },
    baseVersion: 0,
    subject: {
      ...(await hearingSubject(db, ours)),
      caseId,
      ...(applicationId !== undefined && { applicationId }),
      by,
    },
  } as const;
}

async function changedAgain(
  db: Db,
  { ours, theirs }: { readonly ours: Hearing; readonly theirs: Hearing },
): Promise<RecoveryAction | null> {
  const before = hearingText(theirs);
  const body = patchBetween(before, hearingText(ours));
  if (!isRecord(body)) return null;
  return {
    act: {
      op: 'change-hearing',
      opVersion: 4,
      entity: 'hearing',
      entityId: ours._id,
      body,
      baseVersion: theirs.version,
      subject: { ...(await hearingSubject(db, ours)), before },
    },
    resendMode: 'after-a-choice',
  };
}
