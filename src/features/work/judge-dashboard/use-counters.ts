/** Figures of the judge's counters. Once shown, they stay until new figures are counted. */
import { useState } from 'react';
import { useLastSeen } from '#data/react/use-last-seen.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { applicationCounts } from '#data/records/application/applications.ts';
import type { ApplicationCounts } from '#domain/case/status-rules.ts';
import type { Db } from '#data/store/db.ts';
import { recordsState } from '#data/store/first-pull.ts';

/** Null until the first pull has finished: some of the applications are no count. */
export function useCounters(): ApplicationCounts | null {
  const db = useDb();
  const live = useLive(() => countsOf(db), [db]);
  const counted = live.status === 'ready' ? live.value : null;
  const [last, setLast] = useState<ApplicationCounts | null>(null);
  if (counted && counted !== last) setLast(counted);
  // the start draws the stored screen with these figures, before the database has answered
  const seen = useLastSeen('seen:counters', counted);
  return counted ?? last ?? seen;
}

async function countsOf(db: Db): Promise<ApplicationCounts | null> {
  const { kind } = await recordsState(db);
  return kind === 'known' ? applicationCounts(db) : null;
}
