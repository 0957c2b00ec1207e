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
  date: { day: 'Day', month: 'Month', year: 'Year' },
  password: { show: 'Show', hide: 'Hide', showName: 'Show password', hideName: 'Hide password' },
};
