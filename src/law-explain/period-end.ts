import type { LibertyRight } from './liberty-dates.ts';

/** Provision for a period whose last day is a closed day of the court. */
export type PeriodEndRule =
  /** An act in a court within a period that no limitation law governs. */
  | 'act-in-court'
  /** An appeal within its period, but not within the further period of condonation. */
  | 'appeal';

const RULES: Readonly<Partial<Record<LibertyRight, PeriodEndRule>>> = {
  'appeal-by': 'appeal',
  'deposit-due': 'act-in-court',
  'deposit-latest': 'act-in-court',
};

/** Null if a closed day changes nothing: detention and police powers end on the day itself. */
export const periodEndRule = (right: LibertyRight): PeriodEndRule | null => RULES[right] ?? null;
