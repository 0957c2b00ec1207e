import { addDays, indianDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import {
  type CustodyPictureProps,
  dayNumber,
  hearingsAround,
  placeTall,
  TALL_CHANGE,
  TALL_TOP,
  type TallMark,
  tallScale,
  type PlacedMark,
  zoomDays,
  zoomMarks,
} from './picture-model.ts';

const BAR = 104;
/** Line that marks the change of scale; not a date. */
const SCALE = 'scale';

interface TallPictureProps extends CustodyPictureProps {
  readonly titleId: string;
  readonly says: string;
}

/** Vertical version for phones, with a marked change of scale. */
export function TallPicture({ titleId, says, ...props }: TallPictureProps) {
  const { dates } = props;
  const names = useNames(props);
  const marks = marksOf(props);
  const placed = placeTall(dates, marks);
  const yOf = tallScale(dates, marks);
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
      {hearingsAround(props).past.map((on) => (
        <path key={on} className="cp-hearing" d={`M${BAR} ${yOf(on)}l-7 -4v8z`} />
      ))}
      {changes && <path className="cp-lead" d={`M96 ${TALL_CHANGE - 2}l36-8M96 ${TALL_CHANGE + 4}l36-8`} />}
      {placed.map((mark) =>
        mark.key === SCALE ? (
          <text key={SCALE} className="cp-t" x="148" y={mark.label + 5}>
            {names[SCALE]}
          </text>
        ) : (
          <Mark key={mark.key} mark={mark} name={names[mark.key] ?? ''} />
        ),
      )}
    </svg>
  );
}

function Mark({ mark: { key, date, at, label }, name }: { mark: PlacedMark; name: string }) {
  const now = key === 'today';
  return (
    <>
      <path className={now ? 'cp-now-line' : 'cp-tick'} d={`M98 ${at}h34L142 ${label}`} />
      <text className={now ? 'cp-now' : 'cp-t'} x="90" y={label + 5} textAnchor="end">
        {indianDate(date)}
      </text>
      <text className={now ? 'cp-now' : 'cp-b'} x="148" y={label + 5}>
        {name}
      </text>
    </>
  );
}

function marksOf(props: CustodyPictureProps): TallMark[] {
  const { dates } = props;
  const { from, asOf, dayOne, chargesheet, oneThird, oneHalf, maximum } = dates;
  const marks: [string, TallMark['date'] | null][] = [
    ['arrest', from],
    ['chargesheet', chargesheet],
    ...(dayOne
      ? zoomMarks(dates).map((day): [string, TallMark['date']] => [`day-${day}`, addDays(dayOne, day - 1)])
      : []),
    [SCALE, maximum && addDays(from, zoomDays(dates) + 1)],
    ['third', oneThird],
    ['half', oneHalf],
    ['maximum', maximum],
    ['today', asOf],
    ['hearing', hearingsAround(props).next],
  ];
  return marks.flatMap(([key, date]) => (date ? [{ key, date }] : []));
}

function useNames({ dates, served, term }: CustodyPictureProps): Readonly<Record<string, string>> {
  const { calculator } = useText();
  const words = calculator.picture;
  const filed = dates.chargesheet && dayNumber(dates, dates.chargesheet);
  return {
    arrest: words.arrest,
    chargesheet: filed === null ? words.chargesheetOnly : words.chargesheet(filed),
    ...Object.fromEntries(zoomMarks(dates).map((day) => [`day-${day}`, words.day(day)])),
    [SCALE]: words.scale(zoomDays(dates)),
    third: words.oneThird,
    half: words.oneHalf,
    maximum: words.maximum(term),
    today: words.todayShort(served),
    hearing: words.nextHearing,
  };
}
