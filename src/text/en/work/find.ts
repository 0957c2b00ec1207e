/** Global search and keyboard shortcuts. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';

export const find = {
  title: 'Search everything',
  label: 'Search cases, applications, hearings, diary, documents, law and screens',
  hint: `Searches this ${DEVICE}, online or offline.`,
  close: 'Close',
  results: 'Results',
  reading: 'Loading',
  none: (query: string) =>
    `No results for “${query}” on this ${DEVICE}. Try a name, an FIR number or a section.`,
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
  more: (total: number) => `${indianNumber(total)} in all: type more to narrow the search`,
  court: {
    title: 'Search on the server',
    ask: 'Search my courts on the server too',
    asking: 'Searching',
    none: 'The server has no further matter of your courts with these words.',
    more: 'More matters fit: add a word.',
  },
  unnamed: 'No name yet',
  keys: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    list: [
      ['Ctrl K', 'Search everything'],
      ['?', 'Show these shortcuts'],
      ['Arrow down, Arrow up', 'Move through results or tabs'],
      ['Enter', 'Open the selected item'],
      ['Escape', 'Close the dialog'],
      ['Tab, Shift Tab', 'Next or previous field or link'],
    ],
  },
} as const;
