/**
 * Relief and its section, by court, custody and filing date. BNSS governs applications from 1 July 2024 (open
 * question 6: some High Courts keep the CrPC for old FIRs).
 */
import { type CalendarDate, day } from '#kernel/calendar-date.ts';
import { type Authority, bnss, crpc } from './authority.ts';

export type Relief =
  | 'bailable'
  | 'regular-magistrate'
  | 'regular-sessions'
  | 'regular-high-court'
  | 'anticipatory'
  | 'default'
  | 'undertrial'
  | 'suspension';

export type CourtKind = 'magistrate' | 'sessions' | 'high';

/** Next court after a refusal; null if only the Supreme Court is above. */
export function courtAbove(court: CourtKind): CourtKind | null {
  if (court === 'magistrate') return 'sessions';
  return court === 'sessions' ? 'high' : null;
}

/** Commencement of the BNSS. */
export const BNSS_FROM: CalendarDate = day('2024-07-01');

const SECTION: Readonly<Record<Relief, { readonly bnss: string; readonly crpc: string }>> = {
  bailable: { bnss: 's.478', crpc: 's.436' },
  'regular-magistrate': { bnss: 's.480', crpc: 's.437' },
  'regular-sessions': { bnss: 's.483', crpc: 's.439' },
  'regular-high-court': { bnss: 's.483', crpc: 's.439' },
  anticipatory: { bnss: 's.482', crpc: 's.438' },
  default: { bnss: 's.187(3)', crpc: 's.167(2)' },
  undertrial: { bnss: 's.479', crpc: 's.436A' },
  suspension: { bnss: 's.430', crpc: 's.389' },
};

/** Section of `relief` for an application filed on `filedOn`. */
export function reliefAuthority(relief: Relief, filedOn: CalendarDate): Authority {
  const section = SECTION[relief];
  return filedOn >= BNSS_FROM ? bnss(section.bnss) : crpc(section.crpc);
}

/** The parallel provision of the other code. */
export function equivalentAuthority(relief: Relief, filedOn: CalendarDate): Authority {
  const section = SECTION[relief];
  return filedOn >= BNSS_FROM ? crpc(section.crpc) : bnss(section.bnss);
}

/** Usual relief before this kind of court. A proposal that the advocate may change. */
export function proposedRelief(
  court: CourtKind,
  custody: 'police' | 'judicial' | 'not-arrested' | undefined,
): Relief {
  if (custody === 'not-arrested') return 'anticipatory';
  if (court === 'magistrate') return 'regular-magistrate';
  return court === 'sessions' ? 'regular-sessions' : 'regular-high-court';
}

/** Anticipatory bail lies only before the Court of Session or the High Court. */
export const canReliefLieBefore = (relief: Relief, court: CourtKind): boolean => {
  if (relief === 'anticipatory') return court !== 'magistrate';
  if (relief === 'regular-magistrate') return court === 'magistrate';
  if (relief === 'regular-sessions') return court === 'sessions';
  if (relief === 'regular-high-court') return court === 'high';
  return true;
};
