/** Dates of a matter in order, for the table and the timeline. */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import type { Determinations } from '#law/determine.ts';
import { governing, ofUndertrial } from './matter-reading.ts';

export type DateKind =
  | 'arrest'
  | 'released'
  | 'surrendered'
  | 'remand'
  | 'remand-estimated'
  | 'charge-sheet'
  | 'last-day'
  | 'default-bail'
  | 'default-bail-other-reading'
  | 'default-bail-if-extended'
  | 'one-third'
  | 'one-half'
  | 'maximum'
  | 'sixty-days'
  | 'today';

export interface DateMark {
  readonly id: string;
  readonly kind: DateKind;
  readonly on: CalendarDate;
  /** Days from the first day of custody (day 0); null before it is known. */
  readonly day: number | null;
  /** Investigation period: 60, 90 or that of a special Act; null if the date is not part of it. */
  readonly period: number | null;
  readonly law: Authority | null;
}

interface Mark {
  readonly id?: string;
  readonly on: CalendarDate | null | undefined;
  readonly kind: DateKind;
  readonly period?: number;
  readonly law?: Authority;
}

export function dateMarks(found: Determinations): DateMark[] {
  const { matter } = found;
  const from = matter.firstDay;
  const counted = [
    ...investigationMarks(found),
    ...undertrialMarks(found),
    { kind: 'sixty-days', on: found.sixtyDays.from, law: governing(found, 's.480(6)', 's.437(6)') } as const,
  ];
  const marks: Mark[] = [
    { kind: 'arrest', on: from },
    ...matter.out.flatMap(({ from: out, to }, n): Mark[] => [
      { kind: 'released', id: `released-${n}`, on: addDays(out, -1) },
      { kind: 'surrendered', id: `surrendered-${n}`, on: to && addDays(to, 1) },
    ]),
    ...counted.filter(({ kind, on }) => kind === 'charge-sheet' || !isStillOut(found, on)),
    { kind: 'today', on: matter.asOf },
  ];
  return marks
    .flatMap(({ id, kind, on, period = null, law = null }): DateMark[] =>
      on ? [{ id: id ?? kind, kind, on, period, law, day: dayOfCustody(from, on) }] : [],
    )
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

/** Number of the day, with the first day of custody as day 1; null before it. */
const dayOfCustody = (from: CalendarDate | undefined, on: CalendarDate): number | null =>
  from === undefined || on < from ? null : daysBetween(from, on) + 1;

/** A future date assumes continuing custody, so it does not apply to an accused who is out today. */
export const isStillOut = ({ matter }: Determinations, on: CalendarDate | null | undefined): boolean =>
  matter.inCustody === false && on !== null && on !== undefined && on > matter.asOf;

function investigationMarks({ defaultBail, matter }: Determinations): Mark[] {
  const { dates } = defaultBail;
  const filed: Mark = {
    kind: 'charge-sheet',
    on: matter.chargesheet?.state === 'filed' ? matter.chargesheet.on : null,
  };
  if (!dates) return [filed];
  const { authority: law, days: period, otherReading } = dates;
  return [
    { kind: dates.estimated ? 'remand-estimated' : 'remand', on: dates.dayOne, law },
    filed,
    { kind: 'last-day', on: dates.lastDay, period, law },
    { kind: 'default-bail', on: dates.from, law },
    ...(otherReading && otherReading.why !== 'extension'
      ? [
          {
            kind: 'default-bail-other-reading',
            on: otherReading.from,
            period: otherReading.days,
            law,
          } as const,
        ]
      : []),
    {
      kind: 'default-bail-if-extended',
      on: dates.ifExtended ?? (otherReading?.why === 'extension' ? otherReading.from : null),
      law,
    },
  ];
}

function undertrialMarks(found: Determinations): Mark[] {
  const { dates } = found.undertrial;
  if (!dates) return [];
  return [
    { kind: 'one-third', on: dates.oneThird, law: ofUndertrial(found, 's.479(1), first proviso', '') },
    { kind: 'one-half', on: dates.oneHalf, law: ofUndertrial(found, 's.479(1)', 's.436A') },
    {
      kind: 'maximum',
      on: dates.maximum,
      law: ofUndertrial(found, 's.479(1), third proviso', 's.436A, second proviso'),
    },
  ];
}
