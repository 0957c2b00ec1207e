/** Hearings of a maker: tomorrow, and those to come. */
import { DEVICE } from '#text/device-word.ts';

export const hearings = {
  title: 'Hearings',
  tomorrow: (date: string) => `Tomorrow, ${date}`,
  today: (date: string) => `Today, ${date}`,
  none: { today: 'No hearing today.', tomorrow: 'No hearing tomorrow.' },
  /** If the court is unknown. */
  courtUnknown: 'Court not known',
  noHour: 'Time not known',
  typed: 'Date entered by you; court and time not confirmed.',
  open: 'Case file',
  note: {
    label: 'Note to yourself',
    hint: `Only on this ${DEVICE}`,
  },
  from: 'Dates come from the court or from you. Add the next date in the case.',
};
