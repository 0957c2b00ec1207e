/** The user's matters in one list: available rights, coming dates, and matters with missing facts. */
import { type CountedMatter, datesOf } from '#documents/calendar/counted-matter.ts';
import type { DatedRight } from '#law-explain/liberty-dates.ts';
import type { ClockDate, ClockFact, MatterClock, MaybeRight } from '#law-explain/matter-clock.ts';

/** `asks`: facts that the row asks for. */
export interface AskingRow extends CountedMatter {
  readonly asks: readonly ClockFact[];
}

export interface ClockRow extends AskingRow {
  readonly date: ClockDate;
}

export interface DatedRow extends AskingRow {
  readonly date: DatedRight<ClockDate>;
}

export interface MaybeRow extends AskingRow {
  readonly maybe: MaybeRight;
}

export interface ClockList {
  /** Available rights: those without a count first, then by date. */
  readonly open: readonly ClockRow[];
  /** Possible rights: default bail first because it can be lost, then by date. */
  readonly maybe: readonly MaybeRow[];
  /** Next date of each matter, by date; beside a present or possible right, only a near one. */
  readonly coming: readonly DatedRow[];
  /** Matters whose missing facts no other row asks for. Nearest date first; matters without a date by name. */
  readonly asking: readonly AskingRow[];
}

/** A date within this many days is near. */
export const NEAR_DAYS = 7;

export function clockList(counted: readonly CountedMatter[]): ClockList {
  const rows = counted.map(rowsOf);
  return {
    open: rows.flatMap(({ open }) => open).toSorted(byDays),
    coming: rows.flatMap(({ coming }) => coming).toSorted(byDays),
    maybe: rows.flatMap(({ maybe }) => maybe).toSorted(byLoss),
    asking: rows.flatMap(({ asking }) => asking).toSorted(byNearest),
  };
}

/** Rows of one matter. The first possible or coming right asks for all missing facts, so that no second row does. */
function rowsOf({ matter, clock }: CountedMatter): ClockList {
  const rest = [...clock.asks];
  const asksWith = (own: readonly ClockFact[]): readonly ClockFact[] => [
    ...new Set([...own, ...rest.splice(0)]),
  ];
  const maybe = clock.maybe.map((right): MaybeRow => ({
    matter,
    clock,
    maybe: right,
    asks: asksWith(right.asks),
  }));
  const coming = nextOf(clock).map((date): DatedRow => ({ matter, clock, date, asks: asksWith(date.asks) }));
  return {
    open: clock.open.map((date): ClockRow => ({ matter, clock, date, asks: date.asks })),
    maybe,
    coming,
    asking: rest.length > 0 ? [{ matter, clock, asks: rest }] : [],
  };
}

/** The next date, and every date that can be missed. Beside a present or possible right only a near date. */
function nextOf({ open, maybe, coming }: MatterClock): readonly DatedRight<ClockDate>[] {
  const next = coming.find(({ effect }) => effect !== 'lapses');
  const shown = next && (open.length + maybe.length === 0 || next.daysLeft <= NEAR_DAYS);
  return coming.filter((date) => date.effect === 'lapses' || (shown && date === next));
}

/** Number of visible rows per group. */
export interface ShownRows {
  readonly open: number;
  readonly coming: number;
  readonly asking: number;
}

/** Visible rows and totals; its size does not grow with the caseload. */
export interface ShownClock extends ClockList {
  readonly counts: Readonly<Record<keyof ClockList, number>>;
  /** First available default bail outside the visible rows, so that a right at risk is always named. */
  readonly losing: ClockRow | null;
  readonly matters: number;
  /** At least one matter has a date for a calendar. */
  readonly dated: boolean;
}

export function shownClock(
  { open, maybe, coming, asking }: ClockList,
  counted: readonly CountedMatter[],
  shown: ShownRows,
): ShownClock {
  return {
    open: open.slice(0, shown.open),
    maybe: maybe.slice(0, shown.open),
    coming: coming.slice(0, shown.coming),
    asking: asking.slice(0, shown.asking),
    counts: { open: open.length, maybe: maybe.length, coming: coming.length, asking: asking.length },
    losing: open.slice(shown.open).find(({ date }) => date.right === 'default-bail') ?? null,
    matters: counted.length,
    dated: counted.some((one) => datesOf(one).length > 0),
  };
}

const byLoss = (a: MaybeRow, b: MaybeRow): number =>
  lossOf(b) - lossOf(a) || a.maybe.days - b.maybe.days || byName(a, b);

const lossOf = ({ maybe }: MaybeRow): number => Number(maybe.right === 'default-bail');

const byDays = (a: ClockRow, b: ClockRow): number => daysOf(a.date) - daysOf(b.date) || byName(a, b);

/** A subsisting right sorts before every count. */
const daysOf = ({ effect, daysLeft }: ClockDate): number =>
  effect === 'stands' || daysLeft === null ? -1 : Math.abs(daysLeft);

const byNearest = (a: CountedMatter, b: CountedMatter): number => nearest(a) - nearest(b) || byName(a, b);

const nearest = ({ clock }: CountedMatter): number => clock.coming[0]?.daysLeft ?? Number.MAX_SAFE_INTEGER;

/** By code point: a collator on ten thousand matters blocks the page. */
const byName = ({ matter: a }: CountedMatter, { matter: b }: CountedMatter): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
