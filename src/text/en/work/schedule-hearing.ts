/** Listing and moving a hearing. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { NOTICES } from '#contract/case/hearing.ts';
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
    offline: 'Not downloaded yet. It will load when you are online.',
    notice: { title: 'Error', description: 'Failed to load case details' },
  },
  missingId: 'Case ID is missing',
  back: 'Back',
  date: 'Date of the hearing',
  time: 'Time',
  timeHint: 'IST, 24-hour clock, such as 14:30',
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
  freeDay: (day: string, n: number) =>
    `Next free working day: ${day} (${n === 0 ? 'nothing listed' : n === 1 ? '1 hearing listed' : `${indianNumber(n)} hearings listed`}).`,
  takeDay: (day: string) => `Use ${day}`,
  warnings: {
    ...hearingWarnings,
    may: 'You can still list it.',
  },
  done: {
    listed: 'Hearing Scheduled',
    moved: 'Hearing Rescheduled',
    text: (day: string, time: string) =>
      `${day}, ${time}. Saved on this ${DEVICE}. The advocate sees it once sent.`,
  },
  gone: 'This case is no longer on this device. Your text is not lost.',
  failed: 'The hearing could not be saved. Reload the page and try again.',
  next: 'Next hearing',
};
