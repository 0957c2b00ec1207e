/** Delay by the accused, proposed from adjournments. */
import { DEVICE } from '#text/device-word.ts';
import { plural } from './plural.ts';

export const delay = {
  proposed: (days: number, counted: number | undefined) =>
    `Adjournments that the accused asked for come to ${plural(days, 'day', 'days')}. Counted as delay by the accused so far: ${counted === undefined ? 'not said' : plural(counted, 'day', 'days')}.`,
  to: 'to',
  confirm: (days: number) => `Count ${plural(days, 'day', 'days')} as delay`,
  otherwise: 'Or write another number among the facts of the case; it is your word that counts.',
  judge:
    'They count in the dates of the case only when you or the maker of the case confirm them, or another number. The history of the case says who did.',
  days: 'Another number of days',
  daysHint: 'Whole days, such as 14; 0 where none of it is the delay of the accused.',
  noDays: 'Write whole days, such as 14.',
  count: 'Count this number',
  done: { title: 'Counted', description: 'The dates of the case are worked out with it.' },
  failed: {
    title: 'Not counted',
    description: `It could not be kept on this ${DEVICE}. Free some space and try again.`,
  },
};
