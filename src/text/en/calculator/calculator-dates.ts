/** Dates and custody picture of the calculator. */
import { plural } from '#text/en/plural.ts';

export const dates = {
  caption: 'List of dates',
  date: 'Date',
  day: 'Day',
  what: 'Event',
  law: 'Law',
  counts: 'Custody is counted from this date',
};

export const picture = {
  arrest: 'Arrest',
  today: (n: number) => `Today, ${plural(n, 'day', 'days')} in custody`,
  todayShort: (n: number) => `Today, ${plural(n, 'day', 'days')}`,
  oneThird: 'One third',
  oneHalf: 'One half',
  whole: 'Maximum',
  now: 'Today',
  maximum: (term: string) => `Maximum, ${term}`,
  firstDays: (n: number) => `First ${n} days`,
  remand: 'Remand, day 1',
  day: (n: number) => `Day ${n}`,
  chargesheetOnly: 'Charge-sheet',
  chargesheet: (n: number) => `Charge-sheet, day ${n}`,
  scale: (n: number) => `scale changes after day ${n}`,
  says: (from: string, to: string | null) =>
    to === null ? `Custody from ${from}.` : `Custody from ${from} to the maximum on ${to}.`,
  saysToday: (n: number) => `Until today ${plural(n, 'day', 'days')} in custody.`,
  saysMark: (what: string, date: string) => `${what}: ${date}.`,
  nextHearing: 'Next hearing',
  /** Below the picture, whose triangles are the hearings. */
  heard: (n: number, next: string | null) =>
    `Hearings (triangles): ${n} until today${next === null ? '' : `, the next on ${next}`}.`,
};
