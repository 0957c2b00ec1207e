import type { acts as English } from '#text/en/law/acts.ts';
import type { Translated } from '#text/translated.ts';

export const acts: Translated<typeof English> = {
  close: 'बंद करें',
  cancel: 'रद्द करें',
  back: 'पीछे',
  goBack: 'वापस जाएँ',
  tryAgain: 'फिर कोशिश करें',
  reload: 'पेज फिर खोलें',
  change: 'बदलें',
  undo: 'वापस लें',
  copy: 'कॉपी करें',
};
