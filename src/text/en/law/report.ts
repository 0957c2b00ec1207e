/** Error report on a card of the legal database. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';
import type { ProvisionFault } from '#contract/account/feedback.ts';

const faults: Readonly<Record<ProvisionFault, string>> = {
  heading: 'Number or heading',
  punishment: 'Punishment or classification',
  outdated: 'Out of date',
  'cross-reference': 'Cross-reference',
  other: 'Something else',
};

const characters = (n: number): string => (n === 1 ? '1 character' : `${indianNumber(n)} characters`);

export const report = {
  act: 'Report an error',
  goOn: 'Continue your report',
  title: (card: string) => `Report an error in ${card}`,
  about: `It goes to the operator of this service, not to a court. Do not name a client or a case. Your text stays on this ${DEVICE} until sent.`,
  fault: 'Error',
  faults,
  message: 'Description',
  messageHint: (most: number) =>
    `What does the card say, and what should it say? Name the source. At most ${characters(most)}.`,
  left: (n: number) => (n >= 0 ? `${characters(n)} left` : `${characters(-n)} too many`),
  email: 'Email (optional)',
  emailHint: 'For a reply. Leave blank if you do not want one.',
  send: 'Send report',
  sending: 'Saving',
  close: 'Close',
  /** Subject for the operator. */
  subject: (card: string, fault: ProvisionFault | '') => (fault === '' ? card : `${card}: ${faults[fault]}`),
  done: {
    title: 'Report saved',
    description: `Saved on this ${DEVICE}. It will be sent to the operator automatically.`,
  },
  gone: 'Already sent from another window. Start a new report if needed.',
  failed: 'Not saved. Copy your text, reload the page and try again.',
  yours: 'You reported an error in this card',
  earlier: (n: number) => (n === 1 ? 'and 1 earlier report' : `and ${n} earlier reports`),
};
