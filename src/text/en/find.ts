/** The search over everything, and the keys. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';

export const find = {
  title: 'Search everything',
  label: 'Search cases, applications, hearings, diary, documents, law and screens',
  hint: `Searches what is on this ${DEVICE}, with or without a signal.`,
  close: 'Close',
  results: 'Results',
  reading: `Still reading what is on this ${DEVICE}`,
  none: (query: string) =>
    `Nothing on this ${DEVICE} has “${query}”. Try a name, an FIR number or a section.`,
  count: (n: number) => (n === 1 ? '1 result' : `${indianNumber(n)} results`),
  kinds: {
    screen: 'Screens',
    case: 'Cases',
    application: 'Applications',
    draft: 'Drafts',
    hearing: 'Hearings',
    diary: 'Case diary',
    document: 'Documents',
    law: 'Legal database',
  },
  more: (total: number) => `${indianNumber(total)} in all: type more to narrow them down`,
  unnamed: 'No name yet',
  keys: {
    title: 'Keys',
    close: 'Close',
    list: [
      ['Ctrl K', 'Search everything'],
      ['?', 'Show these keys'],
      ['Arrow down, Arrow up', 'Go through what was found, or through tabs'],
      ['Enter', 'Open what is marked'],
      ['Escape', 'Close what lies over the page'],
      ['Tab, Shift Tab', 'Next field or link, and the one before'],
    ],
  },
} as const;
