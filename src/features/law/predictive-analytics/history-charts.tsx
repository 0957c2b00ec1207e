import type { MonthOfMatters } from '#domain/analytics/trends.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { WaitStep } from '#law/prediction/time-to-order.ts';

/** Format "11-2026". */
export const monthName = (month: CalendarDate): string => `${month.slice(5, 7)}-${month.slice(0, 4)}`;

const WIDTH = 360;
const MONTHS_HEIGHT = 120;
const WAIT_HEIGHT = 140;
const GAP = 6;

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
      viewBox={`0 0 ${WIDTH} ${MONTHS_HEIGHT + 1}`}
      role="img"
      aria-label={label}
    >
      {months.map(({ month, filed, decided, granted }, at) => (
        <g key={month}>
          {bar(filed, 'foresight-filed', at)}
          {bar(decided, 'foresight-decided', at)}
          {bar(granted, 'foresight-granted', at)}
        </g>
      ))}
      <line className="foresight-axis" x1="0" x2={WIDTH} y1={MONTHS_HEIGHT} y2={MONTHS_HEIGHT} />
    </svg>
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
      viewBox={`0 -2 ${WIDTH} ${WAIT_HEIGHT + 4}`}
      role="img"
      aria-label={label}
    >
      <line className="foresight-half" x1="0" x2={WIDTH} y1={y(0.5)} y2={y(0.5)} />
      <path className="foresight-curve" d={`M0 0${path}H${WIDTH}`} />
      <line className="foresight-axis" x1="0" x2={WIDTH} y1={WAIT_HEIGHT} y2={WAIT_HEIGHT} />
    </svg>
  );
}
