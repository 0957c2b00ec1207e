/** Share tab of a filed application, in the specification's words if given. */
import type { Hideable } from '#contract/share/share.ts';
import { DEVICE } from '#text/device-word.ts';

const HIDDEN: Readonly<Record<Hideable, string>> = { phone: 'phone numbers', address: 'addresses' };

export const share = {
  tab: 'Share',
  shared: {
    title: 'Application Shared',
    with: (email: string) => `The link was sent to ${email}.`,
    kept: (email: string) =>
      `The link for ${email} is ready. This server cannot send e-mail: copy the link and send it.`,
    link: 'The link is ready. Copy it and send it.',
  },
  failed: {
    title: 'Share Failed',
    refused: (email: string) =>
      `The mail server refused ${email}. Check the address, or copy the link below.`,
    unreachable: 'The e-mail could not be sent. Copy the link below and send it.',
    offline:
      'No response. If a link was made, it appears in the list when you are online. Offline, send the file instead.',
    failed: 'The court’s server could not make the link. Try again in a minute.',
    refusedByServer: 'The court’s server rejected it. Correct the marked fields and try again.',
  },
  copied: 'Link Copied',
  copyFailed: {
    title: 'Link not copied',
    description: 'Select the link in its field and copy it.',
  },
  byLink: 'By link',
  lead: (days: number) =>
    `A link shows this application, read-only, without an account. It works for ${days} days or until revoked. Anyone with the link can read it.`,
  email: 'E-mail',
  emailHint: 'Leave blank to make a link that you send yourself.',
  emailWrong: 'Enter an email address such as name@example.in.',
  hide: 'Leave out',
  hideOf: { phone: 'Phone numbers', address: 'Addresses' } satisfies Record<Hideable, string>,
  hideReason: {
    phone: 'All phone numbers, including those in the text.',
    address: 'All addresses, also if repeated in a ground.',
  } satisfies Record<Hideable, string>,
  stillSaid: 'These texts may still contain an address. Edit the application first, or share it as it is.',
  send: 'Share by e-mail',
  make: 'Make link',
  working: 'Making link',
  notThere: 'The court’s server does not have this application yet. Share it after “Sent”, or send the file.',
  link: 'Link',
  copy: 'Copy link',
  byFile: 'File',
  fileLead: `The PDF is made on this ${DEVICE} for another app, such as a messenger. It works offline, includes phone numbers and addresses, and cannot be recalled.`,
  sendFile: 'Send the PDF',
  makingFile: 'Preparing PDF',
  fileReady: 'Send it now',
  fileReadyText: 'The PDF is ready.',
  noSheet: 'This browser cannot share files. Download the PDF and attach it.',
  download: 'Go to Download',
  fileSent: 'PDF shared',
  sheet: 'Share',
  sheetReady: 'The file is ready.',
  sheetFailed: { title: 'File not shared', description: 'The other app did not accept it.' },
  fileFailed: 'PDF not shared',
  fileFailedText: 'The other app did not accept it. Download the PDF and attach it.',
  live: 'Active links',
  lost: (whom: readonly string[]) =>
    `The court’s server was restored from a backup; these links no longer work. Share again: ${whom.join('; ')}.`,
  putAwayLost: 'Dismiss',
  none: 'No active links.',
  loading: 'Loading links',
  away: 'Go online to see active links.',
  signedOut: 'Your session has ended. Log in to see active links.',
  demonstration: 'The demonstration has no server and no links. Send the file below.',
  listFailed: 'Active links could not be loaded. Open this tab again in a minute.',
  asOf: 'As of',
  forEmail: (email: string) => `For ${email}`,
  forAnyone: 'A link',
  unsent: 'E-mail not sent',
  until: 'Until',
  opened: (times: number) =>
    times === 0 ? 'Not opened yet' : times === 1 ? 'Opened once' : `Opened ${times} times`,
  leavesOut: (hide: readonly Hideable[]) => `Without ${hide.map((what) => HIDDEN[what]).join(' and ')}`,
  elsewhere: 'Only the device that made this link can copy it. Make a new one.',
  end: 'Revoke',
  endOf: (whom: string) => `Revoke: ${whom}`,
  ending: 'Revoking',
  ended: 'Link revoked',
  endedText: 'It no longer opens. Copies already made are not affected.',
  endFailed: {
    title: 'Link not revoked',
    offline: 'No response: the link may still work. Try again online.',
    failed: 'The court’s server could not revoke it: the link still works. Try again in a minute.',
  },
};
