/** Whether two words are within so many letters of each other; two letters changed over count as one. */
export function withinEdits(left: string, right: string, most: number): boolean {
  if (Math.abs(left.length - right.length) > most) return false;
  let [before, above] = [[] as number[], Array.from({ length: right.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= left.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= right.length; at += 1) line.push(cost({ left, right, row, at }, [before, above, line]));
    if (Math.min(...line) > most) return false;
    [before, above] = [above, line];
  }
  return (above.at(-1) ?? 0) <= most;
}

interface Place {
  readonly left: string;
  readonly right: string;
  readonly row: number;
  readonly at: number;
}

function cost({ left, right, row, at }: Place, lines: readonly (readonly number[])[]): number {
  const [before = [], above = [], line = []] = lines;
  const same = left[row - 1] === right[at - 1];
  const best = Math.min(
    (above[at] ?? 0) + 1,
    (line[at - 1] ?? 0) + 1,
    (above[at - 1] ?? 0) + (same ? 0 : 1),
  );
  const crossed = row > 1 && at > 1 && left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];
  return crossed ? Math.min(best, (before[at - 2] ?? 0) + 1) : best;
}

/** How many letters may be wrong in a word of this length. */
export const editsFor = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** "rpae" for "rape": in a short word only letters changed over are forgiven. */
export const isShuffled = (left: string, right: string): boolean =>
  left.length === 4 && right.length === 4 && sorted(left) === sorted(right) && withinEdits(left, right, 1);

const sorted = (word: string): string => [...word].toSorted().join('');
