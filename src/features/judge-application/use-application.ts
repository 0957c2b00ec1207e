/** The application from this device; one that is not here yet is fetched by itself, once. */
import { useEffect, useState } from 'react';
import { type ApplicationView, applicationOf } from '#data/applications.ts';
import { fetchApplication } from '#data/fetch-application.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';

export type FoundApplication =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly application: ApplicationView }
  | { readonly state: 'notFound' }
  | { readonly state: 'failed' | 'offline'; readonly tryAgain: () => void };

export function useApplication(id: string): FoundApplication {
  const { db, ports } = useDevice();
  const live = useLive(() => applicationOf(db, id), [db, id]);
  const [tried, setTried] = useState(0);
  const [missing, setMissing] = useState<'notFound' | 'failed' | 'offline' | null>(null);
  const isHere = live.status === 'ready' && live.value !== null;
  const isAway = live.status === 'ready' && live.value === null;

  useEffect(() => {
    if (!isAway) return undefined;
    let left = false;
    setMissing(null);
    void fetchApplication(db, ports, id).then((outcome) => {
      if (!left && outcome !== 'kept') setMissing(outcome);
    });
    return () => {
      left = true;
    };
  }, [db, ports, id, isAway, tried]);

  if (isHere) return { state: 'ready', application: live.value };
  if (!isAway || missing === null) return { state: 'loading' };
  if (missing === 'notFound') return { state: missing };
  return { state: missing, tryAgain: () => setTried(tried + 1) };
}
