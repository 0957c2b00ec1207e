/** The same report in two windows: what the other one writes is shown here too, so that neither overwrites the other. */
import { useEffect, useRef } from 'react';
import type { ReportDraft } from '#data/records/feedback/report-drafts.ts';

/** So many may be on their way to the device and back. */
const STROKES = 20;

/** `kept` is the draft as it stands on the device. The answer is told of each draft that this window writes. */
export function useOtherWindow(
  kept: ReportDraft | null,
  show: (draft: ReportDraft) => void,
): (draft: ReportDraft) => void {
  const own = useRef<readonly string[]>([]);
  const latest = useRef(kept && textOf(kept));
  const shown = useRef(show);
  useEffect(() => {
    shown.current = show;
  }, [show]);
  useEffect(() => {
    if (kept === null) return; // sent or discarded there: what stands here is its person's to keep
    const text = textOf(kept);
    if (own.current.includes(text) || text === latest.current) return; // the last strokes come back late
    latest.current = text;
    shown.current(kept);
  }, [kept]);
  return (draft) => {
    latest.current = textOf(draft);
    own.current = [...own.current.slice(-STROKES), latest.current];
  };
}

const textOf = ({ fault, message, email }: ReportDraft): string => JSON.stringify([fault, message, email]);
