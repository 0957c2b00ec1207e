/**
 * Holidays of one High Court and its district courts in one year, as loaded by the operator (docs/commands.md). Messages
 * address the operator, who corrects the file.
 */
import * as z from 'zod/mini';
import { PlainDate, required } from '#contract/primitives.ts';

export const COURT_CALENDAR_FORMAT = 'zamanat-court-calendar/1';

const MOST_DAYS = 200;

const CalendarHoliday = z.strictObject({
  on: PlainDate,
  /** Last day of a vacation. */
  to: z.optional(PlainDate),
  name: required(120, 'name is missing. Write the name of the holiday.'),
  nameHi: z.optional(required(120, 'nameHi is empty. Write the name in Hindi, or leave it out.')),
});

export const CourtCalendar = z.strictObject({
  format: z.literal(COURT_CALENDAR_FORMAT, `format must be ${COURT_CALENDAR_FORMAT}.`),
  highCourt: required(120, 'highCourt is missing. Write its name, such as High Court of Delhi.'),
  year: z.int('year is no number. Write four digits.').check(z.gte(2000), z.lte(2100)),
  source: z.strictObject({
    name: required(200, 'source.name is missing. Write the notification with its number and date.'),
    retrievedOn: PlainDate,
  }),
  /** Closed Saturdays of each month, 1 to 5. */
  saturdays: z.array(z.int().check(z.gte(1), z.lte(5))).check(z.maxLength(5)),
  closed: z.array(CalendarHoliday).check(z.maxLength(MOST_DAYS)),
  /** Working days among the Saturdays, Sundays and national holidays. */
  open: z.array(PlainDate).check(z.maxLength(MOST_DAYS)),
});
export type CourtCalendar = z.infer<typeof CourtCalendar>;
