/** Hearing with its outcome. */
import type { ADJOURNED_BY, HEARING_STATES } from '#contract/case/hearing.ts';
import { DEVICE } from '#text/device-word.ts';
import { HEARING_FAULTS } from './hearings.ts';

const states: Readonly<Record<(typeof HEARING_STATES)[number], string>> = {
  listed: 'Listed',
  called: 'Called',
  'passed-over': 'Passed over',
  'not-reached': 'Not reached',
  'part-heard': 'Part heard',
  heard: 'Heard',
  adjourned: 'Adjourned',
  reserved: 'Reserved for orders',
  pronounced: 'Pronounced',
  cancelled: 'Cancelled',
};

const adjournedBy: Readonly<Record<(typeof ADJOURNED_BY)[number], string>> = {
  accused: 'The accused',
  prosecution: 'The prosecution',
  court: 'The court itself',
  both: 'Both sides',
};

export const hearing = {
  title: 'Hearing',
  record: {
    title: 'Error',
    loading: 'Loading the hearing',
    missing: 'This hearing was not found, or it is not before your court.',
    failed: 'The hearing could not be loaded. Please try again.',
    offline: `This hearing is not on this ${DEVICE}. Open it again online.`,
  },
  back: 'Case',
  file: 'Application',
  move: 'Reschedule',
  facts: {
    when: 'Date and time',
    purpose: 'Purpose',
    room: 'Courtroom',
    minutes: 'Expected length',
    minutesOf: (n: number) => `${n} minutes`,
    notices: 'Notice to',
    state: 'Status',
    adjournedBy: 'Adjourned at the instance of',
    reason: 'Reason',
    next: 'Next date',
    notes: 'Notes',
    by: 'Listed by',
  },
  states,
  adjournedBy,
  outcome: {
    title: 'Outcome',
    ahead: 'This hearing is in the future: it can only be adjourned or cancelled.',
    state: 'Outcome',
    by: 'Adjourned at the instance of',
    reason: 'Reason for the adjournment',
    next: 'Next date (optional)',
    nextHint: 'The next hearing is listed for the same purpose and time.',
    notes: 'Notes (optional)',
    notesHint: 'Visible to the advocate.',
    submit: 'Record Outcome',
    sending: 'Recording',
    choose: 'Choose the outcome.',
    noDay: 'This date does not exist. Check day, month and year.',
    faults: HEARING_FAULTS,
    done: {
      title: 'Outcome Recorded',
      text: `Saved on this ${DEVICE}. The advocate sees it once sent.`,
    },
    gone: `This hearing is no longer on this ${DEVICE}. Your text is not lost.`,
    failed: 'The outcome could not be saved. Reload the page and try again.',
  },
};
