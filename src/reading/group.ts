/** Text of a group of a match; empty if the group or the match is absent. */
export const group = (match: RegExpExecArray | RegExpMatchArray | null | undefined, at: number): string =>
  match?.[at] ?? '';
