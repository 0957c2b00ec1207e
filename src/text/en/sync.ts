/** "Where your work is": the four lists and what is done there. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';
import { answer } from './sync-answer.ts';

const times = (n: number) => (n === 1 ? 'once' : `${n} times`);
const items = (n: number) => (n === 1 ? '1 item' : `${indianNumber(n)} items`);

export const sync = {
  title: 'Where your work is',
  sendNow: 'Send now',
  sending: 'Sending…',
  answer,
  loading: `Looking through what is on this ${DEVICE}`,
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
    empty: 'Nothing needs you.',
    refused: 'Refused by the court’s server',
    lostByServer: 'No longer at the court’s server',
    conflict: 'Changed in two places',
    returned: 'Your order came back',
    held: 'Waits behind the one above',
    safe: {
      file: `It is not filed. The whole text is on this ${DEVICE} as you wrote it.`,
      amend: `The application stays as the court has it. Your change is on this ${DEVICE} as you wrote it.`,
      withdraw: 'The application is not withdrawn.',
      decide: `No order was made. What you wrote is on this ${DEVICE}.`,
      'open-case': `The case is not on the court’s server. It is on this ${DEVICE} as you wrote it.`,
      'keep-case': `The case stays as the server has it. Your answers are on this ${DEVICE}.`,
      assess: `The assessment is not on the case. Your answers are on this ${DEVICE}.`,
      'schedule-hearing': `It is not listed. The hearing is on this ${DEVICE} as you wrote it.`,
      'change-hearing': `The hearing stays as the court has it. Your change is on this ${DEVICE}.`,
      'manage-case': 'The case is managed as the court has it.',
      'write-note': `Your other devices do not have it. The note is on this ${DEVICE} as you wrote it.`,
      'change-note': `Your other devices have the note as it was. Your words are on this ${DEVICE}.`,
      'remove-note': 'The note is still there.',
      'contest-point': `It is not on the file of the court. The point is on this ${DEVICE} as you entered it.`,
      'change-point': `The point stays as the court has it. Your change is on this ${DEVICE}.`,
      'remove-point': 'The point is still there.',
      'add-document': `It is not on the file of the court. The document is on this ${DEVICE} as you added it.`,
      'add-diary-entry': `It is not in the diary on the server. The entry is on this ${DEVICE} as you wrote it.`,
      'correct-diary-entry': `The entry stands uncorrected on the server. Your correction is on this ${DEVICE}.`,
      'send-feedback': `The operator does not have it. Your feedback is on this ${DEVICE} as you wrote it.`,
      'report-error': `The operator does not have it. Your report is on this ${DEVICE} as you wrote it.`,
    },
    heldText: 'It goes by itself when that is settled.',
    /** By the code of what was not sent. */
    why: {
      expired:
        'This has waited for more than 90 days. Look whether it still says what you want before it goes.',
      'lost-by-server': `The court’s server was restored from a backup and no longer has this. Your copy is kept on this ${DEVICE}: send it again, or discard it.`,
      'wrong-user': `This was written under another account on this ${DEVICE}. It goes only from that account.`,
      unreadable:
        'An older version of this app wrote this, and it cannot be sent as it is. Open it, complete it and send it again, or copy its text.',
    },
    /** Where nobody gave a reason; a document goes without a call where its bytes are gone. */
    unsaid: {
      file: 'Failed to submit application. Please try again.',
      'add-document': `The file itself is not on this ${DEVICE} any more. Discard this and add the file again.`,
      other: 'The court’s server gave no reason. Open it, check it and send it again.',
    },
  },
  acts: {
    editAndSend: 'Edit and send again',
    sendStill: 'Send it still',
    copy: 'Copy the text',
    copied: { title: 'Copied', description: 'The text is ready to paste.' },
    copyFailed: {
      title: 'Not copied',
      description: 'This browser does not let the app copy. Save a copy as a file instead.',
    },
    save: 'Save a copy as a file',
    saved: { title: 'Download Started', description: 'The copy is among your downloads.' },
    fileName: (day: string) => `zamanat-unsent-${day}.json`,
    discard: 'Discard',
    discardOf: (what: string) => `Discard ${what}`,
    sendAgain: 'Send again',
    open: 'Open the application',
    openCase: 'Open the dashboard',
    openAssessment: 'Open the assessment',
    openHearing: 'Open the hearing',
    openDocument: 'Open the document',
    openNote: 'Open the case of the note',
    openPoint: 'Open the point',
    openDiary: 'Open the diary',
    gone: { title: 'Already settled', description: 'This was settled elsewhere meanwhile.' },
    unreadable: {
      title: 'It cannot be opened',
      description: 'Copy its text or save it as a file, and write it anew. It stays here until then.',
    },
    full: {
      title: `This ${DEVICE} is full`,
      description: 'Nothing was changed. Free some space and try again.',
    },
  },
  discard: {
    title: 'Discard this?',
    what: (what: string) => `${what} will be gone from this ${DEVICE}. It cannot be brought back.`,
    keep: 'Keep it',
    goOn: 'Discard…',
    sureTitle: 'Discard for good?',
    sure: 'Nobody has another copy of it.',
    final: 'Discard for good',
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
    blank: 'Left empty',
    rest: (n: number) =>
      n === 1
        ? '1 other field was changed by you alone; it is kept.'
        : `${n} other fields were changed by you alone; they are kept.`,
    use: 'Use my choices',
    keepTheirs: 'Keep the court’s copy',
    useAndEdit: 'Use my choices and edit',
    chooseFor: (field: string) => `${field}: choose a version`,
    closed: (status: string) =>
      `The application was ${status.toLowerCase()} before your change arrived. A change can no longer be made to it.`,
    asNew: 'Start a new application from my text',
    withdrawAgain: 'Withdraw it all the same',
    withdrawWhy: (who: string) => `${who} changed the application before your withdrawal arrived.`,
    noCopy: 'The court has a newer version of this application than the one you changed.',
  },
  returned: {
    why: (who: string) =>
      `${who} changed the application before your order arrived. Read it again, then sign anew.`,
    maker: 'The maker',
    open: 'Read it again',
  },
  signIn: {
    title: 'Logged out',
    why: (n: number) => `Log in to send ${items(n)}.`,
    safe: `Everything stays on this ${DEVICE}, and you can go on writing.`,
    act: (n: number) => `Log in to send ${items(n)}`,
  },
  update: {
    title: 'This app is too old',
    why: (n: number) => `The court’s server wants a newer version of this app for ${items(n)}.`,
    safe: `Everything stays on this ${DEVICE} and goes after the update.`,
    act: 'Update',
  },
  lost: {
    title: 'The court’s server was restored from a backup',
    why: (n: number) => `It no longer has ${items(n)} that you had sent.`,
    safe: 'Each is below, as you wrote it. Nothing is counted twice.',
    act: (n: number) => `Send all ${indianNumber(n)} again`,
  },
  lostWork: {
    title: `Work was lost from this ${DEVICE}`,
    why: 'The browser has lost what this app had stored here.',
    what: (rows: number, begun: number) =>
      `When the app was last open here, it held ${[
        ...(rows > 0 ? [`${items(rows)} not sent`] : []),
        ...(begun > 0 ? [`${items(begun)} still being written`] : []),
      ].join(' and ')}, the oldest from`,
    gone: `They are not on this ${DEVICE} any more.`,
    ways: [
      'Look among your applications and cases first: some of it may have been sent since.',
      'Look on your other devices, and for a file in which you saved what was not sent.',
      'Write what is still missing again. What cannot wait, file on paper.',
    ],
    putAway: 'Put this away',
  },
  closedWork: {
    title: 'Work that stays closed',
    why: `Somebody wrote on this ${DEVICE} under your e-mail address before the court’s server was set up anew or restored from a backup.`,
    safe: 'If it was you, type the password with which you logged in then: what is not sent yet goes on under this account.',
    password: 'Password of then',
    open: 'Open my work',
    busy: 'Looking ...',
    empty: 'Type the password of then.',
    other: (left: number) =>
      left === 0
        ? 'Too many other passwords were tried. This work stays closed.'
        : left === 1
          ? 'It is another password. 1 more try.'
          : `It is another password. ${left} more tries.`,
    unasked: 'The court’s server did not answer. Your password is right: try again with a network.',
    loggedOut: 'Log in again first.',
    leave: 'Leave it closed',
  },
  sweep: {
    title: 'Many records are gone from the court’s list',
    why: (removes: number, of: number) =>
      `The court’s server no longer lists ${indianNumber(removes)} of the ${indianNumber(of)} applications on this ${DEVICE}.`,
    safe: `Nothing is removed from this ${DEVICE} until you say so.`,
    keep: 'Keep them for now',
    remove: `Remove them from this ${DEVICE}`,
  },
  waiting: {
    empty: 'Nothing waits.',
    order: 'go by themselves, in this order',
    notFiled: 'Not filed until Sent',
    signal: 'Waiting for signal',
    server: 'Waiting for the court’s server',
    turn: 'Waiting for its turn',
    'sign-in': 'Waiting until you log in',
    version: 'Waiting until this app is updated',
    room: `Waiting for room on this ${DEVICE}`,
    'older-server':
      'Waiting until the court’s server is updated: it is older than this app and cannot keep all of this yet. Nothing of it is lost.',
    behind: 'Waiting, after the one above',
    sending: 'Being sent now',
    undo: 'Waiting; it can still be taken back',
    tried: (n: number) => `tried ${times(n)}`,
    nextTry: 'next try',
    struggling:
      'The court’s server has failed on this for a day. It is tried once a day; your text is safe here.',
  },
  saved: {
    empty: `Nothing is only on this ${DEVICE}.`,
    step: (step: number) => `draft, step ${step} of 4`,
    amending: 'change not sent yet',
    order: { Approved: 'Unfinished order to approve', Rejected: 'Unfinished order to reject' },
    report: 'Error report, not sent yet',
    feedback: 'Feedback, not sent yet',
    diary: 'Diary entry, not written yet',
    noSubject: 'No subject yet',
  },
  sent: {
    empty: `Nothing has been sent from this ${DEVICE} yet.`,
    all: (n: number) => `All ${indianNumber(n)}`,
    more: (n: number) => `Show ${n} more`,
    answered: (status: string) => `Sent and answered: ${status}`,
    kept: 'Receipts are kept for 90 days.',
  },
  failures: {
    title: 'Problems in the app',
    text: (n: number) =>
      `${n === 1 ? 'One problem was' : `${indianNumber(n)} problems were`} noted on this ${DEVICE}. You can send the list to the operator of this service: it names places in the program, and holds no word of a case.`,
    see: 'See what is sent',
    send: 'Send to the operator',
    sending: 'Sending',
    forget: 'Do not send, forget it',
    subject: 'Problems in the app',
    message: (n: number) => (n === 1 ? '1 problem was noted.' : `${indianNumber(n)} problems were noted.`),
    sent: { title: 'Sent', description: 'The operator has the list. Thank you.' },
    offline: { title: 'Not sent', description: 'There is no answer from the server. The list stays here.' },
    failed: { title: 'Not sent', description: 'The server did not take it. The list stays here.' },
  },
  putAway: {
    title: 'Put away',
    undone: 'Taken back before it was sent',
    discarded: 'Put away unsigned',
    text: 'What it said',
  },
  result: {
    drained: 'Nothing is left to send.',
    waiting: 'The court’s server asked to wait. The rest goes by itself.',
    offline:
      'There is no answer from the court’s server. What waits is safe and goes by itself when there is one.',
    paused: 'Nothing can be sent until you have done what stands under Needs you.',
    revoked: `This device was logged out. Log in again; what waits is safe on this ${DEVICE}.`,
    busy: 'Another window of Zamanat is sending already.',
    compare:
      'The court’s server was restored from a backup. This device keeps what it holds and compares it first; then it sends.',
    full: `There is no room left on this ${DEVICE}. What waits is safe, and goes as far as it can; there is no room to note that it arrived. Delete photos or apps you do not need, then press Send now.`,
    failed: `This did not work. What waits is safe on this ${DEVICE}; reload the page and try again.`,
  },
};
