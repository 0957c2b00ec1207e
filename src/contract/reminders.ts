/** How long before a hearing its person is reminded. */
export const REMINDERS = ['1-hour', '3-hours', '1-day', '2-days', '1-week'] as const;
export type Reminder = (typeof REMINDERS)[number];
