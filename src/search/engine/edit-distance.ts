/** Whether two words differ by at most `most` edits. A transposition counts as one. */
export function isWithinEdits(left: string, right: string, most: number): boolean {
  if (Math.abs(left.length - right.length) > most) return false;
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const line = nextLine({ left, right, row }, before, above);
    if (Math.min(...line) > most) return false;
    [before, above] = [above, line];
  }
  return (above.at(-1) ?? 0) <= most;
}

interface Row {
  readonly left: string;
  readonly right: string;
  readonly row: number;
}

const old = (from: readonly number[], at: number): number => from[at] ?? Infinity;

function nextLine({ left, right, row }: Row, before: readonly number[], above: readonly number[]): number[] {
  const line = [row];
  for (let at = 1; at <= right.length; at += 1) {
    const changed = left[row - 1] === right[at - 1] ? 0 : 1;
    const crossed = left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];
    line.push(
      Math.min(
        old(above, at) + 1,
        old(line, at - 1) + 1,
        old(above, at - 1) + changed,
        crossed ? old(before, at - 2) + 1 : Infinity,
      ),
    );
  }
  return line;
}

/** Allowed typos for a word of this length. */
export const editsFor = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** "rpae" for "rape": short words tolerate only transpositions. */
export const isShuffled = (left: string, right: string): boolean =>
  left.length === 4 && right.length === 4 && sorted(left) === sorted(right) && isWithinEdits(left, right, 1);

const sorted = (word: string): string => word.split('').toSorted().join('');
