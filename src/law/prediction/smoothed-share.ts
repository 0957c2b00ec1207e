/** A share from few matters, smoothed towards its larger group to reduce noise. */
import type { GrantCount } from './granted-share.ts';

/** Weight of the group, in matters. */
export const GROUP_WEIGHT = 10;

/** 0 to 1; null if the group is empty. With many own matters the group has little effect. */
export function smoothedShare(own: GrantCount, group: GrantCount): number | null {
  if (group.decided === 0) return own.decided === 0 ? null : own.granted / own.decided;
  const prior = group.granted / group.decided;
  return (own.granted + GROUP_WEIGHT * prior) / (own.decided + GROUP_WEIGHT);
}
