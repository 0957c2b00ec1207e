/** Contested points of an application. */
import { DEVICE } from '#text/device-word.ts';

export const contested = {
  title: 'Contested points',
  none: 'No point is entered as contested yet.',
  add: 'Enter a contested point',
  mark: 'Mark or change',
  of: (about: string) => `: ${about}`,
  state: { open: 'Not marked', admitted: 'Admitted', disputed: 'Disputed', decided: 'Decided' },
  field: {
    about: 'What is contested',
    says: 'What the other side says',
    documentId: 'Paper in which it is said',
    page: 'Page',
    state: 'How the point stands',
    note: 'Note on it (optional)',
  },
  hint: { about: 'A field or a ground of the application; the headings of its grounds are offered.' },
  noDocument: 'Entered by the court',
  entered: 'Entered by the court',
  document: 'A paper of the file',
  source: (name: string, page: number | undefined) => (page === undefined ? name : `${name}, page ${page}`),
  noted: 'Noted:',
  by: (name: string) => `entered by ${name}`,
  enter: 'Enter the point',
  keep: 'Keep the change',
  entering: 'Keeping',
  putAway: 'Put away',
  remove: 'Remove the point',
  full: `This ${DEVICE} is full: the point is not kept. Free some space and try again; what you typed stays here.`,
  gone: `This application has left this ${DEVICE}, so the point cannot be entered. Copy what you typed.`,
};
