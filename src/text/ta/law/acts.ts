/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { acts as English } from '#text/en/law/acts.ts';
import type { Translated } from '#text/translated.ts';

export const acts: Translated<typeof English> = {
  close: 'மூடு',
  cancel: 'ரத்து செய்',
  back: 'பின்',
  goBack: 'பின்செல்',
  tryAgain: 'மீண்டும் முயல்க',
  reload: 'மீண்டும் திற',
  change: 'மாற்று',
  undo: 'செயல்நீக்கு',
  copy: 'நகலெடு',
};
