/**
 * Geometry of the custody picture: lengths from dates and non-overlapping labels, without colours or text.
 */
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';

export interface CustodyPictureProps {
  readonly dates: PictureDates;
  /** Days in custody until today, without days outside. */
  readonly served: number;
  readonly term: string;
  /** Days of hearings, earliest first. */
  readonly hearings?: readonly CalendarDate[] | undefined;
}

export interface PictureDates {
  /** First day of custody. */
  readonly from: CalendarDate;
  readonly asOf: CalendarDate;
  readonly oneThird: CalendarDate | null;
  readonly oneHalf: CalendarDate | null;
  readonly maximum: CalendarDate | null;
  /** Date on which release is due, if it is one of these. */
  readonly due: CalendarDate | null;
  readonly dayOne: CalendarDate | null;
  /** Days of the investigation, 60 to 365. */
  readonly days: number | null;
  readonly chargesheet: CalendarDate | null;
  readonly out: readonly { readonly from: CalendarDate; readonly to?: CalendarDate | undefined }[];
}

export const LEFT = 20;
export const WIDTH = 600;

/** The bar runs to the maximum, or to today if that is later or no maximum is fixed. */
export function termScale({ from, asOf, maximum }: PictureDates): (date: CalendarDate) => number {
  const end = maximum !== null && maximum > asOf ? maximum : asOf;
  const totalDays = Math.max(1, daysBetween(from, end));
  return (date) => LEFT + (clamp(daysBetween(from, date), totalDays) / totalDays) * WIDTH;
}

/** Hearings until today, and the first one from today on. */
export function hearingsAround({ dates, hearings = [] }: CustodyPictureProps) {
  const next = hearings.find((on) => on >= dates.asOf) ?? null;
  return { past: hearings.filter((on) => on < dates.asOf), next };
}

/** Length of the enlarged part: at least 90 days, or the length of the investigation. */
export const zoomDays = ({ days }: PictureDates): number => Math.max(90, days ?? 90);

/** Day 1 is at the left edge, the last day at the right. */
export function zoomScale(dates: PictureDates): (day: number) => number {
  const totalDays = zoomDays(dates);
  return (day) => LEFT + (clamp(day, totalDays) / totalDays) * WIDTH;
}

/** Days marked below the enlarged part. */
export const zoomMarks = (dates: PictureDates): readonly number[] =>
  zoomDays(dates) === 90 ? [60, 90] : [zoomDays(dates)];

export const dayNumber = ({ dayOne }: PictureDates, date: CalendarDate): number | null =>
  dayOne === null ? null : daysBetween(dayOne, date) + 1;

const clamp = (days: number, totalDays: number): number => Math.min(totalDays, Math.max(0, days));

export interface TallMark {
  readonly key: string;
  readonly date: CalendarDate;
}

export interface PlacedMark extends TallMark {
  /** True position on the bar. */
  readonly at: number;
  /** Position of its label. */
  readonly label: number;
}

export const TALL_TOP = 16;
const TALL_ZOOM = 130;
const TALL_REST = 270;
const LINE = 26;

/** Vertical scale: the first 90 days are longer. */
export function tallScale(dates: PictureDates, marks: readonly TallMark[]): (date: CalendarDate) => number {
  const zoom = zoomDays(dates);
  const last = marks.reduce((late, { date }) => (date > late ? date : late), dates.asOf);
  const rest = Math.max(1, daysBetween(dates.from, last) - zoom);
  return (date) => {
    const days = Math.max(0, daysBetween(dates.from, date));
    const head = (Math.min(days, zoom) / zoom) * TALL_ZOOM;
    return TALL_TOP + head + (Math.max(0, days - zoom) / rest) * TALL_REST;
  };
}

/** Vertical layout. Labels move down until they no longer overlap. */
export function placeTall(dates: PictureDates, marks: readonly TallMark[]): PlacedMark[] {
  const yOf = tallScale(dates, marks);
  const placed: PlacedMark[] = [];
  for (const { key, date } of marks.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const at = yOf(date);
    placed.push({ key, date, at, label: Math.max(at, (placed.at(-1)?.label ?? -LINE) + LINE) });
  }
  return placed;
}

export const TALL_CHANGE = TALL_TOP + TALL_ZOOM;
