/** Reminder times before a hearing. */
export const REMINDERS = ['1-hour', '3-hours', '1-day', '2-days', '1-week'] as const;
export type Reminder = (typeof REMINDERS)[number];
