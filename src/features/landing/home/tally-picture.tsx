/** 863 strokes, one per day in custody, ten of them after the grant of bail. */
import { useLanding } from './landing-words.ts';

/** Days of each month from 10-07-2024. */
const MONTHS = [
  31, 31, 30, 31, 30, 31, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 28, 31, 30, 31, 30, 31, 31, 30,
  31,
];
const STEP = 15;

/** Tally marks: four strokes and a fifth across; the remainder of a month is single. */
function pathOf(days: number, top: number): string {
  const strokes: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const five = Math.floor(day / 5);
    const place = day % 5;
    const left = 92 + five * 50;
    strokes.push(place === 4 ? `M${left - 1} ${top + 8.5}l38-7` : `M${left + 3 + place * 10} ${top}v10`);
  }
  return strokes.join('');
}

const YEARS: readonly (readonly [number, string])[] = [
  [0, '10-07-2024'],
  [12, '10-07-2025'],
  [24, '10-07-2026'],
];

export function TallyPicture() {
  const { hero } = useLanding();
  return (
    <figure className="tally">
      <svg viewBox="0 0 408 464" role="img" aria-label={hero.picture}>
        {YEARS.map(([row, label]) => (
          <text key={label} className="tally-year" x="0" y={20 + row * STEP}>
            {label}
          </text>
        ))}
        {MONTHS.map((days, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- months of one picture in a fixed order
          <path key={row} className="tally-day" d={pathOf(days, 10 + row * STEP)} />
        ))}
        <path className="tally-rule" d="M0 432.5h408m-408 4h408" />
        <text className="tally-over" x="0" y="453">
          10-11-2026
        </text>
        <path className="tally-past" d={pathOf(10, 442)} />
        <text className="tally-over" x="200" y="453">
          {hero.over}
        </text>
      </svg>
      <figcaption>
        <p className="answer">{hero.answer}</p>
        <p className="small quiet">{hero.example}</p>
      </figcaption>
    </figure>
  );
}
