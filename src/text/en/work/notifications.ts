/** Notifications by code. */
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { plural } from '#text/en/plural.ts';
import { DEVICE } from '#text/device-word.ts';

const dated = (date = '', time = ''): string =>
  [isDay(date) ? indianDate(date) : date, time].filter(Boolean).join(', ');

export const notifications = {
  title: 'Notifications',
  loading: 'Loading notifications',
  none: 'No new notifications.',
  noneText: 'Decisions, transfers, hearings, accrued rights and opened links appear here.',
  all: 'All notifications',
  list: 'Newest first',
  more: 'Show more',
  unread: 'New',
  markRead: 'Mark as read',
  markAll: 'Mark all as read',
  of: (title: string) => `: ${title}`,
  untitled: 'Case not downloaded',
  needsYou: (n: number) => `${plural(n, 'item needs', 'items need')} your action`,
  noNumber: 'Not numbered yet',
  docketOf: (date?: string) => `Your docket of ${dated(date)}`,
  what: {
    decided: (status: string) => `Decided: ${status}`,
    decidedInPart: (status: string) => `Decided: ${status} in some of the FIRs`,
    removed: 'No longer in your list',
    hearing: (date?: string, time?: string) => `Hearing listed for ${dated(date, time)}`,
    'hearing-soon': (date?: string, time?: string) => `Reminder: hearing on ${dated(date, time)}`,
    docket: (matters: number, time?: string) =>
      `Reminder: ${plural(matters, 'hearing', 'hearings')}, the first at ${time ?? ''}`,
    /** `right`: its name in the clock. */
    right: (right: string, date?: string) => [right, dated(date)].filter(Boolean).join(', '),
    'share-opened': 'Your link to this application was opened',
    'conditions-asked': 'Asks for other conditions of the bail',
    transferred: (court = 'another court') => `Transferred to ${court}, which will list it again`,
  },
  remind: {
    title: 'Reminders of hearings',
    lead: {
      label: 'Remind me before',
      '1-hour': '1 hour',
      '3-hours': '3 hours',
      '1-day': '1 day',
      '2-days': '2 days',
      '1-week': '1 week',
    },
    ask: `Remind me on this ${DEVICE}`,
    asking: 'Loading',
    on: 'Reminders are on, even when Zamanat is closed. They contain no case details.',
    stop: 'Turn off reminders',
    off: 'You get reminders even when Zamanat is closed.',
    always: 'Or add hearings to your phone calendar (.ics).',
    calendar: 'Hearings',
    judgesCalendar: 'Judicial calendar',
    failed: {
      denied: `Notifications are blocked on this ${DEVICE}. Allow them in the browser settings, or use the calendar file.`,
      offline:
        'The court’s server did not answer: reminders are not set. Try again online, or use the calendar file.',
      service:
        'The push service did not answer: reminders are not set. Try again later, or use the calendar file.',
      unsupported:
        'This browser does not support reminders. On an iPhone, add Zamanat to the Home Screen first, or use the calendar file.',
    },
  },
};
