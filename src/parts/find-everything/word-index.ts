/** Records by the words that they have: a key press looks at the words that begin so, and not at all that there is. */
import { FOUND_KINDS, type FindEntry, type FoundOfKind } from './find-entry.ts';

export interface WordIndex {
  readonly add: (entries: readonly FindEntry[]) => void;
  /** Those that have a word for each of these, beginning as it does. */
  readonly ask: (words: readonly string[]) => FoundOfKind[];
}

interface Word {
  readonly word: string;
  /** Places of the entries that have it: in their titles, and elsewhere. */
  readonly titles: number[];
  readonly others: number[];
}

const SHOWN = 5;

export function wordIndex(): WordIndex {
  const entries: FindEntry[] = [];
  const known = new Map<string, Word>();
  /** By their first letter, and by their first two. */
  const beginning = new Map<string, Word[]>();

  const wordOf = (word: string): Word => {
    const here = known.get(word);
    if (here) return here;
    const fresh: Word = { word, titles: [], others: [] };
    known.set(word, fresh);
    for (const start of new Set([word.slice(0, 1), word.slice(0, 2)])) {
      const those = beginning.get(start);
      if (those) those.push(fresh);
      else beginning.set(start, [fresh]);
    }
    return fresh;
  };

  const wordsLike = (asked: string): Word[] =>
    (beginning.get(asked.slice(0, 2)) ?? []).filter(({ word }) => word.startsWith(asked));

  /** Places of the entries that have all of the words, and which of them have the first in their title. */
  const placesOf = (words: readonly string[]) => {
    const has = new Uint16Array(entries.length); // how many of the words, one after the other
    const isTitled = new Uint8Array(entries.length);
    const all: number[] = [];
    const mark = (places: readonly number[], n: number): void => {
      for (const place of places) {
        if (has[place] !== n) continue;
        has[place] = n + 1;
        if (n + 1 === words.length) all.push(place);
      }
    };
    for (const [n, asked] of words.entries()) {
      for (const { titles, others } of wordsLike(asked)) {
        mark(titles, n);
        mark(others, n);
      }
    }
    for (const { titles } of wordsLike(words[0] ?? '')) {
      for (const place of titles) isTitled[place] = 1;
    }
    return { all, isTitled };
  };

  return {
    add: (more) => {
      for (const entry of more) {
        const place = entries.push(entry) - 1;
        for (const word of entry.title) wordOf(word).titles.push(place);
        for (const word of entry.more) wordOf(word).others.push(place);
      }
    },
    ask: (words) => {
      if (words.length === 0) return [];
      const { all, isTitled } = placesOf(words);
      const kinds = new Map(FOUND_KINDS.map((kind) => [kind, new Kept()]));
      for (const place of all) {
        const entry = entries[place];
        if (entry) kinds.get(entry.found.kind)?.take(entry, isTitled[place] === 1);
      }
      return [...kinds].flatMap(([kind, kept]) => (kept.total === 0 ? [] : [{ kind, ...kept.shown() }]));
    },
  };
}

/** The newest of a kind: those whose title has the first word before those that have it elsewhere. */
class Kept {
  total = 0;
  readonly #titled: FindEntry[] = [];
  readonly #others: FindEntry[] = [];

  take(entry: FindEntry, isTitled: boolean): void {
    this.total += 1;
    const kept = isTitled ? this.#titled : this.#others;
    if (kept.length === SHOWN && (kept.at(-1)?.at ?? '') >= entry.at) return;
    const older = kept.findIndex(({ at }) => at < entry.at);
    kept.splice(older === -1 ? kept.length : older, 0, entry);
    kept.length = Math.min(kept.length, SHOWN);
  }

  shown(): Pick<FoundOfKind, 'rows' | 'total'> {
    const rows = [...this.#titled, ...this.#others].slice(0, SHOWN).map(({ found }) => found);
    return { rows, total: this.total };
  }
}
