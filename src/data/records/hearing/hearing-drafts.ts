/** Hearings being listed or moved, and what came of them: as typed, on this device until they are queued. */
import type { Db } from '#data/store/db.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import { saveInTransaction, type StorageFull } from '#data/store/save-transaction.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { HearingDraft, OutcomeDraft } from './hearing-draft.ts';

/** `about`: the case, application or hearing. */
const nameOf = (about: string) => `hearing:${about}` as const;

/** `null` when nothing has been written. */
export const hearingDraftOf = (db: Db, about: string): Promise<HearingDraft | null> =>
  getMeta(db, nameOf(about));

export const saveHearingDraft = (
  db: Db,
  about: string,
  draft: HearingDraft,
): Promise<Result<void, StorageFull>> =>
  saveInTransaction(db, [], async () => ok(await setMeta(db, nameOf(about), draft)));

/** Inside the caller's transaction. */
export async function discardHearingDraft(db: Db, about: string): Promise<void> {
  await clearMeta(db, nameOf(about));
  await clearMeta(db, outcomeOf(about));
}

const outcomeOf = (hearingId: string) => `outcome:${hearingId}` as const;

/** `null` when nothing has been written. */
export const outcomeDraftOf = (db: Db, hearingId: string): Promise<OutcomeDraft | null> =>
  getMeta(db, outcomeOf(hearingId));

export const saveOutcomeDraft = (
  db: Db,
  hearingId: string,
  draft: OutcomeDraft,
): Promise<Result<void, StorageFull>> =>
  saveInTransaction(db, [], async () => ok(await setMeta(db, outcomeOf(hearingId), draft)));
