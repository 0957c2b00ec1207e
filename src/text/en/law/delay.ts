/** Delay by the accused, proposed from adjournments. */
import { DEVICE } from '#text/device-word.ts';
import { plural } from '#text/en/plural.ts';

export const delay = {
  proposed: (days: number, counted: number | undefined) =>
    `Adjournments sought by the accused: ${plural(days, 'day', 'days')}. Counted as delay so far: ${counted === undefined ? 'not entered' : plural(counted, 'day', 'days')}.`,
  to: 'to',
  confirm: (days: number) => `Count ${plural(days, 'day', 'days')} as delay`,
  otherwise: 'Or enter another number in the case facts.',
  judge:
    'They count only after you or the applicant’s side confirm them, or enter another number. Case history records who did.',
  days: 'Another number of days',
  daysHint: 'Whole days, such as 14. 0 if no delay is due to the accused.',
  noDays: 'Enter whole days, such as 14.',
  count: 'Count this number',
  done: { title: 'Counted', description: 'Dates recalculated.' },
  failed: {
    title: 'Not counted',
    description: `Storage on this ${DEVICE} is full. Free some space and try again.`,
  },
};
