/** Reporting an error on a card of the legal database. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';
import type { ProvisionFault } from '#contract/feedback.ts';

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
  goOn: 'Go on with your report',
  title: (card: string) => `Report an error in ${card}`,
  about: `It goes to the operator of this service, not to a court. Write nothing about a client or a case. What you type stays on this ${DEVICE} until you send it.`,
  fault: 'What is wrong',
  faults,
  message: 'Describe it',
  messageHint: (most: number) =>
    `What does the card say, and what should it say? Name the source. At most ${characters(most)}.`,
  left: (n: number) => (n >= 0 ? `${characters(n)} left` : `${characters(-n)} too many`),
  email: 'Email (optional)',
  emailHint: 'For a question about your report. Empty it if you want none.',
  send: 'Send the report',
  sending: 'Saving',
  close: 'Close',
  /** What the operator reads first. */
  subject: (card: string, fault: ProvisionFault | '') => (fault === '' ? card : `${card}: ${faults[fault]}`),
  done: {
    title: 'Report saved',
    description: `It is safe on this ${DEVICE}, and goes to the operator by itself.`,
  },
  gone: 'This report was sent from another window. Write anew if you have more to say.',
  full: `This ${DEVICE} is full: the report is not kept. Free some space, or copy your text, before you leave this page.`,
  failed: 'This did not work. Copy your text, reload the page and try again.',
  yours: 'You reported on this card',
  earlier: (n: number) => (n === 1 ? 'and 1 earlier report' : `and ${n} earlier reports`),
};
