/** One field, or one inside the other. */
export const overlaps = (left: string, right: string): boolean =>
  left === right || left.startsWith(`${right}.`) || right.startsWith(`${left}.`);
