/** Conclusion of a rule, its reasons and its authorities. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { Authority } from './authority.ts';
import type { FactName } from './facts.ts';
import type { CautionCode, ReasonCode } from './reason-codes.ts';

export type NonEmpty<T> = readonly [T, ...T[]];

/** One step of legal reasoning with its authority. */
export interface Reason<Code extends string = ReasonCode> {
  readonly code: Code;
  readonly authority: Authority;
  /** Offence, date or number of the step, as printed. */
  readonly about?: string;
}

/** A remark that does not change the conclusion. */
export type Caution = Reason<CautionCode>;

/**
 * Conclusion of a rule. `undetermined` is no error: it lists the missing facts for the questionnaire;
 * `not-yet` changes with time, `barred` does not.
 */
export type Determination<Grant> =
  | { readonly kind: 'entitled'; readonly grant: Grant; readonly because: NonEmpty<Reason> }
  | {
      readonly kind: 'not-yet';
      /** First day of `entitled` if nothing else changes. */
      readonly on: CalendarDate;
      readonly daysLeft: number;
      readonly because: NonEmpty<Reason>;
    }
  | { readonly kind: 'barred'; readonly because: NonEmpty<Reason> }
  | {
      readonly kind: 'undetermined';
      readonly missing: NonEmpty<FactName>;
      /**
       * Day since which the right may exist if the answers are favourable. Shown first in spite of unknown
       * facts.
       */
      readonly openSince?: CalendarDate;
    };

export interface Finding<Grant> {
  readonly conclusion: Determination<Grant>;
  readonly cautions: readonly Caution[];
}

/** Release by right or by discretion. */
export interface Release {
  readonly on: 'bail' | 'bond';
  readonly as: 'right' | 'discretion';
}

type WithFacts<F, K extends keyof F> = F & { readonly [P in K]-?: NonNullable<F[P]> };

/** The facts if all are present, otherwise the missing names. */
export function requireFacts<F, K extends keyof F & FactName>(
  facts: F,
  needed: readonly K[],
): Result<WithFacts<F, K>, NonEmpty<K>> {
  const missing = needed.filter((name) => facts[name] === undefined);
  if (isNonEmpty(missing)) return err(missing);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each required fact was checked above
  return ok(facts as WithFacts<F, K>);
}

export const isNonEmpty = <T>(list: readonly T[]): list is NonEmpty<T> => list.length > 0;

export const entitled = <Grant>(grant: Grant, ...because: [Reason, ...Reason[]]): Determination<Grant> => ({
  kind: 'entitled',
  grant,
  because,
});

export const barred = (because: NonEmpty<Reason>): Determination<never> => ({ kind: 'barred', because });

/**
 * Undetermined because of `missing`. Sets `openSince` if the known facts make the right due and an answer can
 * open it.
 */
export const waitingFor = (
  missing: NonEmpty<FactName>,
  since: CalendarDate | null | undefined,
  asOf: CalendarDate,
): Determination<never> =>
  since && since <= asOf && !missing.includes('classification')
    ? { kind: 'undetermined', missing, openSince: since }
    : { kind: 'undetermined', missing };

export const undetermined = (...missing: [FactName, ...FactName[]]): Determination<never> => ({
  kind: 'undetermined',
  missing,
});
