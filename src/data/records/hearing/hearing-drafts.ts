/** Hearings that are listed or moved, and their outcomes: as typed, on this device until they are queued. */
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';
import type { StorageFull } from '#data/store/save-transaction.ts';
import type { Result } from '#kernel/result.ts';
import type { HearingDraft, OutcomeDraft } from './hearing-draft.ts';

const hearings = draftStore<HearingDraft>('hearing');
const outcomes = draftStore<OutcomeDraft>('outcome');

/** `about`: the case, application or hearing. `null` when nothing has been written. */
export const hearingDraftOf = (db: Db, about: string): Promise<HearingDraft | null> =>
  hearings.read(db, about);

export const saveHearingDraft = (
  db: Db,
  about: string,
  draft: HearingDraft,
): Promise<Result<void, StorageFull>> => hearings.save(db, about, draft);

/** Inside the caller's transaction. */
export async function discardHearingDraft(db: Db, about: string): Promise<void> {
  await hearings.remove(db, about);
  await outcomes.remove(db, about);
}

/** `null` when nothing has been written. */
export const outcomeDraftOf = (db: Db, hearingId: string): Promise<OutcomeDraft | null> =>
  outcomes.read(db, hearingId);

export const saveOutcomeDraft = (
  db: Db,
  hearingId: string,
  draft: OutcomeDraft,
): Promise<Result<void, StorageFull>> => outcomes.save(db, hearingId, draft);
