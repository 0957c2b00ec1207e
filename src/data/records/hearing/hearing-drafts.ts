/** Form drafts of hearings and outcomes, on this device until they are queued. */
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';
import type { HearingDraft, OutcomeDraft } from './hearing-draft.ts';

const hearings = draftStore<HearingDraft>('hearing');
const outcomes = draftStore<OutcomeDraft>('outcome');

/** `about`: id of the case, application or hearing. `null` if there is no draft. */
export const hearingDraftOf = (db: Db, about: string): Promise<HearingDraft | null> =>
  hearings.read(db, about);

export const saveHearingDraft = (db: Db, about: string, draft: HearingDraft): Promise<void> =>
  hearings.save(db, about, draft);

/** Runs inside the caller's transaction. */
export async function discardHearingDraft(db: Db, about: string): Promise<void> {
  await hearings.remove(db, about);
  await outcomes.remove(db, about);
}

/** `null` if there is no draft. */
export const outcomeDraftOf = (db: Db, hearingId: string): Promise<OutcomeDraft | null> =>
  outcomes.read(db, hearingId);

export const saveOutcomeDraft = (db: Db, hearingId: string, draft: OutcomeDraft): Promise<void> =>
  outcomes.save(db, hearingId, draft);
