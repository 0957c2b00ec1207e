/** Fills the court and the advocate of a draft that began before the profile was pulled. Typed text stays. */
import { useEffect } from 'react';
import { lateSeed } from '#data/records/application/application-seed.ts';
import { saveDraft } from '#data/records/application/drafts.ts';
import { profileOf } from '#data/records/user/settings.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import type { DraftPen } from './use-draft.ts';

export function useLateProfile({ draft, form, write }: DraftPen): void {
  const { db, ports, user } = useDevice();
  const read = useLive(() => profileOf(db), [db]);
  const profile = read.status === 'ready' ? read.value : null;
  const waiting = draft?.awaitsProfile ? draft._id : null;
  useEffect(() => {
    if (waiting === null || profile === null) return;
    const late = lateSeed(form, user, profile);
    if (Object.keys(late).length > 0) write(late);
    void bestEffort(saveDraft(db, ports, waiting, { isProfiled: true }));
  }, [waiting, profile, form, user, write, db, ports]);
}
