/** Texts shared by all fields. */
import { DEVICE } from '#text/device-word.ts';

export const fields = {
  problem: 'There is a problem',
  optional: '(optional)',
  none: 'Choose',
  unkept: {
    full: `Storage on this ${DEVICE} is full: your text is only on this page. Keep it open and free some space; it is then saved automatically.`,
    failed: 'Not saved: your text is only on this page. Keep it open; saving is retried.',
  },
  back: 'Typed earlier, not saved yet.',
  date: {
    form: 'DD-MM-YYYY',
    calendar: 'Calendar',
    read: (day: string) => `Read as ${day}.`,
    ask: (day: string) => `Is this ${day}?`,
    take: (day: string) => `Use ${day}`,
    other: (day: string) => `Use ${day} instead`,
    unread: 'Not read as a date yet. Enter day, month and year, such as 12-03-2026.',
  },
  password: { show: 'Show', hide: 'Hide', showName: 'Show password', hideName: 'Hide password' },
};
