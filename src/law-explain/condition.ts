/**
 * One condition of a right or route, as data: its state, known value, source, authority and possible change.
 * Its texts are in `src/text/en/law/explained.ts`.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { DefaultBailDates } from '#law/bnss/s187-dates.ts';
import type { Authority } from '#law/authority.ts';
import type { FactName } from '#law/facts.ts';
import type { Term } from '#law/maximum-term.ts';
import type { Offence } from '#law/tables.ts';

export type ConditionState = 'met' | 'unknown' | 'not-met';

export type ConditionKey =
  | 'bailable'
  | 'no-death-or-life'
  | 'no-death'
  | 'never-convicted'
  | 'one-third'
  | 'one-half'
  | 'one-offence-no-other-case'
  | 'delay'
  | 'maximum'
  | 'custody'
  | 'default-bail'
  | 'sixty-days'
  | 'no-barring-convictions'
  | 'proviso'
  | 'court'
  | 'gate'
  | 'no-gate'
  | 'arrested'
  | 'not-arrested'
  | 'non-bailable'
  | 'not-excluded-by-code'
  | 'not-excluded-by-act'
  | 'cooperated'
  | 'on-bail'
  | 'sentence'
  | 'convicted-here';

/** Source of the known value: a user's fact, the tables, or a paper that is not available here. */
export type Source = FactName | 'tables' | 'custody-certificate';

export interface OtherPeriod {
  readonly days: number;
  readonly from: CalendarDate;
  readonly why: NonNullable<DefaultBailDates['otherReading']>['why'];
}

export interface InvestigationDays {
  readonly days: number;
  /** The other reading of the period if the law is open. */
  readonly other: OtherPeriod | null;
}

/** Known value of a condition. */
export type ConditionValue =
  | { readonly is: PlainValue }
  | {
      readonly is: 'bailable' | 'non-bailable' | 'excluded' | 'gate-stands' | 'gate-exempt' | 'gate-open';
      readonly offences: readonly string[];
    }
  | { readonly is: 'maxima' | 'courts'; readonly rows: readonly Offence[] }
  | {
      readonly is: 'part-of-term';
      /** Required part of the term; null if the term is under a month. */
      readonly part: Term | null;
      readonly term: Term | null;
      readonly on: CalendarDate;
      readonly reached: boolean;
    }
  | {
      readonly is: 'whole-term';
      readonly term: Term | null;
      readonly on: CalendarDate;
      readonly reached: boolean;
    }
  | {
      readonly is: 'several-offences' | 'other-cases-pending' | 'middling-convictions';
      readonly count: number;
    }
  | { readonly is: 'delay'; readonly days: number }
  | { readonly is: 'custody'; readonly days: number; readonly out: number }
  | ({ readonly is: 'no-charge-sheet' | 'extension-not-known' } & InvestigationDays)
  | ({ readonly is: 'period-runs' | 'period-over'; readonly until: CalendarDate } & InvestigationDays)
  | ({ readonly is: 'charge-sheet-in-time'; readonly day: number } & InvestigationDays)
  | ({ readonly is: 'lapsed'; readonly filed: CalendarDate } & InvestigationDays)
  | { readonly is: 'sixty-over' | 'sixty-runs' | 'convicted-on'; readonly on: CalendarDate }
  | { readonly is: 'sentence'; readonly years: number };

type PlainValue =
  | 'not-known'
  | 'sections-unread'
  | 'bail-depends'
  | 'never-convicted'
  | 'convicted-before'
  | 'no-fixed-term'
  | 'one-offence'
  | 'other-cases-not-known'
  | 'arrest-not-known'
  | 'not-in-custody'
  | 'sixty-barred'
  | 'no-barring-conviction'
  | 'not-cognizable'
  | 'grave-conviction'
  | 'convictions-not-named'
  | 'woman'
  | 'child'
  | 'sick-or-infirm'
  | 'no-proviso'
  | 'no-gate'
  | 'arrested'
  | 'not-arrested'
  | 'none-excluded-by-code'
  | 'none-excluded-by-act'
  | 'cooperated'
  | 'did-not-cooperate'
  | 'on-bail'
  | 'not-on-bail'
  | 'every-offence-bailable';

/** Change of a condition, and its date. */
export type WouldChange =
  | { readonly is: PlainChange }
  | { readonly is: 'on' | 'opens' | 'would-have-opened'; readonly on: CalendarDate }
  | { readonly is: 'one-conviction' | 'second-case'; readonly on: CalendarDate | null }
  | { readonly is: 'more-delay-than'; readonly days: number };

type PlainChange =
  | 'non-bailable-added'
  | 'all-left-bailable'
  | 'life-added'
  | 'charge-dropped'
  | 'conviction-set-aside-third'
  | 'term-or-arrest-known'
  | 'stays-reached'
  | 'other-case-ends'
  | 'several-settled'
  | 'each-day-of-delay'
  | 'delay-moves-no-maximum'
  | 'certificate'
  | 'charge-sheet-first'
  | 'remand-and-charge-sheet'
  | 'trial-ends'
  | 'death-or-life-added'
  | 'dropped-or-no-grounds'
  | 'barring-convictions'
  | 'conviction-set-aside-or-reason'
  | 'proof-of-proviso'
  | 'another-section'
  | 'gate-charge-added'
  | 'without-arrest'
  | 'arrest'
  | 'right-if-all-bailable'
  | 'excluded-charge-added'
  | 'act-charge-added'
  | 'no-prima-facie-case'
  | 'standing-warrant'
  | 'appeal-if-not-on-bail'
  | 'appeal-if-longer'
  | 'conviction-here-set-aside';

export interface Condition {
  readonly key: ConditionKey;
  /** Unique in its list: a gate appears once per provision. */
  readonly id: string;
  readonly state: ConditionState;
  readonly known: ConditionValue;
  readonly source: Source;
  /** Authorities, most important first. */
  readonly law: readonly Authority[];
  readonly change: WouldChange;
  /** The law is open on this condition. */
  readonly contested: boolean;
}

interface Parts extends Pick<Condition, 'state' | 'known' | 'source' | 'law' | 'change'> {
  readonly id?: string;
  readonly contested?: boolean;
}

export const condition = (key: ConditionKey, parts: Parts): Condition => ({
  key,
  id: key,
  contested: false,
  ...parts,
});

/** State and text for yes, no and unknown. */
export function answerState(
  value: boolean | undefined,
  answerValues: { readonly yes: ConditionValue; readonly no: ConditionValue },
): Pick<Condition, 'state' | 'known'> {
  if (value === undefined) return { state: 'unknown', known: { is: 'not-known' } };
  return value ? { state: 'met', known: answerValues.yes } : { state: 'not-met', known: answerValues.no };
}
