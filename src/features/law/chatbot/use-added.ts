/** Adds text of a suggestion or a case to the question box, once per object, and focuses the box. */
import { useEffect, useRef } from 'react';

/** A new object each time, so the same text can be added again. */
export interface AddedText {
  readonly text: string;
}

export function useAdded(added: AddedText | null, add: (text: string) => void): void {
  const seen = useRef(added);
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    if (added === null || added === seen.current) return;
    seen.current = added;
    latest.current(added.text);
    document.getElementById('chat-question')?.focus();
  }, [added]);
}
