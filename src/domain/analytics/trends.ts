/** The user's own matters over time: by month, court, section and time to order. */
import type { CourtKind } from '#contract/case/court.ts';
import { type CalendarDate, monthOf } from '#kernel/calendar-date.ts';
import { byText } from '#kernel/by-text.ts';
import { type GrantCount, type GrantedShare, grantedShare } from '#law/prediction/granted-share.ts';
import { type TimeToOrder, timeToOrder } from '#law/prediction/time-to-order.ts';
import { countOf } from './foresight.ts';
import { type OwnMatter, undivided } from '#domain/case/own-matters.ts';

export interface MonthOfMatters extends GrantCount {
  /** First day of the month of filing. */
  readonly month: CalendarDate;
  readonly filed: number;
}

export interface Trends {
  /** The requested months, earliest first, including empty ones. */
  readonly months: readonly MonthOfMatters[];
  readonly courts: readonly {
    readonly court: CourtKind;
    readonly share: GrantedShare;
    readonly wait: TimeToOrder;
  }[];
  /** Sections with the most decided matters. */
  readonly offences: readonly { readonly offence: string; readonly share: GrantedShare }[];
  readonly wait: TimeToOrder;
}

const COURTS = ['magistrate', 'sessions', 'high'] as const;
const MOST_OFFENCES = 8;
export const MONTHS_SHOWN = 12;

export function trendsOf(matters: readonly OwnMatter[], today: CalendarDate): Trends {
  const months = Array.from({ length: MONTHS_SHOWN }, (_, at) => monthOf(today, at + 1 - MONTHS_SHOWN));
  const once = undivided(matters);
  const byMonth = grouped(once, ({ filedOn }) => [monthOf(filedOn)]);
  const byOffence = grouped(matters.filter(isDecided), ({ offences }) => offences);
  return {
    months: months.map((month) => {
      const filed = byMonth.get(month) ?? [];
      const { granted, decided } = countOf(filed.filter(isDecided));
      return { month, filed: filed.length, granted, decided };
    }),
    courts: COURTS.flatMap((court) => {
      const before = once.filter((each) => each.court === court);
      if (before.length === 0) return [];
      return [{ court, share: grantedShare(countOf(before.filter(isDecided))), wait: waitOf(before) }];
    }),
    offences: [...byOffence]
      .toSorted((one, other) => other[1].length - one[1].length || byText(one[0], other[0]))
      .slice(0, MOST_OFFENCES)
      .map(([offence, with_]) => ({ offence, share: grantedShare(countOf(with_)) })),
    wait: waitOf(once),
  };
}

const isDecided = ({ outcome }: OwnMatter): boolean => outcome !== null;

const waitOf = (matters: readonly OwnMatter[]): TimeToOrder =>
  timeToOrder(matters.map(({ days, outcome }) => ({ days, decided: outcome !== null })));

function grouped<K>(
  matters: readonly OwnMatter[],
  keysOf: (matter: OwnMatter) => readonly K[],
): Map<K, OwnMatter[]> {
  const groups = new Map<K, OwnMatter[]>();
  for (const matter of matters) {
    for (const key of keysOf(matter)) {
      const group = groups.get(key);
      if (group) group.push(matter);
      else groups.set(key, [matter]);
    }
  }
  return groups;
}
