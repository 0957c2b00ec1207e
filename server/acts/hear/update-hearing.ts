/**
 * Moves a hearing or records its outcome. A next date lists that hearing in the same transaction, so no case
 * is left without a date.
 */
import { type Hearing, HEARING_PATCHABLE } from '#contract/case/hearing.ts';
import { hearingRecord } from '#records/hearing.ts';
import { same } from '#kernel/merge-patch.ts';
import { ok } from '#server/http/answer.ts';
import { nothingToChange, Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { checkVersion, patchedRecord, refuseSameValues } from '#server/records/authored.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';
import { lockParent, readStoredRecord, type Parent, saveRecord } from '#server/records/store-records.ts';
import { warningsOf } from './hearing-warnings.ts';
import { keepNew } from './list-hearing.ts';
import { isMoved, newHearing, nextListing, refuseFaults } from './new-hearing.ts';

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
    if (HEARING_PATCHABLE.every((field) => body[field] === undefined))
      throw nothingToChange(HEARING_PATCHABLE);
    const next = patchedRecord(hearingRecord, record, body);
    if (same(next, record)) {
      refuseSameValues(write);
      return ok({ ...record, warnings: [] });
    }
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
      detail: changedFields(record, updatedHearing),
    });
    const moved = following ?? (isMoved(record, updatedHearing) ? updatedHearing : undefined);
    const warnings = moved ? await warningsOf(write.sql, moved, parent) : [];
    return ok({ ...updatedHearing, warnings });
  };

interface Change {
  readonly record: Hearing;
  readonly next: Hearing;
}

/** After a restore the hearing may already be listed; then that one is used. */
async function listNext(
  write: Write,
  place: { readonly kind: Kind; readonly parent: Parent },
  { record, next }: Change,
): Promise<Hearing | undefined> {
  const listing = nextListing(record, next);
  if (listing === null) return undefined;
  const existing = await readStoredRecord(write.sql, place.kind, listing._id);
  if (existing) return existing;
  const { caseId, applicationId } = next;
  const following = newHearing(write, listing, { caseId, applicationId });
  await keepNew(write, place, following);
  return following;
}

/** Changed fields with old and new value, for the audit log. */
export const changedFields = (before: Hearing, after: Hearing): unknown =>
  Object.fromEntries(
    HEARING_PATCHABLE.flatMap((field) =>
      same(before[field], after[field]) ? [] : [[field, { from: before[field], to: after[field] }]],
    ),
  );
