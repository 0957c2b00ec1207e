/** Sorted words for completion, and by first letter for typos. */
export interface Forms {
  readonly sorted: readonly string[];
  /** Typos in the first letter are rare; searching for them would double the false matches. */
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

/** Words with this prefix. */
export function beginningWith({ sorted }: Pick<Forms, 'sorted'>, start: string, most: number): string[] {
  const first = placeOf(start, sorted);
  const run = sorted.slice(first, first + most);
  const end = run.findIndex((word) => !word.startsWith(start));
  return end === -1 ? run : run.slice(0, end);
}

/** Index of the first word not before this one. */
function placeOf(word: string, sorted: readonly string[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
