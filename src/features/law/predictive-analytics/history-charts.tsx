import type { MonthOfMatters } from '#domain/analytics/trends.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { WaitStep } from '#law/prediction/time-to-order.ts';

/** Format "11-2026". */
export const monthName = (month: CalendarDate): string => `${month.slice(5, 7)}-${month.slice(0, 4)}`;

const WIDTH = 328; // a phone shows one unit as one pixel, so that the numbers stay legible
const MONTHS_HEIGHT = 120;
const WAIT_HEIGHT = 140;
const GAP = 6;
/** Room for a line of numbers above or below the marks. */
const LINE = 16;

/** The year of a first December would overlap that of January. */
const isDecember = (month: CalendarDate): boolean => month.slice(5, 7) === '12';

/** Filed matters per month, with decided and granted ones. The table beside it has the same data. */
export function MonthBars({ months, label }: { months: readonly MonthOfMatters[]; label: string }) {
  const most = Math.max(1, ...months.map(({ filed }) => filed));
  const step = WIDTH / months.length;
  const bar = (many: number, className: string, at: number) => (
    <rect
      className={className}
      x={at * step + GAP / 2}
      width={step - GAP}
      y={MONTHS_HEIGHT - (many / most) * MONTHS_HEIGHT}
      height={(many / most) * MONTHS_HEIGHT}
    />
  );
  return (
    <svg
      className="foresight-chart"
      fontSize="12"
      viewBox={`0 ${-LINE} ${WIDTH} ${MONTHS_HEIGHT + 3 * LINE}`}
      role="img"
      aria-label={label}
    >
      {months.map(({ month, filed, decided, granted }, at) => (
        <g key={month}>
          {bar(filed, 'foresight-filed', at)}
          {bar(decided, 'foresight-decided', at)}
          {bar(granted, 'foresight-granted', at)}
          {filed > 0 && (
            <text x={(at + 0.5) * step} y={MONTHS_HEIGHT - (filed / most) * MONTHS_HEIGHT - 3}>
              {filed}
            </text>
          )}
          <text x={(at + 0.5) * step} y={MONTHS_HEIGHT + LINE - 2}>
            {month.slice(5, 7)}
          </text>
          {(month.slice(5, 7) === '01' || (at === 0 && !isDecember(month))) && (
            <text x={at * step + GAP / 2} y={MONTHS_HEIGHT + 2 * LINE - 4} className="foresight-year">
              {month.slice(0, 4)}
            </text>
          )}
        </g>
      ))}
      <line className="foresight-axis" x1="0" x2={WIDTH} y1={MONTHS_HEIGHT} y2={MONTHS_HEIGHT} />
    </svg>
  );
}

const KINDS = ['filed', 'decided', 'granted'] as const;

/** Words of the bars, each with the fill that it explains. */
export function MonthLegend({ words }: { words: Readonly<Record<(typeof KINDS)[number], string>> }) {
  return (
    <ul className="foresight-legend small">
      {KINDS.map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden>
            <rect className={`foresight-${kind}`} x="1" y="1" width="12" height="12" />
          </svg>{' '}
          {words[kind]}
        </li>
      ))}
    </ul>
  );
}

/** Matters pending after n days, with a step at each day of orders. The table beside it has the same data. */
export function WaitCurve({ steps, label }: { steps: readonly WaitStep[]; label: string }) {
  const last = Math.max(1, steps.at(-1)?.day ?? 1);
  const x = (day: number) => (day / last) * WIDTH;
  const y = (share: number) => (1 - share) * WAIT_HEIGHT;
  const path = steps.map(({ day, share }) => `H${x(day).toFixed(1)}V${y(share).toFixed(1)}`).join('');
  return (
    <svg
      className="foresight-chart"
      fontSize="12"
      viewBox={`0 -2 ${WIDTH} ${WAIT_HEIGHT + LINE + 4}`}
      role="img"
      aria-label={label}
    >
      <line className="foresight-half" x1="0" x2={WIDTH} y1={y(0.5)} y2={y(0.5)} />
      <path className="foresight-curve" d={`M0 0${path}H${WIDTH}`} />
      <line className="foresight-axis" x1="0" x2={WIDTH} y1={WAIT_HEIGHT} y2={WAIT_HEIGHT} />
      <text className="foresight-year" x="2" y={y(0.5) - 3}>
        50%
      </text>
      {[0, 0.5, 1].map((share) => (
        <text
          key={share}
          className={share === 0 ? 'foresight-year' : share === 1 ? 'foresight-last' : undefined}
          x={share * WIDTH}
          y={WAIT_HEIGHT + LINE - 3}
        >
          {Math.round(share * last)}
        </text>
      ))}
    </svg>
  );
}
