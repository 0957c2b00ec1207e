/** The same draft in two windows: what the other one writes is shown here too, so that neither overwrites the other. */
import { useEffect, useRef } from 'react';

/** So many writes may be on their way to the device and back. */
const WRITES = 20;

/** `kept` is the draft as it stands on the device. The answer is told of each draft that this window writes. */
export function useOtherWindow<T extends object>(
  kept: T | null,
  show: (draft: T) => void,
): (draft: T) => void {
  const own = useRef<readonly string[]>([]);
  const latest = useRef(kept && JSON.stringify(kept));
  const shown = useRef(show);
  useEffect(() => {
    shown.current = show;
  }, [show]);
  useEffect(() => {
    if (kept === null) return; // sent or discarded there: what stands here is its person's to keep
    const text = JSON.stringify(kept);
    if (own.current.includes(text) || text === latest.current) return; // the last writes come back late
    latest.current = text;
    shown.current(kept);
  }, [kept]);
  return (draft) => {
    latest.current = JSON.stringify(draft);
    own.current = [...own.current.slice(-WRITES), latest.current];
  };
}
