/** Record texts shared by all lists: sync state and title. */
import { cite } from '#law/authority.ts';
import { DEVICE } from '#text/device-word.ts';

export const records = {
  words: { saved: `Saved on this ${DEVICE}`, waiting: 'Waiting', sent: 'Sent', needs: 'Needs you' },
  line: {
    waitingToFile: 'Waiting; not filed until Sent',
    atCourt: 'Filed; storage full, court’s answer not saved',
    refused: 'Needs you: rejected by the court’s server',
    conflict: 'Needs you: changed in two places',
    held: 'Needs you: held behind another change',
  },
  matter: {
    fir: (number: string) => (/^fir\b/i.test(number) ? number : `FIR ${number}`),
    titled: (name: string, what: string | null) => (what ? `${name}: ${what}` : name),
    unnamed: 'No name yet',
  },
  cite,
};
