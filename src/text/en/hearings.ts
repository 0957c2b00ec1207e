/** The words of a hearing: what it is for, what is wrong with it beside its field, and what a judge is warned of. */
import type { HEARING_PURPOSES } from '#contract/hearing.ts';
import type { HearingFault } from '#domain/hearing-rules.ts';

export const HEARING_FAULTS: Readonly<Record<HearingFault['code'], string>> = {
  'day-past': 'This day has passed. Choose today or a later day.',
  'day-far': 'This day is more than two years away. Check the year.',
  'not-yet': 'This hearing is still to come. Record what came of it on its day, or adjourn or cancel it.',
  'by-whom': 'Say who asked for the adjournment.',
  why: 'Say why it was adjourned.',
  'next-not-later': 'The next date must be after this hearing.',
  'next-is-listed': 'The next hearing is listed already. Reschedule that one.',
};

export const hearingWarnings = {
  clash: (time: string, title: string): string => `At ${time} this court also hears ${title}.`,
  fullDay: (matters: number): string => `${matters} matters fill this day already.`,
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

/** A purpose in a judge's own words stays as it is. */
export function hearingPurpose(purpose: string): string {
  const words: Readonly<Record<string, string>> = PURPOSES;
  return Object.hasOwn(words, purpose) ? (words[purpose] ?? purpose) : purpose;
}
