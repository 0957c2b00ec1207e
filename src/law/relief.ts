/**
 * Which relief is asked for and under which section: by court, custody and the day of filing.
 * BNSS governs applications filed from 1 July 2024 (open question 6: some High Courts keep the CrPC for old FIRs).
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

/** Where bail is asked for next after this court has refused it; null where only the Supreme Court is above. */
export function courtAbove(court: CourtKind): CourtKind | null {
  if (court === 'magistrate') return 'sessions';
  return court === 'sessions' ? 'high' : null;
}

/** The day the BNSS came into force. */
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

/** The section under which `relief` is asked for in an application filed on `filedOn`. */
export function reliefAuthority(relief: Relief, filedOn: CalendarDate): Authority {
  const section = SECTION[relief];
  return filedOn >= BNSS_FROM ? bnss(section.bnss) : crpc(section.crpc);
}

/** The same provision under the other code, shown beside it as the equivalent. */
export function equivalentAuthority(relief: Relief, filedOn: CalendarDate): Authority {
  const section = SECTION[relief];
  return filedOn >= BNSS_FROM ? crpc(section.crpc) : bnss(section.bnss);
}

/** What a court of this kind would ordinarily be asked for; a proposal that the advocate may change. */
export function proposedRelief(
  court: CourtKind,
  custody: 'police' | 'judicial' | 'not-arrested' | undefined,
): Relief {
  if (custody === 'not-arrested') return 'anticipatory';
  if (court === 'magistrate') return 'regular-magistrate';
  return court === 'sessions' ? 'regular-sessions' : 'regular-high-court';
}

/** Anticipatory bail lies before the Court of Session or the High Court, never before a Magistrate. */
export const reliefLiesBefore = (relief: Relief, court: CourtKind): boolean => {
  if (relief === 'anticipatory') return court !== 'magistrate';
  if (relief === 'regular-magistrate') return court === 'magistrate';
  if (relief === 'regular-sessions') return court === 'sessions';
  if (relief === 'regular-high-court') return court === 'high';
  return true;
};
