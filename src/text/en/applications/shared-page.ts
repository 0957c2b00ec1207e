/** Page of a shared application, for visitors without an account. */
import type { Hideable } from '#contract/share/share.ts';
import { DEVICE } from '#text/device-word.ts';

const HIDDEN: Readonly<Record<Hideable, string>> = { phone: 'phone numbers', address: 'addresses' };

export const sharedPage = {
  over: 'Shared with you, read-only',
  title: 'Bail application',
  loading: 'Loading the application',
  document: 'Application as filed',
  amendments: 'Amendments since the filing',
  amended: 'Amended on',
  removed: 'Removed:',
  added: 'Added:',
  notPrinted: 'No printed text changed.',
  filed: 'Filed',
  asOf: 'As of',
  asOfWhy: 'Later orders of the court are not shown.',
  until: 'This link works until',
  leftOut: (hide: readonly Hideable[]) =>
    `The sender left out ${hide.map((what) => HIDDEN[what]).join(' and ')}.`,
  private: 'This is a court document about a person. Do not forward it.',
  offline: `Offline: this is the copy saved on this ${DEVICE} when the link was last opened.`,
  keptNowhere: `Storage on this ${DEVICE} is full: the link will not open offline.`,
  tryAgain: 'Try again',
  closed: {
    expired: {
      title: 'This link has expired',
      text: 'Links work for a limited time. Ask the sender for a new one.',
    },
    ended: {
      title: 'This link was revoked',
      text: 'The sender revoked this link. Ask for a new one if you still need it.',
    },
    unknown: {
      title: 'Link not found',
      text: 'Check that the whole link was copied. If it was, ask the sender for a new one.',
    },
    offline: {
      title: 'Offline, and no copy here',
      text: `This link was not opened on this ${DEVICE} before. Open it again online.`,
    },
    busy: {
      title: 'Opened too often',
      text: 'Wait a minute and try again.',
    },
    failed: {
      title: 'Not opened',
      text: 'The court’s server did not answer. Try again in a minute.',
    },
    old: {
      title: 'This page is older than the court’s server',
      text: 'Reload the page to update it.',
    },
  },
};
