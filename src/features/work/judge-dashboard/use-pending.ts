/** The pending applications, a page more at each call of `more`; the rows shown stay while the next are read. */
import { useState } from 'react';
import { type ApplicationView, pendingApplications } from '#data/records/application/applications.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';

const PAGE = 50;

export interface Pending {
  /** Null until they are read for the first time. */
  readonly rows: readonly ApplicationView[] | null;
  readonly more: (() => void) | null;
}

export function usePending(): Pending {
  const { db } = useDevice();
  const [limit, setLimit] = useState(PAGE);
  // One beyond the page tells whether there is more.
  const live = useLive(() => pendingApplications(db, limit + 1), [db, limit]);
  const [kept, setKept] = useState<readonly ApplicationView[] | null>(null);
  if (live.status === 'ready' && live.value !== kept) setKept(live.value);
  const rows = live.status === 'ready' ? live.value : kept;
  const more = rows && rows.length > limit ? () => setLimit(limit + PAGE) : null;
  return { rows: rows && rows.slice(0, limit), more };
}
