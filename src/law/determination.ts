/** What a rule concludes, why, and on what authority. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { Authority } from './authority.ts';
import type { FactName } from './facts.ts';
import type { CautionCode, ReasonCode } from './reason-codes.ts';

export type NonEmpty<T> = readonly [T, ...T[]];

/** One step of legal reasoning, with the text it rests on. */
export interface Reason<Code extends string = ReasonCode> {
  readonly code: Code;
  readonly authority: Authority;
  /** The offence, date or number that the step is about, as it is printed. */
  readonly about?: string;
}

/** Something to say beside a conclusion that does not change it. */
export type Caution = Reason<CautionCode>;

/**
 * What a rule concludes from the facts it was given.
 *
 * `undetermined` is a conclusion, not an error: it names the facts still to be asked for,
 * and the questionnaire is driven from that list. `not-yet` is not `barred`: time cures one.
 */
export type Determination<Grant> =
  | { readonly kind: 'entitled'; readonly grant: Grant; readonly because: NonEmpty<Reason> }
  | {
      readonly kind: 'not-yet';
      /** The first day on which the conclusion becomes `entitled`, if nothing else changes. */
      readonly on: CalendarDate;
      readonly daysLeft: number;
      readonly because: NonEmpty<Reason>;
    }
  | { readonly kind: 'barred'; readonly because: NonEmpty<Reason> }
  | {
      readonly kind: 'undetermined';
      readonly missing: NonEmpty<FactName>;
      /** The day since which the right is open if the answers are favourable: told first, and never hidden by what is not known. */
      readonly openSince?: CalendarDate;
    };

export interface Finding<Grant> {
  readonly conclusion: Determination<Grant>;
  readonly cautions: readonly Caution[];
}

/** What a court may grant: as of right, or in its discretion. */
export interface Release {
  readonly on: 'bail' | 'bond';
  readonly as: 'right' | 'discretion';
}

type Known<F, K extends keyof F> = F & { readonly [P in K]-?: NonNullable<F[P]> };

/** The facts with nothing missing, or the names of those that are. */
export function requireFacts<F, K extends keyof F & FactName>(
  facts: F,
  needed: readonly K[],
): Result<Known<F, K>, NonEmpty<K>> {
  const missing = needed.filter((name) => facts[name] === undefined);
  if (isNonEmpty(missing)) return err(missing);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each needed fact was checked just above
  return ok(facts as Known<F, K>);
}

export const isNonEmpty = <T>(list: readonly T[]): list is NonEmpty<T> => list.length > 0;

export const entitled = <Grant>(grant: Grant, ...because: [Reason, ...Reason[]]): Determination<Grant> => ({
  kind: 'entitled',
  grant,
  because,
});

export const barred = (because: NonEmpty<Reason>): Determination<never> => ({ kind: 'barred', because });

/** Waits for `missing`; where the known facts would make the right due by now, it may be open since that day. */
export const waitingFor = (
  missing: NonEmpty<FactName>,
  since: CalendarDate | null | undefined,
  asOf: CalendarDate,
): Determination<never> =>
  since && since <= asOf
    ? { kind: 'undetermined', missing, openSince: since }
    : { kind: 'undetermined', missing };

export const undetermined = (...missing: [FactName, ...FactName[]]): Determination<never> => ({
  kind: 'undetermined',
  missing,
});
