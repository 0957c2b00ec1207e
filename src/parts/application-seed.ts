import type { ApplicationForm } from '#domain/application/application-form.ts';
import { applicationSeed } from '#data/records/application/application-seed.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';

const NONE: Partial<ApplicationForm> = {};

/** Initial values of an application; none until they are read. */
export function useApplicationSeed(): Partial<ApplicationForm> {
  const { db, user } = useDevice();
  const seed = useLive(() => applicationSeed(db, user), [db, user]);
  return seed.status === 'ready' ? seed.value : NONE;
}
