/** Screens of an operator. */
import { indianNumber } from '#kernel/indian-number.ts';
import { AUDIT_WORDS } from './audit-words.ts';

const applications = (n: number): string =>
  n === 1 ? '1 pending application' : `${indianNumber(n)} pending applications`;
const judgesOf = (n: number): string => (n === 1 ? '1 judge' : `${indianNumber(n)} judges`);

export const operator = {
  loading: 'Loading from the court’s server',
  again: 'Load again',
  online: 'These screens read the court’s server and keep nothing here.',
  search: 'Search',
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  shown: (shown: number, total: number) =>
    total > shown
      ? `The first ${indianNumber(shown)} of ${indianNumber(total)}. Search for fewer.`
      : `${indianNumber(total)} found`,
  judges: {
    title: 'Judges and courts',
    find: 'Name, email or place',
    judges: 'Judges',
    courts: 'Courts',
    none: 'No judge found',
    noneLead: 'A judge registers first. Then import the file of judges.',
    noCourt: 'No court found',
    noSeat: 'sits in no court',
    unconfirmed: 'email not confirmed',
    noFactor: 'no second factor',
    columns: { court: 'Court', judges: 'Judges', pending: 'Pending applications' },
    noJudge: 'none',
    move: (name: string) => `Transfer ${name}`,
    planned: (day: string, from: string, to: string) => `From ${day}: ${from} → ${to}`,
    ends: (day: string, from: string) => `From ${day}: the seat in ${from} ends`,
    cancelMove: (from: string) => `Cancel the transfer from ${from}`,
    cancelled: { title: 'Transfer cancelled', message: 'The seat stays as it is.' },
  },
  file: {
    title: 'File of judges',
    lead: 'A CSV file with the columns email, name, designation and courts. All rows are imported, or none.',
    choose: 'Choose a CSV file',
    checking: 'Checking…',
    import: 'Import',
    importing: 'Importing…',
    unreadable: 'The file is not UTF-8. Save it as "CSV UTF-8".',
    tooLarge: 'The file is larger than 256 kB. Split it.',
    row: (number: number) => `Row ${number}`,
    whole: 'File',
    faults: (n: number) =>
      n === 1
        ? '1 row has a fault. Nothing was changed. Correct the file and choose it again.'
        : `${indianNumber(n)} rows have a fault. Nothing was changed. Correct the file and choose it again.`,
    ready: (n: number) => `${judgesOf(n)} can be imported. Nothing was changed yet.`,
    done: (n: number) => `${judgesOf(n)} imported.`,
    report: 'Report of each row',
    columns: { row: 'Row', result: 'Result' },
    fault: 'Fault: ',
  },
  move: {
    title: (name: string) => `Transfer of ${name}`,
    from: 'From court',
    to: 'To court',
    none: 'No other court: the seat ends',
    place: 'Place',
    placeHint: 'Such as Pune. Leave blank for the whole kind of court.',
    day: 'First day in the new court',
    dayHint: 'The change is made at the start of this day.',
    dayMissing: 'Enter a day.',
    check: 'Show what happens',
    save: 'Save the transfer',
    working: 'Please wait…',
    stays: (pending: number, court: string, day: string) =>
      `${applications(pending)} of ${court} ${pending === 1 ? 'stays' : 'stay'} with that court on ${day} and ${pending === 1 ? 'does' : 'do'} not move with the judge.`,
    others: (n: number) =>
      n === 0 ? 'No other judge sits there: name a successor first.' : `${judgesOf(n)} will sit there.`,
    saved: { title: 'Transfer saved', message: 'It is made on its day.' },
  },
  people: {
    title: 'People',
    find: 'Name or email',
    lead: 'Search for the person who lost a phone or whose account is open on another device.',
    none: 'No account found',
    noneLead: 'Check the spelling, or search for a part of the email.',
    since: (day: string) => `registered ${day}`,
    sessions: (n: number) => (n === 1 ? '1 open session' : `${indianNumber(n)} open sessions`),
    factor: 'second factor set up',
    noFactor: 'no second factor',
    unconfirmed: 'email not confirmed',
    end: (name: string) => `End sessions of ${name}`,
    reset: (name: string) => `Remove second factor of ${name}`,
    reason: 'Reason',
    reasonHint: 'It is written to the audit log.',
    reasonMissing: 'Write the reason.',
    endLead: 'The person is logged out on every device. Unsent work stays there and opens after a login.',
    resetLead:
      'Authenticator app, recovery codes and passkeys are removed, and the person is logged out. Check who asks before you do this.',
    endDo: 'End sessions',
    resetDo: 'Remove second factor',
    working: 'Please wait…',
    ended: { title: 'Sessions ended', message: 'The reason is in the audit log.' },
    wasReset: { title: 'Second factor removed', message: 'The reason is in the audit log.' },
  },
  audit: {
    title: 'Audit log',
    about: 'Person or record',
    aboutHint: 'The email of an account, or the id of a record as its address shows it.',
    action: 'Action',
    anyAction: 'All actions',
    from: 'First day',
    to: 'Last day',
    search: 'Search the log',
    searching: 'Searching…',
    logged: 'Each search is written to the log too.',
    none: 'No rows',
    noneLead: 'Search for other days or without an action.',
    shown: (shown: number, total: number) =>
      total > shown
        ? `The newest ${indianNumber(shown)} of ${indianNumber(total)} rows. Name days for fewer.`
        : total === 1
          ? '1 row'
          : `${indianNumber(total)} rows`,
    columns: {
      at: 'Time',
      action: 'Action',
      code: 'Code',
      by: 'By',
      record: 'Record',
      address: 'Address',
      detail: 'Details',
    },
    actions: AUDIT_WORDS,
    nobody: 'no account',
    save: 'Save as CSV',
    saving: 'Saving…',
    saved: { title: 'File saved', message: 'It has at most 5,000 rows.' },
  },
  server: {
    title: 'Feedback and limits',
    feedback: 'Feedback',
    noFeedback: 'No feedback yet',
    noFeedbackLead: 'Users send it from the screen Feedback.',
    kinds: { general: 'general', feature: 'wish', issue: 'fault' },
    rating: (n: number) => `${n} of 5`,
    editions: 'Editions of the law',
    noEdition: 'Only the product’s own digests are in use. Import official texts with law-import.',
    edition: (number: number) => `Edition ${number}`,
    inUse: 'in use',
    acts: {
      import: (about: string) => `imported ${about}`,
      remove: (about: string) => `removed ${about}`,
      revert: (about: string) => `went back to edition ${about}`,
    },
    sources: { texts: 'texts', 'case-law': 'judgments', grounds: 'grounds' },
    quotas: 'Limits of an account and day',
    quotasLead: 'A limit is a setting of the server. Change its variable and restart the server:',
    columns: { limit: 'Limit', most: 'Most', spent: 'Used today by all' },
    limits: {
      files: 'Files (MB)',
      records: 'Records (MB)',
      prints: 'Papers',
      mails: 'Emails',
    },
  },
};
