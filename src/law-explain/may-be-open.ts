/** Rights that may exist today, as shown: the part of the term, and the one that can be lost first. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import type { NonEmpty } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import type { FactName } from '#law/facts.ts';
import { findPossibleRights } from '#law/may-be-open.ts';

export interface PossibleRight {
  readonly right: 'default-bail' | 'one-third' | 'one-half' | 'sixty-days' | 'produce-by';
  /** Earliest possible day of accrual. */
  readonly since: CalendarDate;
  readonly authority: Authority;
  /** Only the deciding facts, most important first. */
  readonly asks: NonEmpty<FactName>;
}

export function possibleRights(found: Determinations): PossibleRight[] {
  const waiting = findPossibleRights(found).map(({ right, since, authority, asks }): PossibleRight => {
    return { right: right === 'undertrial' ? partOf(found, since) : right, since, authority, asks };
  });
  // default bail first: a charge-sheet ends it, the others remain
  return waiting.toSorted((a, b) => Number(b.right === 'default-bail') - Number(a.right === 'default-bail'));
}

const partOf = ({ undertrial }: Determinations, since: CalendarDate): 'one-third' | 'one-half' =>
  since === undertrial.dates?.oneThird && undertrial.fraction !== '1/2' ? 'one-third' : 'one-half';
