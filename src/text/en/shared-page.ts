/** The page that a link to an application opens: read by somebody who has no account. */
import type { Hideable } from '#contract/share.ts';
import { DEVICE } from '#text/device-word.ts';

const HIDDEN: Readonly<Record<Hideable, string>> = { phone: 'phone numbers', address: 'addresses' };

export const sharedPage = {
  over: 'Shared with you, to read only',
  title: 'Bail application',
  loading: 'Opening the application',
  document: 'The application as filed',
  filed: 'Filed',
  asOf: 'As of',
  asOfWhy: 'What the court does after that is not shown here.',
  until: 'This link opens until',
  leftOut: (hide: readonly Hideable[]) =>
    `Whoever shares it left out ${hide.map((what) => HIDDEN[what]).join(' and ')}.`,
  private: 'This is a court paper about a person. Do not pass it on.',
  offline: `No signal: this is the copy that this ${DEVICE} kept when the link was opened last.`,
  keptNowhere: `This ${DEVICE} had no room to keep a copy: without a signal the link will not open.`,
  tryAgain: 'Try again',
  closed: {
    expired: {
      title: 'This link has expired',
      text: 'Links open for a limited time. Ask whoever sent it to you for a new one.',
    },
    ended: {
      title: 'This link was ended',
      text: 'Whoever shared the application has closed this link. Ask them for a new one if you still need it.',
    },
    unknown: {
      title: 'There is nothing under this link',
      text: 'Check that the whole link was copied, to its last letter. If it was, ask whoever sent it to you for a new one.',
    },
    offline: {
      title: 'No signal, and no copy here',
      text: `This link was not opened on this ${DEVICE} before. Open it again with a signal.`,
    },
    busy: {
      title: 'Opened too often just now',
      text: 'Wait a minute and try again.',
    },
    failed: {
      title: 'It could not be opened now',
      text: 'The court’s server could not answer. Try again in a minute; the link stays as it is.',
    },
    old: {
      title: 'This page is older than the court’s server',
      text: 'Reload it to bring it up to date.',
    },
  },
};
