/** The case from this device; one that is not here yet is fetched by itself, once. */
import { useEffect, useState } from 'react';
import { caseOf } from '#data/records/case/cases.ts';
import type { CaseRow, Db } from '#data/store/db.ts';
import type { FetchOutcome } from '#data/records/application/fetch-application.ts';
import { fetchCase } from '#data/records/case/fetch-case.ts';
import type { Ports } from '#data/store/ports.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';

export type Missing = Exclude<FetchOutcome, 'kept'>;

export type FoundCase =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly record: CaseRow }
  | { readonly state: Missing; readonly tryAgain: () => void };

export function useCase(caseId: string): FoundCase {
  const { db, ports } = useDevice();
  const live = useLive(() => caseOf(db, caseId), [db, caseId]);
  const [missing, setMissing] = useState<Missing | null>(null);
  const isAway = live.status === 'ready' && live.value === null;

  useEffect(() => {
    if (!isAway) return undefined;
    let left = false;
    void fetchOnce(db, ports, caseId).then((outcome) => !left && setMissing(outcome));
    return () => {
      left = true;
    };
  }, [db, ports, caseId, isAway]);

  if (live.status === 'ready' && live.value) return { state: 'ready', record: live.value };
  if (!isAway || missing === null) return { state: 'loading' };
  const tryAgain = () => {
    setMissing(null);
    void fetchOnce(db, ports, caseId).then(setMissing);
  };
  return { state: missing, tryAgain };
}

/** Null when it has come. */
async function fetchOnce(db: Db, ports: Ports, caseId: string): Promise<Missing | null> {
  const outcome = await fetchCase(db, ports, caseId);
  return outcome === 'kept' ? null : outcome;
}
