/** Words that belong to fields in general. */
import { DEVICE } from '#text/device-word.ts';

export const fields = {
  problem: 'There is a problem',
  optional: '(optional)',
  none: 'Choose',
  unkept: {
    full: `There is no room on this ${DEVICE}: what you type is only on this open page. Keep it open, and delete photos or apps you do not need; then it is saved by itself.`,
    failed: `This ${DEVICE} did not save it: what you type is only on this open page. Keep it open; it is tried again.`,
  },
  back: 'This was typed before and is not saved yet.',
  date: { day: 'Day', month: 'Month', year: 'Year' },
  password: { show: 'Show', hide: 'Hide', showName: 'Show password', hideName: 'Hide password' },
};
