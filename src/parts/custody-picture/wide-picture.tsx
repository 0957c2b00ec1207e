import { addDays, type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import {
  type CustodyPictureProps,
  dayNumber,
  LEFT,
  termScale,
  WIDTH,
  zoomDays,
  zoomMarks,
  zoomScale,
} from './picture-model.ts';

/** Two bars: the whole term above, its first days enlarged below. */
export function WidePicture(props: CustodyPictureProps) {
  return (
    <>
      <TermBar {...props} />
      {props.dates.dayOne && <ZoomBar {...props} />}
    </>
  );
}

function TermBar({ dates, served, term, hearings }: CustodyPictureProps) {
  const { calculator } = useText();
  const words = calculator.picture;
  const x = termScale(dates);
  const { from, asOf, due, oneThird, oneHalf, maximum, out } = dates;
  const today = x(asOf);
  const over = due !== null && due < asOf ? x(due) : null;
  return (
    <>
      <rect className="cp-term" x={LEFT + 0.5} y="28.5" width={WIDTH} height="22" />
      <rect className="cp-served" x={LEFT} y="28" width={Math.max(1, today - LEFT)} height="23" />
      {out.map((gap) => (
        <rect
          key={gap.from}
          className="cp-out"
          x={x(gap.from)}
          y="28"
          width={Math.max(1, x(addDays(gap.to ?? asOf, 1)) - x(gap.from))}
          height="23"
        />
      ))}
      {over !== null && (
        <rect className="cp-over" x={over} y="28" width={Math.max(2, today - over)} height="23" />
      )}
      {hearings?.map((on) => (
        <path key={on} className="cp-hearing" d={`M${x(on)} 28l-4 -8h8z`} />
      ))}
      <path className="cp-now-line" d={`M${today} 4v58`} />
      <text
        className="cp-now"
        x={today > 420 ? today - 7 : today + 7}
        y="16"
        textAnchor={today > 420 ? 'end' : 'start'}
      >
        {words.today(served)}
      </text>
      <Below x={LEFT} anchor="start" name={words.arrest} date={from} />
      {oneThird && <Below x={x(oneThird)} anchor="end" name={words.oneThird} date={oneThird} />}
      {oneHalf && <Below x={x(oneHalf)} anchor="middle" name={words.oneHalf} date={oneHalf} />}
      {maximum && <Below x={x(maximum)} anchor="end" name={words.maximum(term)} date={maximum} />}
    </>
  );
}

interface BelowProps {
  readonly x: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly name: string;
  readonly date: CalendarDate;
}

function Below({ x, anchor, name, date }: BelowProps) {
  return (
    <>
      <path className="cp-tick" d={`M${x} 24v38`} />
      <text className="cp-b" x={x} y="78" textAnchor={anchor}>
        {name}
      </text>
      <text className="cp-t" x={x} y="95" textAnchor={anchor}>
        {indianDate(date)}
      </text>
    </>
  );
}

function ZoomBar({ dates }: CustodyPictureProps) {
  const { calculator } = useText();
  const words = calculator.picture;
  const { from, asOf, chargesheet, dayOne } = dates;
  if (dayOne === null) return null;
  const x = zoomScale(dates);
  const filed = chargesheet && dayNumber(dates, chargesheet);
  const today = dayNumber(dates, asOf) ?? 0;
  const shownTo = Math.min(filed ?? today, today);
  const edge = termScale(dates)(addDays(from, zoomDays(dates)));
  return (
    <>
      <path className="cp-lead" d={`M${LEFT + 0.5} 101v35M${edge} 101L${LEFT + WIDTH + 0.5} 136`} />
      <text className="cp-b" x={LEFT + 8} y="128">
        {words.firstDays(zoomDays(dates))}
      </text>
      <rect className="cp-term" x={LEFT + 0.5} y="136.5" width={WIDTH} height="14" />
      <rect className="cp-served" x={LEFT} y="136" width={Math.max(1, x(shownTo) - LEFT)} height="15" />
      {filed !== null && filed > 0 && filed <= zoomDays(dates) && (
        <>
          <path className="cp-tick" d={`M${x(filed)} 132v23`} />
          <text className="cp-b" x={Math.max(x(filed), 330)} y="128" textAnchor="end">
            {words.chargesheet(filed)}
          </text>
        </>
      )}
      <path className="cp-tick" d={`M${x(1)} 151v8`} />
      <text className="cp-b" x={LEFT} y="176">
        {words.remand}
      </text>
      <text className="cp-t" x={LEFT} y="193">
        {indianDate(dayOne)}
      </text>
      {zoomMarks(dates).map((day) => (
        <ZoomMark key={day} x={x(day)} name={words.day(day)} date={addDays(dayOne, day - 1)} />
      ))}
    </>
  );
}

function ZoomMark({ x, name, date }: Omit<BelowProps, 'anchor'>) {
  return (
    <>
      <path className="cp-tick" d={`M${x} 132v27`} />
      <text className="cp-b" x={x} y="176" textAnchor="end">
        {name}
      </text>
      <text className="cp-t" x={x} y="193" textAnchor="end">
        {indianDate(date)}
      </text>
    </>
  );
}
