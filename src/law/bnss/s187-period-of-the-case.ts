/** With several offences the longest period of any of them is the period of the case. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import type { Matter } from '#law/matter.ts';
import {
  type InvestigationPeriod,
  investigationPeriod,
  type OtherReading,
} from '#law/special/investigation-period.ts';

export interface CasePeriod {
  readonly days: number;
  readonly kind: InvestigationPeriod['kind'];
  readonly authority: Authority;
  readonly otherReading: OtherReading | null;
  /** The latest days to which any of the Acts allows an extension, counted from the remand. */
  readonly latest: (remand: CalendarDate) => CalendarDate[];
}

/** Null where no offence is known. An unknown FIR date changes no number: both codes have the same two periods. */
export function casePeriod({ rows, regimes }: Matter): CasePeriod | null {
  const periods = rows.map((row) => investigationPeriod(row, regimes.defaultBail ?? 'BNSS'));
  const longest = periods.toSorted(
    (a, b) => b.days - a.days || rank(b) - rank(a) || a.authority.source.localeCompare(b.authority.source),
  )[0];
  if (!longest) return null;
  const others = periods
    .flatMap(({ otherReading }) => (otherReading ? [otherReading] : []))
    .filter(({ days }) => days > longest.days)
    .toSorted((a, b) => b.days - a.days || a.why.localeCompare(b.why));
  return {
    days: longest.days,
    kind: longest.kind,
    authority: longest.authority,
    otherReading: others[0] ?? null,
    latest: (remand) => periods.flatMap(({ extended }) => (extended ? [extended(remand)] : [])),
  };
}

/** Of two equal periods the special Act is cited, so that the order of the sections changes nothing. */
const rank = ({ kind, extended }: InvestigationPeriod): number =>
  kind === 'special' ? (extended ? 2 : 1) : 0;
