/** What the form can propose from what is already typed; a proposal is shown and may always be changed. */
import type { ApplicationForm } from '#domain/application-form.ts';
import { type CalendarDate, daysBetween, parseDay } from '#kernel/calendar-date.ts';
import { BNSS_FROM, proposedRelief, type Relief, canReliefLieBefore } from '#law/relief.ts';

/** Whole days of custody completed today, from a date of arrest that is not after it. */
export function custodyDays(form: ApplicationForm, today: CalendarDate): number | null {
  const arrested = parseDay(form.arrestDate);
  if (!arrested.ok || arrested.value > today || form.custodyStatus === 'not-arrested') return null;
  return daysBetween(arrested.value, today);
}

/** The relief asked for: the one chosen, else the one that this court and custody propose. */
export function reliefOf(form: ApplicationForm): Relief | null {
  if (form.relief) return form.relief;
  return form.court ? proposedRelief(form.court, form.custodyStatus || undefined) : null;
}

export function lacksForum(form: ApplicationForm): boolean {
  const relief = reliefOf(form);
  return relief !== null && form.court !== '' && !canReliefLieBefore(relief, form.court);
}

/** Whether the FIR is from before the BNSS, where High Courts differ on the code of a new application. */
export function isOldFir(form: ApplicationForm): boolean {
  const fir = parseDay(form.firDate);
  return fir.ok && fir.value < BNSS_FROM;
}
