/** One hearing, and what came of it. */
import type { ADJOURNED_BY, HEARING_STATES } from '#contract/hearing.ts';
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
    offline: `This hearing is not on this ${DEVICE}. Open it again when there is a signal.`,
  },
  back: 'Case',
  file: 'Application',
  move: 'Reschedule',
  facts: {
    when: 'When',
    purpose: 'Purpose',
    room: 'Courtroom',
    minutes: 'Expected length',
    minutesOf: (n: number) => `${n} minutes`,
    notices: 'Notice to',
    state: 'State',
    adjournedBy: 'Adjourned at the instance of',
    reason: 'Reason',
    next: 'Next date',
    notes: 'Notes',
    by: 'Listed by',
  },
  states,
  adjournedBy,
  outcome: {
    title: 'What came of it',
    ahead: 'The day is still to come: the hearing can be adjourned or cancelled.',
    state: 'Outcome',
    by: 'Adjourned at the instance of',
    reason: 'Reason for the adjournment',
    next: 'Next date (optional)',
    nextHint: 'The hearing of that day is listed with it, for the same purpose and at the same hour.',
    notes: 'Notes (optional)',
    notesHint: 'The lawyer reads them.',
    submit: 'Record Outcome',
    sending: 'Recording',
    choose: 'Choose what came of the hearing.',
    noDay: 'This date does not exist. Check day, month and year.',
    faults: HEARING_FAULTS,
    done: {
      title: 'Outcome Recorded',
      text: `It is on this ${DEVICE}; the lawyer sees it as soon as the court’s server has it.`,
    },
    gone: `This hearing is no longer on this ${DEVICE}. What you typed stays here.`,
    full: `This ${DEVICE} is full. Free some space and try again; what you typed stays here.`,
    failed: `The outcome could not be kept on this ${DEVICE}. Reload the page and try again.`,
  },
};
