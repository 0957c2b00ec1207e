/** A share of few matters, drawn towards that of the larger group they belong to: few matters alone swing wildly. */
import type { Counted } from './granted-share.ts';

/** The group weighs as much as so many matters of one's own. */
export const GROUP_WEIGHT = 10;

/** From 0 to 1; null where not even the group has a matter. With many matters of one's own the group hardly shows. */
export function smoothedShare(own: Counted, group: Counted): number | null {
  if (group.decided === 0) return own.decided === 0 ? null : own.granted / own.decided;
  const prior = group.granted / group.decided;
  return (own.granted + GROUP_WEIGHT * prior) / (own.decided + GROUP_WEIGHT);
}
