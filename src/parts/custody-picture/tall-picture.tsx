import { addDays, indianDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import type { CustodyPictureProps } from './custody-picture.tsx';
import {
  dayNumber,
  placeTall,
  TALL_CHANGE,
  TALL_TOP,
  type TallMark,
  zoomDays,
  zoomMarks,
} from './picture-model.ts';

const BAR = 104;

interface TallPictureProps extends CustodyPictureProps {
  readonly titleId: string;
  readonly says: string;
}

/** For phones: the bar stands upright, its scale changes once, and says so. */
export function TallPicture({ titleId, says, ...props }: TallPictureProps) {
  const { dates } = props;
  const names = useNames(props);
  const placed = placeTall(dates, marksOf(props));
  const end = Math.max(...placed.map(({ at }) => at));
  const today = placed.find(({ key }) => key === 'today')?.at ?? TALL_TOP;
  const due = placed.find(({ date, key }) => key !== 'today' && date === dates.due)?.at;
  const height = Math.max(...placed.map(({ label }) => label)) + 24;
  const changes = end > TALL_CHANGE + 20;
  return (
    <svg className="tall" viewBox={`0 0 328 ${height}`} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{says}</title>
      <rect className="cp-term" x={BAR + 0.5} y={TALL_TOP + 0.5} width="20" height={end - TALL_TOP} />
      <rect className="cp-served" x={BAR} y={TALL_TOP} width="21" height={Math.max(1, today - TALL_TOP)} />
      {due !== undefined && due < today && (
        <rect className="cp-over" x={BAR} y={due} width="21" height={Math.max(2, today - due)} />
      )}
      {changes && <ScaleChange days={zoomDays(dates)} />}
      {placed.map(({ key, date, at, label }) => (
        <g key={key}>
          <path className={key === 'today' ? 'cp-now-line' : 'cp-tick'} d={`M98 ${at}h34L142 ${label}`} />
          <text className={key === 'today' ? 'cp-now' : 'cp-t'} x="90" y={label + 5} textAnchor="end">
            {indianDate(date)}
          </text>
          <text className={key === 'today' ? 'cp-now' : 'cp-b'} x="148" y={label + 5}>
            {names[key]}
          </text>
        </g>
      ))}
    </svg>
  );
}

function ScaleChange({ days }: { days: number }) {
  const { calculator } = useText();
  return (
    <>
      <path className="cp-lead" d={`M96 ${TALL_CHANGE + 4}l36-8M96 ${TALL_CHANGE + 10}l36-8`} />
      <text className="cp-t" x="148" y={TALL_CHANGE + 34}>
        {calculator.picture.scale(days)}
      </text>
    </>
  );
}

function marksOf({ dates }: CustodyPictureProps): TallMark[] {
  const { from, asOf, dayOne, chargesheet, oneThird, oneHalf, maximum } = dates;
  const marks: [string, TallMark['date'] | null][] = [
    ['arrest', from],
    ['chargesheet', chargesheet],
    ...(dayOne
      ? zoomMarks(dates).map((day): [string, TallMark['date']] => [`day-${day}`, addDays(dayOne, day - 1)])
      : []),
    ['third', oneThird],
    ['half', oneHalf],
    ['maximum', maximum],
    ['today', asOf],
  ];
  return marks.flatMap(([key, date]) => (date ? [{ key, date }] : []));
}

function useNames({ dates, served, term }: CustodyPictureProps): Readonly<Record<string, string>> {
  const { calculator } = useText();
  const words = calculator.picture;
  const filed = dates.chargesheet && dayNumber(dates, dates.chargesheet);
  return {
    arrest: words.arrest,
    chargesheet: filed === null ? calculator.dates.chargesheet : words.chargesheet(filed),
    ...Object.fromEntries(zoomMarks(dates).map((day) => [`day-${day}`, words.day(day)])),
    third: words.oneThird,
    half: words.oneHalf,
    maximum: words.maximum(term),
    today: words.todayShort(served),
  };
}
