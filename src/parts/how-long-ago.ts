/** "3 hours ago", in the largest unit that says something. Null within the last minute. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const WORDS = new Intl.RelativeTimeFormat('en-IN');

export function howLongAgo(instant: string, now: Date): string | null {
  const ms = now.getTime() - Date.parse(instant);
  const unit = UNITS.find(([, length]) => ms >= length);
  return unit ? WORDS.format(-Math.floor(ms / unit[1]), unit[0]) : null;
}
