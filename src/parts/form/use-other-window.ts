/** Shows writes of another window to the same draft, so that neither overwrites the other. */
import { useEffect, useRef } from 'react';

/** Maximum own writes in flight. */
const WRITES = 20;

/** `storedDraft` is the stored draft. The returned function records each draft that this window writes. */
export function useOtherWindow<T extends object>(
  storedDraft: T | null,
  show: (draft: T) => void,
): (draft: T) => void {
  const own = useRef<readonly string[]>([]);
  const latest = useRef(storedDraft && JSON.stringify(storedDraft));
  const shown = useRef(show);
  useEffect(() => {
    shown.current = show;
  }, [show]);
  useEffect(() => {
    if (storedDraft === null) return; // sent or discarded in the other window: keep the input here
    const text = JSON.stringify(storedDraft);
    if (own.current.includes(text) || text === latest.current) return; // own writes arrive late
    latest.current = text;
    shown.current(storedDraft);
  }, [storedDraft]);
  return (draft) => {
    latest.current = JSON.stringify(draft);
    own.current = [...own.current.slice(-WRITES), latest.current];
  };
}
