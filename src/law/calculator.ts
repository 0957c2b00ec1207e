/**
 * Half-term formula of the calculator: share of the maximum served, less 30 for several pending cases and 20
 * for any conviction. A statutory bar makes `eligible` false, and the statutory answer comes first.
 */
import type { Determination, Reason } from './determination.ts';

export type HowMany = 'none' | 'one' | 'multiple';

export interface CalculatorInput {
  readonly tab: 'crpc' | 'bnss';
  readonly maxSentence: number;
  readonly timeServed: number;
  readonly pendingCases: HowMany;
  readonly previousConvictions: HowMany;
  /** Statutory conclusion, shown first if known. */
  readonly statutory?: Determination<unknown> | undefined;
}

export type CalculatorReason =
  | 'served-half'
  | 'served-third'
  | 'multiple-pending'
  | 'not-served-half'
  | 'not-served-third'
  | 'barred-by-statute';

export type FormulaResult =
  /** A maximum of zero gives no verdict; the user must enter it. */
  | { readonly kind: 'needs-maximum' }
  | {
      readonly kind: 'verdict';
      readonly eligible: boolean;
      readonly eligibilityScore: number;
      readonly reason: CalculatorReason;
      readonly recommendation: 'eligible' | 'not-eligible';
      /** Values for the texts. */
      readonly years: { readonly t: number; readonly m: number };
      readonly bars: readonly Reason[];
      /** More served than the maximum: the user should check both figures. */
      readonly servedBeyondMaximum: boolean;
    };

const OFF_FOR_SEVERAL_PENDING = 30;
const OFF_FOR_CONVICTION = 20;

export function halfTermFormula(input: CalculatorInput): FormulaResult {
  const { maxSentence: m, timeServed: t, pendingCases, statutory } = input;
  if (!(m > 0)) return { kind: 'needs-maximum' };
  const part = hasOneThird(input) ? 3 : 2;
  const served = t * part >= m;
  const bars = statutory?.kind === 'barred' ? statutory.because : [];
  const eligible = served && pendingCases !== 'multiple' && bars.length === 0;
  return {
    kind: 'verdict',
    eligible,
    eligibilityScore: scoreOf(input),
    reason: reasonOf({ barred: bars.length > 0, several: pendingCases === 'multiple', served, part }),
    recommendation: eligible ? 'eligible' : 'not-eligible',
    years: { t, m },
    bars,
    servedBeyondMaximum: t > m,
  };
}

/** Years as typed; invalid numbers count as 0. */
export function yearsTyped(text: string): number {
  const years = Number(text.trim());
  return Number.isFinite(years) && years > 0 ? years : 0;
}

function scoreOf({ maxSentence, timeServed, pendingCases, previousConvictions }: CalculatorInput): number {
  const share = (timeServed / maxSentence) * 100;
  const off =
    (pendingCases === 'multiple' ? OFF_FOR_SEVERAL_PENDING : 0) +
    (previousConvictions === 'none' ? 0 : OFF_FOR_CONVICTION);
  return Math.round(Math.min(100, Math.max(0, share - off)));
}

const hasOneThird = ({ tab, previousConvictions }: CalculatorInput): boolean =>
  tab === 'bnss' && previousConvictions === 'none';

function reasonOf(found: {
  readonly barred: boolean;
  readonly several: boolean;
  readonly served: boolean;
  readonly part: 2 | 3;
}): CalculatorReason {
  if (found.barred) return 'barred-by-statute';
  if (found.several) return 'multiple-pending';
  if (found.part === 3) return found.served ? 'served-third' : 'not-served-third';
  return found.served ? 'served-half' : 'not-served-half';
}
