/** What every list says of one record: how far it has got, and what it is called. */
import { cite } from '#law/authority.ts';
import { DEVICE } from '#text/device-word.ts';

export const records = {
  words: { saved: `Saved on this ${DEVICE}`, waiting: 'Waiting', sent: 'Sent', needs: 'Needs you' },
  line: {
    waitingToFile: 'Waiting; not filed until Sent',
    atCourt: `The court has it; no room on this ${DEVICE} to keep its answer`,
    refused: 'Needs you: refused by the court’s server',
    conflict: 'Needs you: changed in two places',
    held: 'Needs you: waits behind another change',
  },
  matter: {
    fir: (number: string) => (/^fir\b/i.test(number) ? number : `FIR ${number}`),
    titled: (name: string, what: string | null) => (what ? `${name}: ${what}` : name),
    unnamed: 'No name yet',
  },
  cite,
};
