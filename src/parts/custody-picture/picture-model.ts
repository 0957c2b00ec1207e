/** Where everything stands in the custody picture: lengths from dates, labels kept apart. No colours, no words. */
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';

export interface CustodyPictureProps {
  readonly dates: PictureDates;
  /** Days in custody today, days out taken out. */
  readonly served: number;
  /** "7 years". */
  readonly term: string;
}

export interface PictureDates {
  /** First day of custody. */
  readonly from: CalendarDate;
  readonly asOf: CalendarDate;
  readonly oneThird: CalendarDate | null;
  readonly oneHalf: CalendarDate | null;
  readonly maximum: CalendarDate | null;
  /** The date from which release is due, where it is one of these. */
  readonly due: CalendarDate | null;
  readonly dayOne: CalendarDate | null;
  /** Days of the investigation, 60 to 365. */
  readonly days: number | null;
  readonly chargesheet: CalendarDate | null;
  readonly out: readonly { readonly from: CalendarDate; readonly to?: CalendarDate | undefined }[];
}

export const LEFT = 20;
export const WIDTH = 600;

/** The bar runs to the maximum, or to today where that is later or no maximum is fixed. */
export function termScale({ from, asOf, maximum }: PictureDates): (date: CalendarDate) => number {
  const end = maximum !== null && maximum > asOf ? maximum : asOf;
  const whole = Math.max(1, daysBetween(from, end));
  return (date) => LEFT + (clamp(daysBetween(from, date), whole) / whole) * WIDTH;
}

/** The enlarged part: 90 days, or as many as the investigation has. */
export const zoomDays = ({ days }: PictureDates): number => Math.max(90, days ?? 90);

/** Day 1 stands at the left edge, the last day at the right. */
export function zoomScale(dates: PictureDates): (day: number) => number {
  const whole = zoomDays(dates);
  return (day) => LEFT + (clamp(day, whole) / whole) * WIDTH;
}

/** The days that are marked below the enlarged part. */
export const zoomMarks = (dates: PictureDates): readonly number[] =>
  zoomDays(dates) === 90 ? [60, 90] : [zoomDays(dates)];

export const dayNumber = ({ dayOne }: PictureDates, date: CalendarDate): number | null =>
  dayOne === null ? null : daysBetween(dayOne, date) + 1;

const clamp = (days: number, whole: number): number => Math.min(whole, Math.max(0, days));

export interface TallMark {
  readonly key: string;
  readonly date: CalendarDate;
}

export interface PlacedMark extends TallMark {
  /** Where it truly stands on the bar. */
  readonly at: number;
  /** Where its words stand. */
  readonly label: number;
}

export const TALL_TOP = 16;
const TALL_ZOOM = 130;
const TALL_REST = 270;
const LINE = 26;

/** Down the bar: the first 90 days at one scale, the rest at another; words are pushed down until they are apart. */
export function placeTall(dates: PictureDates, marks: readonly TallMark[]): PlacedMark[] {
  const zoom = zoomDays(dates);
  const last = marks.reduce((late, { date }) => (date > late ? date : late), dates.asOf);
  const rest = Math.max(1, daysBetween(dates.from, last) - zoom);
  const yOf = (date: CalendarDate): number => {
    const days = Math.max(0, daysBetween(dates.from, date));
    const head = (Math.min(days, zoom) / zoom) * TALL_ZOOM;
    return TALL_TOP + head + (Math.max(0, days - zoom) / rest) * TALL_REST;
  };
  const placed: PlacedMark[] = [];
  for (const { key, date } of marks.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const at = yOf(date);
    placed.push({ key, date, at, label: Math.max(at, (placed.at(-1)?.label ?? -LINE) + LINE) });
  }
  return placed;
}

export const TALL_CHANGE = TALL_TOP + TALL_ZOOM;
