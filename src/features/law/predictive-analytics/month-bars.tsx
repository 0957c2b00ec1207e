import type { MonthOfMatters } from '#domain/trends.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';

/** "11-2026", as dates are written. */
export const monthName = (month: CalendarDate): string => `${month.slice(5, 7)}-${month.slice(0, 4)}`;

const WIDTH = 360;
const HEIGHT = 120;
const GAP = 6;

/** For each month what was filed, and in it what was decided and granted. The table beside it says the same. */
export function MonthBars({ months, label }: { months: readonly MonthOfMatters[]; label: string }) {
  const most = Math.max(1, ...months.map(({ filed }) => filed));
  const step = WIDTH / months.length;
  const bar = (many: number, className: string, at: number) => (
    <rect
      className={className}
      x={at * step + GAP / 2}
      width={step - GAP}
      y={HEIGHT - (many / most) * HEIGHT}
      height={(many / most) * HEIGHT}
    />
  );
  return (
    <svg className="foresight-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`} role="img" aria-label={label}>
      {months.map(({ month, filed, decided, granted }, at) => (
        <g key={month}>
          {bar(filed, 'foresight-filed', at)}
          {bar(decided, 'foresight-decided', at)}
          {bar(granted, 'foresight-granted', at)}
        </g>
      ))}
      <line className="foresight-axis" x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
    </svg>
  );
}
