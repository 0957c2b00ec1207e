/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { acts as English } from '#text/en/law/acts.ts';
import type { Translated } from '#text/translated.ts';

export const acts: Translated<typeof English> = {
  close: 'बंद करा',
  cancel: 'रद्द करा',
  back: 'मागे',
  goBack: 'परत जा',
  tryAgain: 'पुन्हा प्रयत्न करा',
  reload: 'पान पुन्हा उघडा',
  change: 'बदला',
  undo: 'पूर्ववत करा',
  copy: 'कॉपी करा',
};
