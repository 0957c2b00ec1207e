/**
 * BNSS 187(2): fifteen days of police custody within forty days (60-day case) or sixty (90-day case); CrPC
 * 167(2): within fifteen (Anupam Kulkarni). Computes only that no more can be ordered.
 */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import {
  barred,
  type Determination,
  entitled,
  type Finding,
  type Reason,
  undetermined,
} from '#law/determination.ts';
import { KULKARNI } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';
import { bnss } from '#law/authority.ts';
import { casePeriod } from '#law/bnss/s187-period-of-the-case.ts';

const IN_ALL = 15;
const WINDOW = { grave: 60, other: 40, crpc: 15 } as const;

export interface NoPoliceCustody {
  readonly policeCustody: 'over';
}

export interface PoliceCustody extends Finding<NoPoliceCustody> {
  /** Days of police custody since the first remand, if the periods are known. */
  readonly used: number | null;
  /** First day on which no more can be ordered. */
  readonly closes: CalendarDate | null;
}

export function policeCustody(matter: Matter): PoliceCustody {
  const dayOne = matter.firstRemandDate ?? matter.firstDay;
  const closes = dayOne === undefined ? null : addDays(dayOne, windowOf(matter));
  const used = dayOne === undefined ? null : daysUsed(matter, dayOne);
  return { conclusion: conclude(matter, { closes, used }), cautions: [], used, closes };
}

function conclude(
  matter: Matter,
  { closes, used }: { readonly closes: CalendarDate | null; readonly used: number | null },
): Determination<NoPoliceCustody> {
  const underCrpc = matter.regimes.defaultBail === 'CrPC';
  const authority = underCrpc ? KULKARNI : bnss('s.187(2)');
  const over: NoPoliceCustody = { policeCustody: 'over' };
  if (matter.inCustody === false) return barred([{ code: 'not-in-custody', authority }]);
  if (!closes) return undetermined('arrestDate', 'firstRemandDate');
  const window: Reason = { code: 'police-custody-window', authority, about: closes };
  if (matter.asOf >= closes) return entitled(over, window);
  if (used === null) return undetermined('custodySpans');
  if (used >= IN_ALL) return entitled(over, { code: 'fifteen-days-used', authority, about: String(used) });
  return { kind: 'not-yet', on: closes, daysLeft: daysBetween(matter.asOf, closes), because: [window] };
}

function windowOf(matter: Matter): number {
  if (matter.regimes.defaultBail === 'CrPC') return WINDOW.crpc;
  return (casePeriod(matter)?.days ?? 0) > WINDOW.grave ? WINDOW.grave : WINDOW.other;
}

/** Hours before the first remand belong to the arrest and do not count. */
function daysUsed({ custody, asOf }: Matter, dayOne: CalendarDate): number | null {
  if (custody === undefined) return null;
  return custody
    .filter(({ kind }) => kind === 'police')
    .reduce((total, { from, to = asOf }) => {
      const first = from > dayOne ? from : dayOne;
      const last = to < asOf ? to : asOf;
      return total + Math.max(0, daysBetween(first, last) + 1);
    }, 0);
}
