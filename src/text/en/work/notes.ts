/** Private notes on a case. */
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { DEVICE } from '#text/device-word.ts';

export const notes = {
  title: 'Private notes',
  private: 'Private to you. Saved as you type and synced to your devices. Not part of the case file.',
  new: 'New note',
  of: (at: string) => `Note of ${indianDate(dayInIndia(new Date(at)))}`,
  add: 'Add note',
  remove: 'Remove',
  empty: 'An empty note is not saved. Write something, or remove it.',
  gone: `This case is no longer on this ${DEVICE}, so the note is not saved. Copy it from here.`,
  removal: {
    title: 'Remove this note?',
    text: 'It is removed from all your devices. This cannot be undone.',
    keep: 'Cancel',
    remove: 'Remove note',
  },
};
