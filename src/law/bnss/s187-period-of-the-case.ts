/** With several offences the longest period of any of them is the period of the case. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import type { Matter } from '#law/matter.ts';
import { mayBeGrave } from '#law/principal-offence.ts';
import type { Offence } from '#law/tables.ts';
import {
  type InvestigationPeriod,
  investigationPeriod,
  type OtherReading,
} from '#law/special/investigation-period.ts';

export interface CasePeriod {
  readonly days: number;
  readonly kind: InvestigationPeriod['kind'];
  readonly authority: Authority;
  /** The day after the last day of the period, counted from the remand. */
  readonly endsOn: (remand: CalendarDate) => CalendarDate;
  readonly otherReading: OtherReading | null;
  /**
   * An offence that follows another one stands without any that it could follow, so the period waits for its principal
   * offence; `extendable` where that one's period could be extended by a court.
   */
  readonly principalDecides: 'fixed' | 'extendable' | null;
  /** The latest days to which any of the Acts allows an extension, counted from the remand. */
  readonly latest: (remand: CalendarDate) => CalendarDate[];
}

/** Null where no offence is known. An unknown FIR date changes no number: both codes have the same two periods. */
export function casePeriod(matter: Matter): CasePeriod | null {
  const { rows, regimes } = matter;
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
    endsOn: longest.endsOn,
    otherReading: others[0] ?? null,
    principalDecides: others[0]?.why === 'principal-offence' ? waitsForPrincipal(matter) : null,
    latest: (remand) => periods.flatMap(({ extended }) => (extended ? [extended(remand)] : [])),
  };
}

function waitsForPrincipal({ rows, principals }: Matter): CasePeriod['principalDecides'] {
  const alone = rows.filter(
    (row) => mayBeGrave(row, principals) && !rows.some((other) => follows(row, other)),
  );
  if (alone.length === 0) return null;
  return alone.some(({ code }) => code === 'NDPS') ? 'extendable' : 'fixed';
}

/** Special Acts whose sections follow an offence of the penal code as well as one of their own. */
const FOLLOW_THE_PENAL_CODE = new Set(['SC/ST', 'JJ', 'EPIDEMIC']);

/** Whether `other` can be what `row` follows: charged beside it, under the Act whose offences it follows. */
function follows(row: Offence, other: Offence): boolean {
  if (other.maxYears === null && !other.life && !other.death) return false;
  if (row.act === null || other.code === row.code) return true;
  return other.act === null && FOLLOW_THE_PENAL_CODE.has(row.code);
}

/** Of two equal periods the special Act is cited, so that the order of the sections changes nothing. */
const rank = ({ kind, extended }: InvestigationPeriod): number =>
  kind === 'special' ? (extended ? 2 : 1) : 0;
