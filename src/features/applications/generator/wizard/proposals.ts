/** Values proposed from the input; the user can change each. */
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { type CalendarDate, daysBetween, parseDay } from '#kernel/calendar-date.ts';
import { BNSS_FROM, proposedRelief, type Relief, canReliefLieBefore } from '#law/relief.ts';

/** Completed days of custody today, from an arrest date that is not in the future. */
export function custodyDays(form: ApplicationForm, today: CalendarDate): number | null {
  const arrested = parseDay(form.arrestDate);
  if (!arrested.ok || arrested.value > today || form.custodyStatus === 'not-arrested') return null;
  return daysBetween(arrested.value, today);
}

/** Chosen relief, or else the one proposed from court and custody. */
export function reliefOf(form: ApplicationForm): Relief | null {
  if (form.relief) return form.relief;
  return form.court ? proposedRelief(form.court, form.custodyStatus || undefined) : null;
}

export function lacksForum(form: ApplicationForm): boolean {
  const relief = reliefOf(form);
  return relief !== null && form.court !== '' && !canReliefLieBefore(relief, form.court);
}

/** FIR before the BNSS: High Courts differ on the code of a new application. */
export function isOldFir(form: ApplicationForm): boolean {
  const fir = parseDay(form.firDate);
  return fir.ok && fir.value < BNSS_FROM;
}
