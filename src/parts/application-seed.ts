/** Initial values of an application: its advocate and their default court. */
import { useMemo } from 'react';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { seedOf } from '#data/records/application/application-seed.ts';
import { profileOf } from '#data/records/user/settings.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';

export function useApplicationSeed(): Partial<ApplicationForm> {
  const { db, user } = useDevice();
  const read = useLive(() => profileOf(db), [db]);
  const profile = read.status === 'ready' ? read.value : null;
  return useMemo(() => seedOf(profile ?? user, profile), [user, profile]);
}
