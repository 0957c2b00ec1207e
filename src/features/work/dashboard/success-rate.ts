/**
 * How often one's decided applications were approved, with the range in which the true share likely lies:
 * the Wilson interval at 95%, which holds for small numbers and never leaves 0 to 100.
 */
export interface Share {
  /** Whole percent. */
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

/** Below this a percentage says more than is known. */
export const ENOUGH_DECIDED = 10;

const Z = 1.96;

const percent = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100);

export function wilson(successes: number, n: number): Share {
  const share = successes / n;
  const spread = (Z * Z) / n;
  const middle = share + spread / 2;
  const reach = Z * Math.sqrt((share * (1 - share)) / n + spread / (4 * n));
  return {
    percent: percent(share),
    low: percent((middle - reach) / (1 + spread)),
    high: percent((middle + reach) / (1 + spread)),
  };
}

export type SuccessRate =
  | { readonly kind: 'none' }
  | { readonly kind: 'few'; readonly approved: number; readonly decided: number }
  | { readonly kind: 'rate'; readonly approved: number; readonly decided: number; readonly share: Share };

export function successRate(approved: number, rejected: number): SuccessRate {
  const decided = approved + rejected;
  if (decided === 0) return { kind: 'none' };
  if (decided < ENOUGH_DECIDED) return { kind: 'few', approved, decided };
  return { kind: 'rate', approved, decided, share: wilson(approved, decided) };
}
