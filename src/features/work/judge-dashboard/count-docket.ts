/** Right, custody, maximum and gates of each pending application, counted in slices, and the order of the docket. */
import type { DocketInput } from '#data/records/application/docket-inputs.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { matterClock } from '#law-explain/matter-clock.ts';
import { act, type Authority } from '#law/authority.ts';
import { daysInCustody } from '#law/custody-days.ts';
import { type Determinations, determineAll } from '#law/determine.ts';
import { longestMaximum, type Term } from '#law/maximum-term.ts';
import { gatesOf } from '#law/special/bail-gates.ts';
import type { Tables } from '#law/tables.ts';
import { NEAR_DAYS } from '#parts/liberty-clock/clock-rows.ts';
import type { LibertyRight } from '#law-explain/liberty-dates.ts';

export interface DocketRight {
  readonly state: 'open' | 'near' | 'later';
  readonly right: LibertyRight;
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

export interface DocketCounting {
  readonly tables: Tables;
  readonly asOf: CalendarDate;
  /** Resolves when the next slice can run. */
  readonly breathe: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** One matter takes about 1 ms here, and four times that on a cheap tablet. */
const A_FEW = 5;

const counted = new Map<string, DocketFacts>();

/** Null if cancelled. */
export async function countDocket(
  rows: readonly DocketInput[],
  { tables, asOf, breathe, signal }: DocketCounting,
): Promise<ReadonlyMap<string, DocketFacts> | null> {
  const facts = new Map<string, DocketFacts>();
  let fresh = 0;
  for (const row of rows) {
    const key = [row._id, row.version, asOf].join(' ');
    const known = counted.get(key);
    const found = known ?? docketFacts(row, { tables, asOf });
    if (!known) {
      counted.set(key, found);
      fresh += 1;
      if (fresh % A_FEW === 0) await breathe();
    }
    if (signal.aborted) return null;
    facts.set(row._id, found);
  }
  return facts;
}

export function docketFacts(
  { facts, bail, applicant, relief, filedOn }: DocketInput,
  { tables, asOf }: Pick<DocketCounting, 'tables' | 'asOf'>,
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
  const { open, coming } = matterClock(found);
  const [now] = open;
  if (now) {
    const { right, on, daysLeft } = now;
    return { state: 'open', right, on, days: daysLeft === null ? null : Math.abs(daysLeft) };
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

const RANK = { open: 0, near: 1, later: 2 } as const;
const NO_RIGHT = 3;

/** By accrued right, share of the maximum served, and age: `ids` come oldest first. */
export function docketOrder(ids: readonly string[], facts: ReadonlyMap<string, DocketFacts>): string[] {
  const rank = (id: string): number => {
    const right = facts.get(id)?.right;
    return right ? RANK[right.state] : NO_RIGHT;
  };
  const share = (id: string): number => facts.get(id)?.share ?? -1;
  return ids.toSorted((a, b) => rank(a) - rank(b) || share(b) - share(a));
}
