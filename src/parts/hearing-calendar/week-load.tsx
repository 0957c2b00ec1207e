/** Load of each day of a week against one court day. The days below it have the same figures as text. */
import { loadOf, MINUTES_OF_A_DAY } from '#domain/hearing/hearing-load.ts';
import { useText } from '#parts/text-context.tsx';
import './week-load.css';

export interface LoadedDay {
  /** Weekday and date. */
  readonly name: string;
  readonly hearings: readonly { readonly minutes?: number | null | undefined }[];
}

const WIDTH = 328; // a phone shows one unit as one pixel, so that the numbers stay legible
const HEIGHT = 96;
const GAP = 10;
const LINE = 16;

export function WeekLoad({ days }: { days: readonly LoadedDay[] }) {
  const { views: text } = useText().hearingCalendar;
  const loads = days.map(({ name, hearings }) => ({ name, matters: hearings.length, ...loadOf(hearings) }));
  if (loads.every(({ matters }) => matters === 0)) return null;
  const most = Math.max(MINUTES_OF_A_DAY, ...loads.map(({ minutes }) => minutes));
  const y = (minutes: number) => HEIGHT - (minutes / most) * HEIGHT;
  const step = WIDTH / loads.length;
  const said = loads
    .filter(({ matters }) => matters > 0)
    .map(({ name, matters, minutes, isOverfull }) =>
      [`${name}: ${text.load(matters, minutes)}`, ...(isOverfull ? [text.overfull] : [])].join(', '),
    );
  return (
    <figure className="week-load">
      <figcaption className="small">{text.loads}</figcaption>
      <svg
        fontSize="12"
        viewBox={`0 ${-LINE} ${WIDTH} ${HEIGHT + 2 * LINE}`}
        role="img"
        aria-label={[text.loads, ...said].join('; ')}
      >
        {loads.map(({ name, matters, minutes, isOverfull }, at) => (
          <g key={name}>
            <rect
              className={isOverfull ? 'week-load-over' : 'week-load-bar'}
              x={at * step + GAP / 2}
              width={step - GAP}
              y={y(minutes)}
              height={HEIGHT - y(minutes)}
            />
            {matters > 0 && (
              <text x={(at + 0.5) * step} y={y(minutes) - 3}>
                {matters}
              </text>
            )}
            <text x={(at + 0.5) * step} y={HEIGHT + LINE - 3}>
              {text.weekdays[at]}
            </text>
          </g>
        ))}
        <line className="week-load-axis" x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        <line
          className="week-load-full"
          x1="0"
          x2={WIDTH}
          y1={y(MINUTES_OF_A_DAY)}
          y2={y(MINUTES_OF_A_DAY)}
        />
      </svg>
      <p className="small quiet">
        <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden>
          <line className="week-load-full" x1="0" x2="24" y1="4" y2="4" />
        </svg>{' '}
        {text.capacity(MINUTES_OF_A_DAY)}
      </p>
    </figure>
  );
}
