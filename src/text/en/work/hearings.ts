/** Hearing texts: purposes, validation errors and warnings for a judge. */
import type { HEARING_PURPOSES } from '#contract/case/hearing.ts';
import type { HearingFault } from '#domain/hearing/hearing-rules.ts';

export const HEARING_FAULTS: Readonly<Record<HearingFault['code'], string>> = {
  'day-past': 'This date has passed. Choose today or a later date.',
  'day-far': 'This date is more than two years away. Check the year.',
  'not-yet': 'This hearing is in the future. Record the outcome on the day, or adjourn or cancel it.',
  'by-whom': 'Select who sought the adjournment.',
  why: 'Enter the reason for the adjournment.',
  'next-not-later': 'The next date must be after this hearing.',
  'next-is-listed': 'The next hearing is listed already. Reschedule that one.',
};

export const hearingWarnings = {
  clash: (time: string, title: string): string => `At ${time} this court also hears ${title}.`,
  fullDay: (matters: number): string => `${matters} matters are already listed on this day.`,
};

const PURPOSES: Readonly<Record<(typeof HEARING_PURPOSES)[number], string>> = {
  admission: 'Admission',
  notice: 'Notice to the prosecutor',
  reply: 'Reply or status report',
  'case-diary': 'Case diary',
  'victim-notice': 'Notice to the victim',
  arguments: 'Arguments',
  orders: 'For orders',
  bond: 'Verification of bond',
  compliance: 'Compliance',
  cancellation: 'Cancellation of bail',
};

/** A judge's free-text purpose stays unchanged. */
export function hearingPurpose(purpose: string): string {
  const words: Readonly<Record<string, string>> = PURPOSES;
  return Object.hasOwn(words, purpose) ? (words[purpose] ?? purpose) : purpose;
}
