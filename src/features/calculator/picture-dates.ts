import type { PictureDates } from '#parts/custody-picture/picture-model.ts';
import type { CalculatorResult } from './result.ts';

/** What the picture draws; null while the first day of custody is not known. */
export function pictureDates({ found, answer }: CalculatorResult): PictureDates | null {
  const { matter, undertrial, defaultBail } = found;
  const { firstDay: from, asOf, out, chargesheet } = matter;
  if (from === undefined) return null;
  const due = answer.kind === 'entitled' ? answer.date : null;
  const { oneThird = null, oneHalf = null, maximum = null } = undertrial.dates ?? {};
  const { dayOne = null, days = null } = defaultBail.dates ?? {};
  const filed = chargesheet?.state === 'filed' ? chargesheet.on : null;
  return { from, asOf, oneThird, oneHalf, maximum, due, dayOne, days, chargesheet: filed, out };
}
