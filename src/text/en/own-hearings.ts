/** The hearings of a maker: tomorrow in one look, and those to come. */
import { DEVICE } from '#text/device-word.ts';

export const hearings = {
  title: 'Hearings',
  tomorrow: (date: string) => `Tomorrow, ${date}`,
  today: (date: string) => `Today, ${date}`,
  none: { today: 'No hearing today.', tomorrow: 'No hearing tomorrow.' },
  /** Where nobody has said in which court. */
  courtUnknown: 'Court not known',
  noHour: 'Hour not known',
  typed: 'A date typed on the case: its court and hour are the court’s to say.',
  open: 'Case file',
  note: {
    label: 'Note to yourself',
    hint: `Only on this ${DEVICE}`,
    full: `No room on this ${DEVICE}: this note is not kept.`,
  },
  from: 'A date comes from the court, or from you: set the next date on the case.',
};
