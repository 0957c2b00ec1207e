/** Hearings being listed or moved: as typed, on this device until they are queued. */
import type { Db } from '#data/store/db.ts';
import { clearMeta, metaOf, setMeta } from '#data/store/meta.ts';
import { saving, type StorageFull } from '#data/store/saving.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { HearingDraft } from './hearing-draft.ts';

/** `about`: the case, application or hearing. */
const nameOf = (about: string) => `hearing:${about}` as const;

/** `null` when nothing has been written. */
export const hearingDraftOf = (db: Db, about: string): Promise<HearingDraft | null> =>
  metaOf(db, nameOf(about));

export const saveHearingDraft = (
  db: Db,
  about: string,
  draft: HearingDraft,
): Promise<Result<void, StorageFull>> =>
  saving(db, [], async () => ok(await setMeta(db, nameOf(about), draft)));

/** Inside the caller's transaction. */
export const discardHearingDraft = (db: Db, about: string): Promise<void> => clearMeta(db, nameOf(about));
