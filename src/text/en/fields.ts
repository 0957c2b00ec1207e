/** Texts shared by all fields. */
import { plural } from './plural.ts';
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
  date: {
    form: 'DD-MM-YYYY',
    calendar: 'Calendar',
    read: (day: string) => `Read as ${day}.`,
    ask: (day: string) => `Is this ${day}?`,
    take: (day: string) => `Use ${day}`,
    other: (day: string) => `Use ${day} instead`,
    unread: 'Not read as a date yet. Enter day, month and year, such as 12-03-2026.',
  },
  legacy: {
    found: 'This text was typed in a font such as Kruti Dev. Without that font nobody can read it.',
    mixed: 'English words in it stay as they are. Check the result.',
    reads: 'In Unicode it reads:',
    take: 'Use this text',
    taken: 'The text was changed to Unicode.',
    undo: 'Undo',
    paper: (n: number) =>
      `${plural(n, 'line', 'lines')} of this paper cannot be read without a font such as Kruti Dev. Correct the text first. The first one:`,
  },
  password: { show: 'Show', hide: 'Hide', showName: 'Show password', hideName: 'Hide password' },
};
