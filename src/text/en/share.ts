/** The tab Share of a filed application. The specification's own words where it gives them. */
import type { Hideable } from '#contract/share.ts';
import { DEVICE } from '#text/device-word.ts';

const HIDDEN: Readonly<Record<Hideable, string>> = { phone: 'phone numbers', address: 'addresses' };

export const share = {
  tab: 'Share',
  shared: {
    title: 'Application Shared',
    with: (email: string) => `The link was sent to ${email}.`,
    kept: (email: string) =>
      `The link for ${email} is ready. This server sends no e-mail itself: copy the link and send it.`,
    link: 'The link is ready. Copy it and send it.',
  },
  failed: {
    title: 'Share Failed',
    refused: (email: string) =>
      `The mail server refused ${email}. Check the address, or copy the link below: it opens all the same.`,
    unreachable: 'The e-mail could not be sent now. The link below opens all the same: copy it and send it.',
    offline: `No answer came. If a link was made, it stands in the list once there is a signal. Without one, send the file itself; what you typed stays on this ${DEVICE}.`,
    failed: 'The court’s server could not do it now. Try again in a minute; what you typed stays here.',
    refusedByServer: 'The court’s server did not take it. Correct what is marked and try again.',
  },
  copied: 'Link Copied',
  copyFailed: {
    title: 'The link could not be copied',
    description: 'Select the link in its field and copy it from there.',
  },
  byLink: 'By a link',
  lead: (days: number) =>
    `A link shows this application as it is, to read only, without an account. It opens for ${days} days, or until you end it. Whoever has it can read it.`,
  email: 'E-mail',
  emailHint: 'Leave it blank to make a link that you send yourself.',
  emailWrong: 'Enter an email address such as name@example.in.',
  hide: 'Leave out',
  hideOf: { phone: 'Phone numbers', address: 'Addresses' } satisfies Record<Hideable, string>,
  hideReason: {
    phone: 'Of everybody in it, and every number in its texts that a phone could have.',
    address: 'Of everybody in it, also where a ground says the same address again.',
  } satisfies Record<Hideable, string>,
  stillSaid:
    'These texts may say an address in other words. Whoever opens the link reads them as they stand: edit the application first, or share it so.',
  send: 'Share by e-mail',
  make: 'Make a link',
  working: 'Making the link',
  notThere: `The court’s server does not have this application yet, so there is no link to it. It can be shared when you see “Sent”; until then send the file itself.`,
  link: 'The link',
  copy: 'Copy link',
  byFile: 'The file itself',
  fileLead: `The PDF is made on this ${DEVICE} and handed to another app, such as a messenger. It works without a signal, shows phone numbers and addresses, and cannot be taken back.`,
  sendFile: 'Send the PDF',
  makingFile: 'Making PDF',
  fileReady: 'Send it now',
  fileReadyText: 'The PDF is ready.',
  noSheet: 'This browser hands no files to other apps. Download the PDF and attach it.',
  download: 'Go to Download',
  fileSent: 'The PDF was handed on',
  fileFailed: 'The PDF could not be handed on',
  fileFailedText: 'The other app did not take it. Download the PDF and attach it.',
  live: 'Links that open',
  lost: (whom: readonly string[]) =>
    `The court’s server was restored from a backup. These links open no more, so share again above: ${whom.join('; ')}.`,
  putAwayLost: 'Put this away',
  none: 'No link to this application opens now.',
  loading: 'Asking which links open',
  away: `Without a signal this ${DEVICE} does not know which links open.`,
  signedOut:
    'The session has ended on the court’s server: log in to see which links open now. You will be back here.',
  demonstration: 'The demonstration is on no server, and so has no links. Send the file itself below.',
  listFailed: 'The court’s server did not say which links open. Open this tab again in a minute.',
  asOf: 'As of',
  forEmail: (email: string) => `For ${email}`,
  forAnyone: 'A link',
  unsent: 'The e-mail was not sent',
  until: 'Until',
  opened: (times: number) =>
    times === 0 ? 'Not opened yet' : times === 1 ? 'Opened once' : `Opened ${times} times`,
  leavesOut: (hide: readonly Hideable[]) => `Without ${hide.map((what) => HIDDEN[what]).join(' and ')}`,
  elsewhere: 'Its link is known to the device that made it. Make a new one to send it again.',
  end: 'End',
  endOf: (whom: string) => `End: ${whom}`,
  ending: 'Ending',
  ended: 'The link was ended',
  endedText: 'It opens no more. What somebody has copied or printed before stays with them.',
  endFailed: {
    title: 'The link was not ended',
    offline: 'No answer came: it may still open. Try again with a signal.',
    failed: 'The court’s server could not do it now: the link still opens. Try again in a minute.',
  },
};
