/** Texts and files that another app shared with this one. */
import { DEVICE } from '#text/device-word.ts';
import { plural } from '#text/en/plural.ts';

export const received = {
  title: 'Received',
  lead: 'Shared from other apps. Nothing happens to them until you choose.',
  none: 'Nothing was received. Share a message, a PDF or a photo to Zamanat from another app.',
  loading: 'Loading what was received',
  open: (n: number) => plural(n, 'received item', 'received items'),
  kinds: { text: 'Text', file: 'File' },
  read: 'Read as a court message',
  into: 'To the case:',
  otherCase: 'Choose another case',
  file: 'Add to this case',
  filing: 'Adding...',
  filed: 'Added to the documents of the case.',
  save: 'Save a copy',
  discard: 'Discard',
  discarded: 'this received item',
  bytesGone: `The content of this file is no longer on this ${DEVICE}. Share it again from the other app.`,
  full: `Storage on this ${DEVICE} is full. The received items are kept and wait: free some space and open this page again.`,
  failures: {
    'too-large': 'Not saved: the file is larger than 25 MB. It is still in the other app.',
    'too-many':
      'Not saved: too many received items wait. Add or discard some, then share it again from the other app.',
    'storage-full': `Not saved: storage on this ${DEVICE} is full. Free some space, then share it again.`,
    empty: 'The other app shared nothing that can be kept. Try to share the text or the file itself.',
    failed: 'Not saved: what was shared could not be read. It is still in the other app.',
  },
};
