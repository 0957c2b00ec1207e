import type { WaitStep } from '#law/prediction/time-to-order.ts';

const WIDTH = 360;
const HEIGHT = 140;

/** How many still wait after so many days: a step down at each day with orders. The table beside it says the same. */
export function WaitCurve({ steps, label }: { steps: readonly WaitStep[]; label: string }) {
  const last = Math.max(1, steps.at(-1)?.day ?? 1);
  const x = (day: number) => (day / last) * WIDTH;
  const y = (share: number) => (1 - share) * HEIGHT;
  const path = steps.map(({ day, share }) => `H${x(day).toFixed(1)}V${y(share).toFixed(1)}`).join('');
  return (
    <svg className="foresight-chart" viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`} role="img" aria-label={label}>
      <line className="foresight-half" x1="0" x2={WIDTH} y1={y(0.5)} y2={y(0.5)} />
      <path className="foresight-curve" d={`M0 0${path}H${WIDTH}`} />
      <line className="foresight-axis" x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
    </svg>
  );
}
