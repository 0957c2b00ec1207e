/** Values proposed from the input; the user can change each. */
import { bailDraftFrom } from '#documents/matter.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import { type CalendarDate, parseDay } from '#kernel/calendar-date.ts';
import { custodyRecord, daysInCustody } from '#law/custody-days.ts';
import { BNSS_FROM, proposedRelief, type Relief, canReliefLieBefore } from '#law/relief.ts';

/** Days in custody today, as the paper counts them. */
export function custodyDays(form: ApplicationForm, today: CalendarDate): number | null {
  if (form.custodyStatus === 'not-arrested') return null;
  const { case: facts = {} } = bailDraftFrom(partialFromForm(form));
  return daysInCustody(custodyRecord(facts), today);
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
