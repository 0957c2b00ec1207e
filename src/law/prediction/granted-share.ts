/**
 * Rules for stating a share of decided matters: counts only below ten, "too few to rely on" below thirty,
 * always with the confidence interval. It describes past decisions and predicts nothing.
 */
export const COUNTS_ONLY_BELOW = 10;
export const TOO_FEW_BELOW = 30;

export interface GrantCount {
  readonly granted: number;
  readonly decided: number;
}

export type GrantedShare = GrantCount &
  (
    | { readonly kind: 'none' }
    | { readonly kind: 'counts-only' }
    | { readonly kind: 'too-few' | 'stated'; readonly percent: number; readonly interval: Interval }
  );

export interface Interval {
  /** In percent. */
  readonly low: number;
  readonly high: number;
}

export function grantedShare({ granted, decided }: GrantCount): GrantedShare {
  if (decided === 0) return { kind: 'none', granted, decided };
  if (decided < COUNTS_ONLY_BELOW) return { kind: 'counts-only', granted, decided };
  const kind = decided < TOO_FEW_BELOW ? 'too-few' : 'stated';
  const percent = Math.round((granted / decided) * 100);
  return { kind, granted, decided, percent, interval: wilsonInterval({ granted, decided }) };
}

const Z_95 = 1.959964;

/** Wilson's interval at 95%, in whole percent. */
export function wilsonInterval({ granted, decided }: GrantCount): Interval {
  const share = granted / decided;
  const square = Z_95 ** 2;
  const middle = share + square / (2 * decided);
  const half = Z_95 * Math.sqrt((share * (1 - share)) / decided + square / (4 * decided ** 2));
  const denominator = 1 + square / decided;
  const percent = (value: number) => Math.round(Math.min(1, Math.max(0, value / denominator)) * 100);
  return { low: percent(middle - half), high: percent(middle + half) };
}
