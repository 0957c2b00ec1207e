/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { acts as English } from '#text/en/law/acts.ts';
import type { Translated } from '#text/translated.ts';

export const acts: Translated<typeof English> = {
  close: 'మూసివేయండి',
  cancel: 'రద్దు చేయండి',
  back: 'వెనుకకు',
  goBack: 'వెనక్కి వెళ్ళండి',
  tryAgain: 'మళ్ళీ ప్రయత్నించండి',
  reload: 'మళ్ళీ తెరవండి',
  change: 'మార్చండి',
  undo: 'చేసినది రద్దు చేయండి',
  copy: 'కాపీ చేయండి',
};
