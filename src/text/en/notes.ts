/** Private notes on a case. */
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { DEVICE } from '#text/device-word.ts';

export const notes = {
  title: 'Private notes',
  private: `Seen by you alone, on this ${DEVICE} and on your other devices. Kept as you type. No part of the case file.`,
  new: 'New note',
  of: (at: string) => `Note of ${indianDate(dayInIndia(new Date(at)))}`,
  add: 'Add a note',
  remove: 'Remove',
  empty: 'An empty note is not kept. Write something, or remove it.',
  gone: `This case has left this ${DEVICE}, so the note is not kept. Copy it from here.`,
  notKept: {
    full: `This ${DEVICE} is full: the note is not kept. Free some space and type on.`,
    failed: 'The note could not be kept. Copy it from here, reload the page and paste it again.',
  },
  removal: {
    title: 'Remove this note?',
    text: 'It is removed from all your devices and cannot be brought back.',
    keep: 'Keep it',
    remove: 'Remove the note',
  },
};
