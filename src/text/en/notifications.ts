/** What a person is told of: each code in words. */
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { plural } from './plural.ts';
import { DEVICE } from '#text/device-word.ts';

const dated = (date = '', time = ''): string =>
  [isDay(date) ? indianDate(date) : date, time].filter(Boolean).join(', ');

export const notifications = {
  title: 'Notifications',
  loading: 'Loading notifications',
  none: 'Nothing new.',
  noneText: 'Decisions, hearings, rights that accrue and links that are opened appear here.',
  all: 'All notifications',
  list: 'The newest first',
  more: 'Show more',
  unread: 'New',
  markRead: 'Mark as read',
  markAll: 'Mark all as read',
  of: (title: string) => `: ${title}`,
  untitled: 'A case that is not on this device',
  needsYou: (n: number) => `${plural(n, 'item needs', 'items need')} you`,
  noNumber: 'Not numbered yet',
  docketOf: (date?: string) => `Your docket of ${dated(date)}`,
  full: {
    title: 'Not marked as read',
    description: `There is no room on this ${DEVICE}. Free some space, then try again.`,
  },
  what: {
    decided: (status: string) => `Decided: ${status}`,
    removed: 'No longer in your list',
    hearing: (date?: string, time?: string) => `Hearing listed for ${dated(date, time)}`,
    'hearing-soon': (date?: string, time?: string) => `Reminder: hearing on ${dated(date, time)}`,
    docket: (matters: number, time?: string) =>
      `Reminder: ${plural(matters, 'hearing', 'hearings')}, the first at ${time ?? ''}`,
    /** `right`: as the clock names it. */
    right: (right: string, date?: string) => [right, dated(date)].filter(Boolean).join(', '),
    'share-opened': 'Your link to this application was opened',
  },
  remind: {
    title: 'Reminders of hearings',
    lead: {
      label: 'How long before',
      '1-hour': '1 hour',
      '3-hours': '3 hours',
      '1-day': '1 day',
      '2-days': '2 days',
      '1-week': '1 week',
    },
    ask: `Remind me on this ${DEVICE}`,
    asking: 'Asking',
    on: `This ${DEVICE} is reminded, also while Zamanat is closed. The message says that there is something, and not a word of a case.`,
    stop: `No more reminders on this ${DEVICE}`,
    off: `Reminders then come to this ${DEVICE} also while Zamanat is closed.`,
    always:
      'With or without them: add your hearings to your calendar (.ics), which rings without any server.',
    calendar: 'Hearings',
    judgesCalendar: 'Judicial calendar',
    failed: {
      denied: `This ${DEVICE} does not allow Zamanat to remind you. Allow notifications in the settings of the browser, or use the calendar file.`,
      full: `There is no room on this ${DEVICE}, so nothing was set. Delete photos or apps you do not need and try again, or use the calendar file.`,
      offline:
        'The court’s server did not answer, so nothing was set. Try again with a network, or use the calendar file.',
      service:
        'The push service of this browser did not answer, so nothing was set. Try again later or with another network, or use the calendar file.',
      unsupported: `This browser takes no reminders. On an iPhone, add Zamanat to the Home Screen first; the calendar file works everywhere.`,
    },
  },
};
