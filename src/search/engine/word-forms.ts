/** Every word there is, in order for completion and by its first letter for near misses. */
export interface Forms {
  readonly sorted: readonly string[];
  /** Mistakes in the first letter are rare, and looking there too would double the false finds. */
  readonly byFirst: ReadonlyMap<string, readonly string[]>;
}

export function formsOf(words: Iterable<string>): Forms {
  const sorted = [...new Set(words)].toSorted();
  const byFirst = new Map<string, string[]>();
  for (const word of sorted) {
    const first = word[0] ?? '';
    const list = byFirst.get(first);
    if (list) list.push(word);
    else byFirst.set(first, [word]);
  }
  return { sorted, byFirst };
}

const NONE: readonly string[] = [];

export const sameFirst = ({ byFirst }: Forms, word: string): readonly string[] =>
  byFirst.get(word[0] ?? '') ?? NONE;

/** The words that begin so. */
export function beginningWith({ sorted }: Pick<Forms, 'sorted'>, start: string, most: number): string[] {
  const first = placeOf(start, sorted);
  const run = sorted.slice(first, first + most);
  const end = run.findIndex((word) => !word.startsWith(start));
  return end === -1 ? run : run.slice(0, end);
}

/** Of the first word that does not come before this one. */
function placeOf(word: string, sorted: readonly string[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
