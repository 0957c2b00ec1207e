/** "Where your work is": the four lists and their actions. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';
import { answer } from './sync-answer.ts';

const times = (n: number) => (n === 1 ? 'once' : `${n} times`);
const items = (n: number) => (n === 1 ? '1 item' : `${indianNumber(n)} items`);

export const sync = {
  title: 'Sync status',
  sendNow: 'Send now',
  sending: 'Sending…',
  answer,
  loading: 'Loading',
  strip: 'Four states',
  counted: (word: string, n: number) => `${word}: ${indianNumber(n)}`,
  document: (name: string) => `Document ${name}`,
  ops: {
    file: 'Filing',
    amend: 'Change to the application',
    withdraw: 'Withdrawal',
    decide: 'Order',
    'open-case': 'New case',
    'keep-case': 'Facts of the case',
    assess: 'Risk assessment',
    'schedule-hearing': 'Hearing',
    'change-hearing': 'Change to the hearing',
    'manage-case': 'Management of the case',
    'write-note': 'Private note',
    'change-note': 'Change to a private note',
    'remove-note': 'Removal of a private note',
    'contest-point': 'Contested point',
    'change-point': 'Change to a contested point',
    'remove-point': 'Removal of a contested point',
    'add-document': 'Document',
    'add-diary-entry': 'Diary entry',
    'correct-diary-entry': 'Correction in the diary',
    'report-error': 'Error report',
    'send-feedback': 'Feedback',
    'change-profile': 'Profile and settings',
  },
  needs: {
    empty: 'No items need your action.',
    unknown: 'Not known until you log in.',
    refused: 'Rejected by the court’s server',
    lostByServer: 'No longer at the court’s server',
    conflict: 'Changed in two places',
    returned: 'Your order was returned',
    held: 'Waits for the entry above',
    safe: {
      file: `Not filed. The full text is on this ${DEVICE}.`,
      amend: `The court has the earlier version. Your change is on this ${DEVICE}.`,
      withdraw: 'The application is not withdrawn.',
      decide: `No order was made. Your text is on this ${DEVICE}.`,
      'open-case': `The case is not on the court’s server. It is on this ${DEVICE}.`,
      'keep-case': `The server has the earlier facts. Your answers are on this ${DEVICE}.`,
      assess: `The assessment is not in the case. Your answers are on this ${DEVICE}.`,
      'schedule-hearing': `Not listed. The hearing is on this ${DEVICE}.`,
      'change-hearing': `The court has the earlier hearing. Your change is on this ${DEVICE}.`,
      'manage-case': 'The court’s category is unchanged.',
      'write-note': `Not on your other devices. The note is on this ${DEVICE}.`,
      'change-note': `Your other devices have the earlier note. Your text is on this ${DEVICE}.`,
      'remove-note': 'The note is not removed.',
      'contest-point': `Not on the court’s file. The point is on this ${DEVICE}.`,
      'change-point': `The court has the earlier point. Your change is on this ${DEVICE}.`,
      'remove-point': 'The point is not removed.',
      'add-document': `Not on the court’s file. The document is on this ${DEVICE}.`,
      'add-diary-entry': `Not in the diary on the server. The entry is on this ${DEVICE}.`,
      'correct-diary-entry': `Not corrected on the server. Your correction is on this ${DEVICE}.`,
      'send-feedback': `Not sent to the operator. Your feedback is on this ${DEVICE}.`,
      'report-error': `Not sent to the operator. Your report is on this ${DEVICE}.`,
    },
    heldText: 'It will be sent automatically after that.',
    /** By code of the failure. */
    why: {
      expired: 'Not sent for more than 90 days. Check that it is still correct before sending.',
      'lost-by-server': `The court’s server was restored from a backup and no longer has this. Your copy is on this ${DEVICE}: send it again, or discard it.`,
      'wrong-user': `Written under another account on this ${DEVICE}. It can be sent only from that account.`,
      unreadable:
        'An older version of this app wrote this, so it cannot be sent as it is. Open it, complete it and send it again, or copy its text.',
    },
    /** Without a reason; a document without local bytes causes no request. */
    unsaid: {
      file: 'Failed to submit application. Please try again.',
      'add-document': `The file is no longer on this ${DEVICE}. Discard this and add the file again.`,
      other: 'The court’s server gave no reason. Open it, check it and send it again.',
    },
  },
  acts: {
    editAndSend: 'Edit and send again',
    sendStill: 'Send anyway',
    copy: 'Copy text',
    copied: { title: 'Copied', description: 'The text is ready to paste.' },
    copyFailed: {
      title: 'Not copied',
      description: 'This browser does not allow copying. Save a copy as a file instead.',
    },
    save: 'Save a copy as a file',
    saved: { title: 'Download Started', description: 'The copy is among your downloads.' },
    fileName: (day: string) => `zamanat-unsent-${day}.json`,
    discard: 'Discard',
    discardOf: (what: string) => `Discard ${what}`,
    sendAgain: 'Send again',
    /** By kind of record; a kind whose rows are edited in a draft needs none. */
    open: {
      application: 'Open the application',
      case: 'Open the dashboard',
      assessment: 'Open the assessment',
      hearing: 'Open the hearing',
      document: 'Open the document',
      note: 'Open the case of the note',
      contested: 'Open the point',
    },
    gone: { title: 'Already resolved', description: 'This was resolved elsewhere in the meantime.' },
    unreadable: {
      title: 'Cannot be opened',
      description: 'Copy its text or save it as a file, and enter it again. It stays here until then.',
    },
  },
  discard: {
    title: 'Discard this?',
    what: (what: string) => `${what} will be deleted from this ${DEVICE}. This cannot be undone.`,
    keep: 'Cancel',
    goOn: 'Discard…',
    sureTitle: 'Discard permanently?',
    sure: 'There is no other copy.',
    final: 'Discard permanently',
  },
  conflict: {
    both: (who: string, n: number) =>
      n === 1
        ? `You and ${who} changed 1 field. Choose one.`
        : `You and ${who} changed ${n} fields. Choose one for each.`,
    elsewhere: 'another device',
    you: 'You',
    court: 'The court’s copy',
    joinBoth: 'Both, yours first',
    joinBothText: 'Keep both texts, one after the other.',
    blank: 'Blank',
    rest: (n: number) =>
      n === 1
        ? '1 other field was changed only by you; it is kept.'
        : `${n} other fields were changed only by you; they are kept.`,
    use: 'Use my choices',
    keepTheirs: 'Keep the court’s copy',
    useAndEdit: 'Use my choices and edit',
    chooseFor: (field: string) => `${field}: choose a version`,
    closed: (status: string) =>
      `The application was ${status.toLowerCase()} before your change arrived. It can no longer be changed.`,
    asNew: 'Start a new application with my text',
    withdrawAgain: 'Withdraw anyway',
    withdrawWhy: (who: string) => `${who} changed the application before your withdrawal arrived.`,
    noCopy: 'The court has a newer version of this application than the one you changed.',
  },
  returned: {
    why: (who: string) =>
      `${who} changed the application before your order arrived. Read it, then sign again.`,
    maker: 'The applicant’s side',
    open: 'Read the changes',
  },
  signIn: {
    title: 'Logged out',
    why: (n: number) => `Log in to send ${items(n)}.`,
    safe: `Everything is saved on this ${DEVICE}. You can continue writing.`,
    act: (n: number) => `Log in to send ${items(n)}`,
  },
  update: {
    title: 'Update required',
    why: (n: number) => `The court’s server needs a newer version of this app for ${items(n)}.`,
    safe: `Everything is saved on this ${DEVICE} and will be sent after the update.`,
    act: 'Update',
  },
  lost: {
    title: 'The court’s server was restored from a backup',
    why: (n: number) => `It no longer has ${items(n)} that you had sent.`,
    safe: 'Each is listed below. Nothing is counted twice.',
    act: (n: number) => `Send all ${indianNumber(n)} again`,
  },
  lostWork: {
    title: `Work was lost from this ${DEVICE}`,
    why: 'The browser deleted the data of this app.',
    whyKey:
      'The key of your sealed records is lost. The court’s server returns your records, but unsent work cannot be opened.',
    what: (rows: number, unfinishedCount: number) =>
      `When the app was last open here, it had ${[
        ...(rows > 0 ? [`${items(rows)} not sent`] : []),
        ...(unfinishedCount > 0 ? [`${items(unfinishedCount)} unfinished`] : []),
      ].join(' and ')}, ${rows + unfinishedCount === 1 ? 'from' : 'the oldest from'}`,
    gone: (n: number) => `${n === 1 ? 'It is' : 'They are'} no longer on this ${DEVICE}.`,
    ways: [
      'Check your applications and cases first: some may have been sent.',
      'Check your other devices and any backup file.',
      'Enter the missing items again. File urgent matters on paper.',
    ],
    putAway: 'Dismiss',
  },
  damaged: {
    title: `Data on this ${DEVICE} was changed outside Zamanat`,
    records:
      'Some records could not be opened. The court’s server returns them at the next contact: go online.',
    lost: 'This work could not be opened:',
    gone: (n: number) =>
      n === 1
        ? 'It cannot be sent or exported, because its text is lost.'
        : 'They cannot be sent or exported, because their text is lost.',
    kinds: {
      drafts: 'Draft application',
      formDrafts: 'Unfinished form',
      scans: 'Scanned page',
      received: 'Received text or file',
      conversations: 'Conversation',
      receipts: 'Receipt of a sent item',
      blobs: 'File that is not sent',
    },
  },
  closedWork: {
    title: 'Work from an earlier account',
    why: `Work was saved on this ${DEVICE} under your email before the court’s server was reinstalled or restored from a backup.`,
    safe: 'If it is yours, enter the password used then. Unsent work continues under this account.',
    password: 'Previous password',
    open: 'Open my work',
    busy: 'Checking...',
    empty: 'Enter the previous password.',
    other: (left: number) =>
      left === 0
        ? 'Too many wrong passwords. This work stays locked.'
        : `Wrong password. ${left === 1 ? '1 try' : `${left} tries`} left.`,
    unasked: 'Password correct, but the court’s server did not answer. Try again online.',
    loggedOut: 'Log in again first.',
    leave: 'Cancel',
  },
  sweep: {
    title: 'Many records were removed on the court’s server',
    why: (removes: number, of: number) =>
      `The court’s server no longer lists ${indianNumber(removes)} of the ${indianNumber(of)} applications on this ${DEVICE}.`,
    safe: `Nothing is removed from this ${DEVICE} until you confirm.`,
    keep: 'Keep for now',
    remove: `Remove from this ${DEVICE}`,
  },
  waiting: {
    empty: 'No items.',
    order: 'will be sent automatically, in this order',
    notFiled: 'Not filed until Sent',
    signal: 'Waiting for signal',
    server: 'Waiting for the court’s server',
    turn: 'Waiting for its turn',
    'sign-in': 'Waiting until you log in',
    version: 'Waiting until this app is updated',
    room: `Waiting for storage on this ${DEVICE}`,
    'older-server': 'Waiting for the court’s server to be updated. Nothing is lost.',
    behind: 'Waiting behind the one above',
    sending: 'Being sent now',
    undo: 'Waiting; can still be undone',
    tried: (n: number) => `tried ${times(n)}`,
    nextTry: 'next try',
    struggling: 'The court’s server has failed for a day. It is retried once a day; your text is safe.',
  },
  saved: {
    empty: `No drafts on this ${DEVICE}.`,
    step: (step: number) => `draft, step ${step} of 4`,
    amending: 'change not sent yet',
    order: { Approved: 'Unfinished order to approve', Rejected: 'Unfinished order to reject' },
    report: 'Error report, not sent yet',
    feedback: 'Feedback, not sent yet',
    diary: 'Diary entry, not saved yet',
    noSubject: 'No subject yet',
  },
  sent: {
    empty: `No items sent from this ${DEVICE} yet.`,
    lost: `The list of items sent from this ${DEVICE} was lost with its data.`,
    all: (n: number) => `All ${indianNumber(n)}`,
    more: (n: number) => `Show ${n} more`,
    answered: (status: string) => `Sent and answered: ${status}`,
    kept: 'Receipts are kept for 90 days.',
  },
  failures: {
    title: 'Errors in the app',
    text: (n: number) =>
      `${n === 1 ? 'One error was' : `${indianNumber(n)} errors were`} recorded on this ${DEVICE}. You can send the list to the operator. It names places in the program and contains no case details.`,
    see: 'Show the list',
    send: 'Send to the operator',
    sending: 'Sending',
    forget: 'Discard the list',
    subject: 'Errors in the app',
    message: (n: number) => (n === 1 ? '1 error was recorded.' : `${indianNumber(n)} errors were recorded.`),
    sent: { title: 'Sent', description: 'Received by the operator. Thank you.' },
    offline: { title: 'Not sent', description: 'The server did not answer. The list is kept here.' },
    failed: { title: 'Not sent', description: 'The server rejected it. The list is kept here.' },
  },
  putAway: {
    title: 'Discarded',
    undone: 'Undone before sending',
    discarded: 'Discarded unsigned',
    text: 'Text',
  },
  result: {
    drained: 'Nothing left to send.',
    waiting: 'The court’s server asked to wait. The rest will be sent automatically.',
    offline: 'The court’s server did not answer. Your work is safe and will be sent automatically.',
    paused: 'Nothing can be sent until the items under Needs you are resolved.',
    revoked: `This device was logged out. Log in again; your work is safe on this ${DEVICE}.`,
    busy: 'Another window of Zamanat is already sending.',
    compare:
      'The court’s server was restored from a backup. This device compares its records first, then sends.',
    full: `Storage on this ${DEVICE} is full. Unsent work is safe. Free some space, then press Send now.`,
    failed: `Not sent. Your work is safe on this ${DEVICE}. Reload the page and try again.`,
  },
};
