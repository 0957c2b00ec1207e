/** Hearings as agenda, week, month and calendar file, for judge and maker. */
import { plural } from '#text/en/plural.ts';

const IN_DAYS: Readonly<Record<number, string>> = { 0: 'Today', 1: 'In 1 day' };

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "50 minutes", "3 hours 20 minutes" */
function hours(minutes: number): string {
  const wholeHours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    wholeHours > 0 && plural(wholeHours, 'hour', 'hours'),
    rest > 0 && plural(rest, 'minute', 'minutes'),
  ]
    .filter(Boolean)
    .join(' ');
}

export const hearingCalendar = {
  title: 'Upcoming Hearings',
  loading: 'Loading hearings',
  noneUpcoming: 'No upcoming hearings scheduled',
  showMore: 'Show more',
  /** A manually entered date has no purpose. */
  nextDate: 'Next date',
  of: (name: string) => `: ${name}`,
  views: {
    label: 'Show upcoming hearings by',
    agenda: 'Agenda',
    week: 'Week',
    month: 'Month',
    earlier: { week: 'Previous week', month: 'Previous month' },
    later: { week: 'Next week', month: 'Next month' },
    today: 'Today',
    monthName: (year: string, month: number) => `${MONTHS[month - 1] ?? ''} ${year}`,
    /** "Nov" */
    shortMonth: (month: number) => (MONTHS[month - 1] ?? '').slice(0, 3),
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    load: (matters: number, minutes: number) =>
      `${plural(matters, 'matter', 'matters')}, about ${hours(minutes)}`,
    overfull: 'Over capacity',
    loads: 'Load of each day',
    capacity: (minutes: number) => `One court day: ${hours(minutes)}`,
    noneOnDay: 'No hearing',
    dayOf: (date: string, matters: number) => `${date}: ${plural(matters, 'matter', 'matters')}`,
    noneInMonth: 'No hearings listed in this month.',
  },
  file: {
    name: 'Zamanat: hearings',
    all: 'Add hearings to calendar (.ics)',
    one: 'Add to calendar (.ics)',
    fileAll: 'zamanat-hearings.ics',
    fileOne: (day: string) => `zamanat-hearing-${day}.ics`,
    /** A manually entered date has no time. */
    event: (time: string | null, purpose: string, title: string) =>
      `${time === null ? '' : `${time} `}${purpose}: ${title}`,
    alarm: (title: string, days: number) => `${IN_DAYS[days] ?? `In ${days} days`}: ${title}`,
  },
};
