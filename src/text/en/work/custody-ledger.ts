/** Custody ledger of a case: periods inside and outside by date. */
import { DEVICE } from '#text/device-word.ts';
import { plural } from '#text/en/plural.ts';

export const custodyLedger = {
  title: 'Custody',
  loading: 'Loading custody',
  noTables: 'The law tables are not downloaded; the dates appear when you are online.',
  none: 'No custody entered. Add the arrest, interim bail and surrender.',
  fromArrest: (day: string) => `No custody periods entered: custody is counted from the arrest on ${day}.`,
  caption: 'Custody periods',
  daysHead: 'Days',
  now: 'continuing',
  days: (n: number) => plural(n, 'day', 'days'),
  surrendered: (day: string) => `surrendered ${day}`,
  change: 'Edit custody periods',
  form: {
    title: 'Custody periods',
    text: 'One row for each custody period and each period of interim bail. The dates of release and of surrender count as custody.',
    row: (n: number) => `Period ${n}`,
    released: 'Released on',
    surrendered: 'Surrendered on',
    surrenderedHint: 'Leave blank if still on interim bail.',
    add: 'Add a custody period',
    addBail: 'Add interim bail',
    remove: (n: number) => `Remove period ${n}`,
    save: 'Save custody periods',
    saving: 'Saving',
    leave: 'Cancel',
    saved: {
      title: 'Custody periods saved',
      description: `Saved on this ${DEVICE}. It will be sent automatically.`,
    },
    failed: 'Not saved. Try again. Your text is not lost.',
    gone: `This case is no longer on this ${DEVICE}.`,
  },
  errors: {
    kind: 'Choose police custody, judicial custody or interim bail.',
    from: 'Enter the first date.',
    noDay: 'This date does not exist. Enter day, month and year.',
    backwards: 'This is before the first date. Correct one of the two dates.',
    overlap: (day: string) =>
      `This period overlaps the one from ${day}. A date of transfer may appear in both.`,
    afterToday: 'This date is in the future.',
    surrenderAhead: 'This date is in the future. Leave blank until surrender.',
  },
} as const;
