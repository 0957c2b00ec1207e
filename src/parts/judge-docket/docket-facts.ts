/** Right, custody, maximum and gates of an application, for the docket and the head of its file. */
import type { DocketInput } from '#data/records/application/docket-inputs.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { LibertyRight } from '#law-explain/liberty-dates.ts';
import { matterClock } from '#law-explain/matter-clock.ts';
import { act, type Authority } from '#law/authority.ts';
import { daysInCustody } from '#law/custody-days.ts';
import { type Determinations, determineAll } from '#law/determine.ts';
import { longestMaximum, type Term } from '#law/maximum-term.ts';
import { gatesOf } from '#law/special/bail-gates.ts';
import type { Tables } from '#law/tables.ts';
import { NEAR_DAYS } from '#parts/liberty-clock/clock-rows.ts';

export interface DocketRight {
  /** `maybe`: only unknown facts stand against it. */
  readonly state: 'open' | 'maybe' | 'near' | 'later';
  readonly right: LibertyRight | 'release';
  readonly on: CalendarDate | null;
  /** Days since it opened, or until it opens. Null without a date. */
  readonly days: number | null;
}

export interface DocketFacts {
  readonly right: DocketRight | null;
  readonly custodyDays: number | null;
  /** Of the maximum term, 0 to 1. Null without custody or a fixed maximum. */
  readonly share: number | null;
  readonly maximum: 'death' | 'life' | Term | null;
  readonly gates: readonly Authority[];
}

export function docketFacts(
  { facts, bail, applicant, relief, filedOn }: DocketInput,
  { tables, asOf }: { readonly tables: Tables; readonly asOf: CalendarDate },
): DocketFacts {
  const defaultBailClaimedOn = relief === 'default' ? filedOn : undefined;
  const found = determineAll(
    lawFactsOf(facts, tables, { bail, applicant, defaultBailClaimedOn }),
    tables,
    asOf,
  );
  const { matter } = found;
  const custodyDays = matter.arrested === false ? null : daysInCustody(matter, asOf);
  const { dates } = found.undertrial;
  const gates = gatesOf(matter).map(({ offence, bar }) =>
    act(offence.code, `s.${bar.section ?? offence.section}`),
  );
  return {
    right: rightOf(found),
    custodyDays,
    share: dates && custodyDays !== null ? custodyDays / (daysBetween(dates.from, dates.maximum) + 1) : null,
    maximum: maximumOf(found),
    gates: [...new Map(gates.map((gate) => [gate.source, gate])).values()],
  };
}

function rightOf(found: Determinations): DocketRight | null {
  const { open, maybe, coming } = matterClock(found);
  const [now] = open;
  if (now) {
    const { right, on, daysLeft } = now;
    return { state: 'open', right, on, days: daysLeft === null ? null : Math.abs(daysLeft) };
  }
  const [possible] = maybe;
  if (possible) {
    const { right, since, days } = possible;
    return { state: 'maybe', right, on: since, days };
  }
  const next = coming.find(({ effect }) => effect === 'accrues');
  if (!next) return null;
  const { right, on, daysLeft } = next;
  return { state: daysLeft <= NEAR_DAYS ? 'near' : 'later', right, on, days: daysLeft };
}

function maximumOf({ matter: { rows } }: Determinations): DocketFacts['maximum'] {
  if (rows.some(({ death }) => death)) return 'death';
  return rows.some(({ life }) => life) ? 'life' : longestMaximum(rows);
}
