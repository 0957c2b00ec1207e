/** Contested points of an application. */
import { DEVICE } from '#text/device-word.ts';

export const contested = {
  title: 'Contested points',
  none: 'No contested points.',
  add: 'Add a contested point',
  mark: 'Edit',
  of: (about: string) => `: ${about}`,
  state: { open: 'Not marked', admitted: 'Admitted', disputed: 'Disputed', decided: 'Decided' },
  field: {
    about: 'Contested point',
    says: 'Stand of the other side',
    documentId: 'Source document',
    page: 'Page',
    state: 'Status',
    note: 'Note (optional)',
  },
  hint: { about: 'A field or a ground of the application.' },
  noDocument: 'Entered by the court',
  entered: 'Entered by the court',
  document: 'Document of the case',
  source: (name: string, page: number | undefined) => (page === undefined ? name : `${name}, page ${page}`),
  noted: 'Note:',
  by: (name: string) => `entered by ${name}`,
  enter: 'Save point',
  keep: 'Save change',
  entering: 'Saving',
  putAway: 'Discard',
  remove: 'Remove point',
  gone: `This application is no longer on this ${DEVICE}. Copy your text.`,
};
