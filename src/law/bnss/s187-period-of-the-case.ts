/** With several offences the longest period applies to the case. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import type { Matter } from '#law/matter.ts';
import { canBeGrave } from '#law/principal-offence.ts';
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
  /** Day after the end of the period, counted from the remand. */
  readonly endsOn: (remand: CalendarDate) => CalendarDate;
  readonly otherReading: OtherReading | null;
  /**
   * Set if the charged offence follows a principal offence that is not named. `extendable` if a court could
   * extend that offence's period.
   */
  readonly principalDecides: 'fixed' | 'extendable' | null;
  /** Latest days of an extension under each Act, counted from the remand. */
  readonly latest: (remand: CalendarDate) => CalendarDate[];
}

/**
 * Null without a known offence. An unknown FIR date changes nothing: both codes have the same two periods.
 */
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
    (row) => canBeGrave(row, principals) && !rows.some((other) => isDependentOn(row, other)),
  );
  if (alone.length === 0) return null;
  return alone.some(({ code }) => code === 'NDPS') ? 'extendable' : 'fixed';
}

/** Special Acts with sections that follow an offence of the penal code. */
const FOLLOW_THE_PENAL_CODE = new Set(['SC/ST', 'JJ', 'EPIDEMIC']);

/** Whether `other` can be the principal offence of `row`: charged with it, under the matching Act. */
function isDependentOn(row: Offence, other: Offence): boolean {
  if (other.maxYears === null && !other.life && !other.death) return false;
  if (row.act === null || other.code === row.code) return true;
  return other.act === null && FOLLOW_THE_PENAL_CODE.has(row.code);
}

/** For equal periods cite the special Act, so that the order of sections has no effect. */
const rank = ({ kind, extended }: InvestigationPeriod): number =>
  kind === 'special' ? (extended ? 2 : 1) : 0;
