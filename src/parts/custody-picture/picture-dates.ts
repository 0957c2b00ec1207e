import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { PictureDates } from './picture-model.ts';
import { isStillOut } from '#law-explain/date-marks.ts';
import type { Explanation } from '#law-explain/explanation.ts';

const NO_TERM = { oneThird: null, oneHalf: null, maximum: null };
const NO_PERIOD = { dayOne: null, days: null };

/** Dates of the picture; null if the first day of custody is unknown. */
export function pictureDates({ found, leading }: Explanation): PictureDates | null {
  const { matter, undertrial, defaultBail } = found;
  const { firstDay: from, asOf, out, chargesheet } = matter;
  if (from === undefined) return null;
  const due = leading.kind === 'entitled' ? leading.on : null;
  const reached = (on: CalendarDate | null) => (isStillOut(found, on) ? null : on);
  const { oneThird, oneHalf, maximum } = undertrial.dates ?? NO_TERM;
  const { dayOne, days } = defaultBail.dates ?? NO_PERIOD;
  const filed = chargesheet?.state === 'filed' ? chargesheet.on : null;
  const terms = { oneThird: reached(oneThird), oneHalf: reached(oneHalf), maximum: reached(maximum) };
  return { from, asOf, ...terms, due, dayOne, days, chargesheet: filed, out };
}
