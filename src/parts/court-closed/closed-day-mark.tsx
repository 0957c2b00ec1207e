import type { SittingMatter } from '#domain/hearing/court-calendar/high-court.ts';
import { useText } from '#parts/text-context.tsx';
import { closedDayNote, closedDayText, useClosedDay } from './use-closed-day.ts';

interface ClosedDayProps {
  readonly day: string;
  /** Its High Court decides the holidays; null for no matter of a court. */
  readonly matter: SittingMatter | null;
}

/** "Court closed: Sunday" beside a listed date. Nothing on an open day. */
export function ClosedDayMark({ day, matter }: ClosedDayProps) {
  const text = useText();
  const closed = useClosedDay(day, matter);
  return (
    closed && (
      <>
        {' '}
        <span className="small quiet">{closedDayText(closed, text)}</span>
      </>
    )
  );
}

/** The same as a sentence below a date field. It blocks nothing. */
export function ClosedDayNote({ day, matter }: ClosedDayProps) {
  const text = useText();
  const closed = useClosedDay(day, matter);
  return <div role="status">{closed !== null && <p className="hint">{closedDayNote(closed, text)}</p>}</div>;
}
