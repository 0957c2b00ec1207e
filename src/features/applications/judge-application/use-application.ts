/** The application from this device; one that is not here yet is fetched by itself, once. */
import { useEffect, useState } from 'react';
import { type ApplicationView, applicationOf } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import { fetchApplication } from '#data/records/application/fetch-application.ts';
import type { Ports } from '#data/store/ports.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';

export type FoundApplication =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly application: ApplicationView }
  | {
      readonly state: 'notFound' | 'failed' | 'offline';
      /** Where trying again may help. */
      readonly tryAgain?: () => void;
    };

export function useApplication(id: string): FoundApplication {
  const { db, ports } = useDevice();
  const live = useLive(() => applicationOf(db, id), [db, id]);
  const [missing, setMissing] = useState<'notFound' | 'failed' | 'offline' | null>(null);
  const isAway = live.status === 'ready' && live.value === null;

  useEffect(() => {
    if (!isAway) return undefined;
    let left = false;
    void fetchOnce(db, ports, id).then((outcome) => !left && setMissing(outcome));
    return () => {
      left = true;
    };
  }, [db, ports, id, isAway]);

  if (live.status === 'ready' && live.value) return { state: 'ready', application: live.value };
  if (!isAway || missing === null) return { state: 'loading' };
  const tryAgain = () => {
    setMissing(null);
    void fetchOnce(db, ports, id).then(setMissing);
  };
  return { state: missing, ...(missing !== 'notFound' && { tryAgain }) };
}

/** Null when it has come. */
async function fetchOnce(db: Db, ports: Ports, id: string) {
  const outcome = await fetchApplication(db, ports, id);
  return outcome === 'kept' ? null : outcome;
}
