/** `useLive` for stored input. It waits for the writes of the last form, so that a quick return shows the newest. */
import { useEffect, useState } from 'react';
import { type LiveQueryState, useLive } from '#data/react/use-live.ts';
import { pendingWrites } from './draft-writes.ts';

export function useStoredDraft<T>(read: () => Promise<T>, deps: readonly unknown[]): LiveQueryState<T> {
  const written = useAfterWrites(deps);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's list, as of `useLive`
  const stored = useLive(async () => (written ? { draft: await read() } : null), [...deps, written]);
  if (stored.status === 'loading' || stored.value === null) return { status: 'loading' };
  return { status: 'ready', value: stored.value.draft };
}

/** False until the pending writes at the first render with these `deps` have ended. */
function useAfterWrites(deps: readonly unknown[]): boolean {
  const [after, setAfter] = useState<readonly unknown[]>();
  useEffect(() => {
    let current = true;
    const wait = async () => {
      await pendingWrites();
      if (current) setAfter(deps);
    };
    void wait();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's list, as of `useLive`
  }, deps);
  return after !== undefined && after.every((dep, index) => Object.is(dep, deps[index]));
}
