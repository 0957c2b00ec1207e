/** Listing a hearing and moving one. */
import type { NOTICES } from '#contract/hearing.ts';
import { DEVICE } from '#text/device-word.ts';
import { HEARING_FAULTS, hearingPurpose, hearingWarnings } from './hearings.ts';

const notice: Readonly<Record<(typeof NOTICES)[number], string>> = {
  prosecutor: 'Public prosecutor',
  victim: 'Victim',
  informant: 'Informant',
};

export const scheduleHearing = {
  title: 'Schedule Hearing',
  move: 'Reschedule',
  of: (name: string, number: string | null) => [name, number].filter(Boolean).join(', '),
  purposeOf: hearingPurpose,
  record: {
    title: 'Error',
    loading: 'Loading case details...',
    missing: 'Case not found',
    failed: 'Failed to load case details. Please try again.',
    offline: 'It is not on this device yet. It is fetched as soon as there is a signal.',
    notice: { title: 'Error', description: 'Failed to load case details' },
  },
  missingId: 'Case ID is missing',
  back: 'Back',
  date: 'Date of the hearing',
  time: 'Time',
  timeHint: 'By the clock of India',
  purpose: 'Purpose',
  other: 'Another purpose',
  otherPurpose: 'Purpose in your own words',
  courtroom: 'Courtroom (optional)',
  minutes: 'Expected length in minutes (optional)',
  notices: 'Notice to',
  notice,
  submit: 'Schedule Hearing',
  sending: 'Scheduling',
  errors: {
    date: 'Enter the date of the hearing.',
    noDay: 'This date does not exist. Check day, month and year.',
    faults: HEARING_FAULTS,
  },
  warnings: {
    ...hearingWarnings,
    may: 'You can list it all the same.',
  },
  done: {
    listed: 'Hearing Scheduled',
    moved: 'Hearing Rescheduled',
    text: (day: string, time: string) =>
      `${day}, ${time}. It is on this ${DEVICE}; the lawyer sees it as soon as the court’s server has it.`,
  },
  gone: 'This case is no longer on this device. What you typed stays here.',
  full: `This ${DEVICE} is full. Free some space and try again; what you typed stays here.`,
  failed: `The hearing could not be kept on this ${DEVICE}. Reload the page and try again.`,
  next: 'Next hearing',
};
