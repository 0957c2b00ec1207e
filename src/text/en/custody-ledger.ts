/** The custody ledger of a case: each time inside and out, by its days. */
import { DEVICE } from '#text/device-word.ts';
import { plural } from './plural.ts';

export const custodyLedger = {
  title: 'Custody',
  loading: 'Counting the days in custody',
  noTables: `The tables of the law are not on this ${DEVICE} yet: the spans are here, the dates that follow from them come once there is a signal.`,
  none: 'No day of custody is known. Enter when the person was taken in, released on interim bail, and surrendered.',
  fromArrest: (day: string) => `No spans are entered: the days are counted from the arrest on ${day}.`,
  caption: 'Spans of custody',
  columns: { what: 'Where', from: 'From', to: 'Until', days: 'Days' },
  now: 'still running',
  days: (n: number) => plural(n, 'day', 'days'),
  surrendered: (day: string) => `surrendered ${day}`,
  served: (n: number) =>
    `${plural(n, 'day', 'days')} in custody up to today, days on interim bail taken out.`,
  change: 'Change the spans',
  form: {
    title: 'Spans of custody',
    text: 'One row for each time inside, and one for each time out on interim bail. The day of release and the day of surrender count as custody.',
    row: (n: number) => `Span ${n}`,
    kind: 'Where',
    choose: 'Choose',
    from: 'From',
    to: 'Until',
    toHint: 'Leave it empty while it lasts.',
    released: 'Released on',
    surrendered: 'Surrendered on',
    surrenderedHint: 'Leave it empty while the person is out.',
    add: 'Add a span of custody',
    addBail: 'Add interim bail',
    remove: (n: number) => `Remove span ${n}`,
    save: 'Save the spans',
    saving: 'Saving',
    leave: 'Leave them as they were',
    saved: {
      title: 'Spans saved',
      description: `Safe on this ${DEVICE}. They go to the server by themselves.`,
    },
    full: `There is no room on this ${DEVICE}. Delete photos or apps you do not need, then save again.`,
    failed: 'They could not be saved. Try again; what you typed is still here.',
    gone: `This case is not on this ${DEVICE} any more.`,
  },
  errors: {
    kind: 'Choose police custody, judicial custody or interim bail.',
    from: 'Write the first day.',
    noDay: 'This date does not exist. Write it as day, month and year.',
    backwards: 'This is before the first day. Correct one of the two dates.',
    overlap: (day: string) =>
      `This span begins before the one from ${day} has ended. A day of transfer may stand in both.`,
    afterToday: 'This day is still to come. Write days that have been.',
    surrenderAhead: 'This day is still to come. Leave it empty until the person has surrendered.',
  },
} as const;
