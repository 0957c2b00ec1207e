/** Statutory rights that no risk level can defeat, current and future. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import type { Determination, Release } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';

export interface RightAbove {
  readonly right: 'bailable' | 'default-bail' | 'undertrial';
  /** Null if available now; otherwise the day on which it accrues if nothing changes. */
  readonly from: CalendarDate | null;
  readonly authority: Authority;
}

export function rightsAbove({ bailable, defaultBail, undertrial }: Determinations): RightAbove[] {
  return [
    ...rightIn('bailable', bailable.conclusion),
    ...rightIn('default-bail', defaultBail.conclusion),
    ...rightIn('undertrial', undertrial.caseLevel),
  ];
}

function rightIn(right: RightAbove['right'], conclusion: Determination<Release>): RightAbove[] {
  if (conclusion.kind !== 'entitled' && conclusion.kind !== 'not-yet') return [];
  const [{ authority }] = conclusion.because;
  return [{ right, from: conclusion.kind === 'not-yet' ? conclusion.on : null, authority }];
}
