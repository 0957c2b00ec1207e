/**
 * Moves a hearing or records its outcome. A next date lists that hearing in the same transaction, so no case
 * is left without a date.
 */
import { createHash } from 'node:crypto';
import { Hearing, HEARING_PATCHABLE } from '#contract/case/hearing.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import { mergePatch, same } from '#kernel/merge-patch.ts';
import { ok } from '#server/http/answer.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { checkVersion } from '#server/acts/decide/update-application.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { lockParent, readStoredRecord, type Parent, saveRecord } from '#server/records/store-records.ts';
import { warningsOf } from './hearing-warnings.ts';
import { keepNew, newHearing, refuseFaults } from './list-hearing.ts';

type Kind = StoredKind<Hearing>;
type Body = Readonly<Record<string, unknown>>;

export const updateHearing =
  (kind: Kind, id: string, body: Body): Effect =>
  async (write) => {
    const seen = await readStoredRecord(write.sql, kind, id);
    if (!seen) throw new Refusal('not-found');
    const parent = await lockParent(write, kind, seen.caseId);
    const record = (await readStoredRecord(write.sql, kind, id)) ?? seen; // current row, read under the lock
    checkVersion(write, record);
    const next = patched(record, body);
    if (same(next, record)) return ok({ ...record, warnings: [] });
    refuseFaults(write, next, record);
    const following = await listNext(write, { kind, parent }, { record, next });
    const updatedHearing: Hearing = {
      ...next,
      ...(following && { nextHearingId: following._id }),
      version: record.version + 1,
    };
    await saveRecord(write, {
      kind,
      parent,
      record: updatedHearing,
      detail: changed(record, updatedHearing),
    });
    const moved = following ?? (isMoved(record, updatedHearing) ? updatedHearing : undefined);
    const warnings = moved ? await warningsOf(write.sql, moved, parent) : [];
    return ok({ ...updatedHearing, warnings });
  };

function patched(record: Hearing, body: Body): Hearing {
  const patch = Object.fromEntries(
    HEARING_PATCHABLE.flatMap((field) => (field in body ? [[field, body[field]]] : [])),
  );
  const parsed = Hearing.safeParse(withoutBlanks(mergePatch(record, patch)));
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}

interface Change {
  readonly record: Hearing;
  readonly next: Hearing;
}

/**
 * The new hearing keeps purpose, courtroom and time. After a restore it may already be listed; then that one
 * is used.
 */
async function listNext(
  write: Write,
  place: { readonly kind: Kind; readonly parent: Parent },
  { record, next }: Change,
): Promise<Hearing | undefined> {
  const { nextDate, applicationId, time, purpose, courtroom, minutes, notices } = next;
  if (nextDate === undefined || nextDate === record.nextDate) return undefined;
  const _id = nextHearingId(record._id, nextDate);
  const listed = await readStoredRecord(write.sql, place.kind, _id);
  if (listed) return listed;
  const listing = {
    _id,
    date: nextDate,
    time,
    purpose,
    notices,
    ...(courtroom !== undefined && { courtroom }),
    ...(minutes !== undefined && { minutes }),
  };
  const following = newHearing(write, listing, { caseId: record.caseId, applicationId });
  await keepNew(write, place, following);
  return following;
}

const isMoved = (before: Hearing, after: Hearing): boolean =>
  before.date !== after.date || before.time !== after.time || before.minutes !== after.minutes;

/** Changed fields with old and new value, for the audit log. */
const changed = (before: Hearing, after: Hearing): unknown =>
  Object.fromEntries(
    HEARING_PATCHABLE.flatMap((field) =>
      same(before[field], after[field]) ? [] : [[field, { from: before[field], to: after[field] }]],
    ),
  );

/**
 * Derives the id of the adjourned hearing from its predecessor. After a restore, every device of the judge
 * then lists the same hearing.
 */
export function nextHearingId(hearingId: string, nextDate: string): string {
  const hash = createHash('sha256').update(`next hearing of ${hearingId} on ${nextDate}`).digest('hex');
  // version 8 of RFC 9562: a custom id
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
