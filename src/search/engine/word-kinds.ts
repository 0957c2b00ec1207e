/**
 * What kind of thing a word names: a scooter is a vehicle, a nephew a relative. A saying that speaks of a vehicle is
 * met by all of them; one that speaks of a scooter only by that.
 */
import { stem } from './stem.ts';

/** Under each kind the words that name one. */
export type WordKindsFile = Readonly<Record<string, string>>;

const NONE: ReadonlySet<string> = new Set();

/** Stems of the kinds that the stem of a word belongs to. */
export function wordKinds(kinds: WordKindsFile): (root: string) => ReadonlySet<string> {
  const byStem = new Map<string, Set<string>>();
  for (const [kind, words] of Object.entries(kinds)) {
    for (const word of words.split(' ')) {
      const known = byStem.get(stem(word)) ?? new Set();
      byStem.set(stem(word), known.add(stem(kind)));
    }
  }
  return (root) => byStem.get(root) ?? NONE;
}
