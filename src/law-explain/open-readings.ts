/** Open readings of the law. The earlier date counts. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { DefaultBailDates } from '#law/bnss/s187-dates.ts';
import type { Determination } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';

export type OpenReading =
  | {
      /** Whether several offences in one case bar release, or only another case. */
      readonly kind: 'several-offences';
      readonly standing: 'entitled' | 'not-yet' | 'other';
      /** Date of release if only another case bars it. */
      readonly on: CalendarDate | null;
    }
  | {
      /** The applicable period, or the validity of an extension order. */
      readonly kind: 'other-period';
      readonly why: NonNullable<DefaultBailDates['otherReading']>['why'];
      readonly days: number;
      readonly on: CalendarDate;
      readonly otherDays: number;
      readonly otherwiseOn: CalendarDate;
    };

export function openReadings({ undertrial, defaultBail }: Determinations): OpenReading[] {
  const several = undertrial.cautions.some(({ code }) => code === 'section-479-2-contested');
  const { dates, status } = defaultBail;
  const other = status === 'charge-sheet-in-time' ? null : dates?.otherReading;
  return [
    ...(several ? [severalOffences(undertrial.caseLevel, undertrial.thresholdDate)] : []),
    ...(dates && other
      ? [
          {
            kind: 'other-period',
            why: other.why,
            days: dates.days,
            on: dates.from,
            otherDays: other.days,
            otherwiseOn: other.from,
          } as const,
        ]
      : []),
  ];
}

function severalOffences(caseLevel: Determination<unknown>, threshold: CalendarDate | null): OpenReading {
  const kind = 'several-offences';
  if (caseLevel.kind === 'not-yet') return { kind, standing: 'not-yet', on: caseLevel.on };
  return caseLevel.kind === 'entitled' && threshold !== null
    ? { kind, standing: 'entitled', on: threshold }
    : { kind, standing: 'other', on: null };
}
