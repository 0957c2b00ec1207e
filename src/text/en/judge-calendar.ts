/** The hearings before a judge: of today and to come. The specification's words. */
import { plural } from './plural.ts';

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
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [whole > 0 && plural(whole, 'hour', 'hours'), rest > 0 && plural(rest, 'minute', 'minutes')]
    .filter(Boolean)
    .join(' ');
}

export const judgeCalendar = {
  title: 'Judicial Calendar',
  tabs: { label: 'Hearings', today: 'Today’s Hearings', upcoming: 'Upcoming Hearings' },
  loading: 'Loading hearings',
  views: {
    label: 'Show upcoming hearings by',
    agenda: 'Agenda',
    week: 'Week',
    month: 'Month',
    earlier: { week: 'Week before', month: 'Month before' },
    later: { week: 'Week after', month: 'Month after' },
    today: 'Today',
    monthName: (year: string, month: number) => `${MONTHS[month - 1] ?? ''} ${year}`,
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    load: (matters: number, minutes: number) =>
      `${plural(matters, 'matter', 'matters')}, about ${hours(minutes)}`,
    overfull: 'More than a day holds',
    noneOnDay: 'No hearing',
    dayOf: (date: string, matters: number) => `${date}: ${plural(matters, 'matter', 'matters')}`,
    noneInMonth: 'No hearing is listed in this month.',
  },
  causeList: {
    title: 'Cause list',
    open: 'Cause list to print',
    print: 'Print',
    back: 'Calendar',
    loading: 'Loading the cause list',
    none: 'No hearing is listed on this day.',
    of: (date: string) => `Cause list of ${date}`,
    number: 'No.',
    time: 'Time',
    case: 'Case',
    parties: 'Parties',
    purpose: 'Purpose',
    room: 'Court',
    advocate: 'Advocate',
    made: 'From the list on this device, as of',
  },
  category: {
    label: 'Case management',
    gone: { title: 'Not changed', description: 'This case has left this device.' },
    'storage-full': {
      title: 'Not changed',
      description: 'This device is full. Free some space and try again.',
    },
  },
  more: 'More',
  less: 'Less',
  groups: { Expedited: 'Expedited', Standard: 'Standard', Complex: 'Complex' },
  noneToday: {
    Expedited: 'No expedited cases scheduled for today',
    Standard: 'No standard cases scheduled for today',
    Complex: 'No complex cases scheduled for today',
  },
  noneUpcoming: 'No upcoming hearings scheduled',
  noneOnDashboard: { title: 'No Hearings Today', text: 'You have no hearings scheduled for today.' },
  all: 'Judicial calendar',
  showMore: 'Show more',
  viewCase: 'View Case',
  move: 'Reschedule',
  record: 'Record outcome',
  of: (name: string) => `: ${name}`,
  room: (room: string) => `Court ${room}`,
  untitled: 'A case that is not on this device',
  state: {
    listed: '',
    called: 'Called',
    'passed-over': 'Passed over',
    'not-reached': 'Not reached',
    'part-heard': 'Part heard',
    heard: 'Heard',
    adjourned: 'Adjourned',
    reserved: 'Reserved for orders',
    pronounced: 'Pronounced',
    cancelled: 'Cancelled',
  },
  failed: { title: 'Error', description: 'Failed to fetch calendar data' },
  file: {
    name: 'Zamanat: hearings',
    all: 'Add hearings to calendar (.ics)',
    one: 'Add to calendar (.ics)',
    fileAll: 'zamanat-hearings.ics',
    fileOne: (day: string) => `zamanat-hearing-${day}.ics`,
    event: (time: string, purpose: string, title: string) => `${time} ${purpose}: ${title}`,
    alarm: (title: string, days: number) => `In ${days === 1 ? '1 day' : `${days} days`}: ${title}`,
  },
};
