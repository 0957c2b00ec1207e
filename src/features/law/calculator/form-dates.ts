/** Dates of the form: parses valid ones and names invalid ones. */
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import type { CalculatorForm } from './calculator-form.ts';

export const DATE_FIELDS = [
  'arrestDate',
  'firDate',
  'firstRemandDate',
  'chargesheetOn',
  'firstEvidenceDate',
  'extendedUntil',
  'convictedOn',
  'orderedOn',
  'defaultBailClaimOn',
] as const;
export type DateField = (typeof DATE_FIELDS)[number];

export const dateOf = (text: string): CalendarDate | undefined => (isDay(text) ? text : undefined);

export const isImpossible = (text: string): boolean => text !== '' && !isDay(text);

export type FormDates = Readonly<Record<DateField, CalendarDate | undefined>>;

export const datesOf = (form: CalculatorForm): FormDates => ({
  arrestDate: dateOf(form.arrestDate),
  firDate: dateOf(form.firDate),
  firstRemandDate: dateOf(form.firstRemandDate),
  chargesheetOn: form.chargesheet === 'filed' ? dateOf(form.chargesheetOn) : undefined,
  firstEvidenceDate: dateOf(form.firstEvidenceDate),
  extendedUntil: form.remandExtension === 'granted' ? dateOf(form.extendedUntil) : undefined,
  convictedOn: dateOf(form.convictedOn),
  orderedOn: dateOf(form.orderedOn),
  defaultBailClaimOn: dateOf(form.defaultBailClaimOn),
});
