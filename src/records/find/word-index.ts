/** Prefix index of words: a keystroke looks up matching words, not all records. */
import { soundIndex } from './other-scripts.ts';
import {
  FOUND_KINDS,
  type FindEntry,
  type FoundKind,
  type FoundOfKind,
  type SearchResult,
} from './find-entry.ts';

export interface RowsAsked {
  readonly kind: FoundKind;
  readonly words: readonly string[];
  readonly most: number;
  readonly caseId?: string | undefined;
}

/** Newest matches and their total. */
export interface ListedRows {
  readonly ids: readonly string[];
  readonly total: number;
}

export interface WordIndex {
  readonly add: (entries: readonly FindEntry[]) => void;
  /** Entries with a word for each of these prefixes. */
  readonly ask: (words: readonly string[]) => FoundOfKind[];
  /** Of one kind. A word that is no prefix is searched inside the words. */
  readonly list: (asked: RowsAsked) => ListedRows;
}

interface Word {
  readonly word: string;
  /** Indexes of entries with the word in their title, and elsewhere. */
  readonly titles: number[];
  readonly others: number[];
}

const SHOWN = 5;

export function wordIndex(): WordIndex {
  const entries: SearchResult[] = []; // without their words, which the table holds once
  /** Parallel number arrays, because one letter may match every entry. */
  const kinds: number[] = [];
  const times: number[] = [];
  const { wordOf, wordsLike, wordsLikeOrWith } = wordTable();

  return {
    add: (more) => {
      for (const entry of more) {
        const place = entries.push(entry.found) - 1;
        kinds.push(FOUND_KINDS.indexOf(entry.found.kind));
        times.push(Date.parse(entry.at) || 0);
        for (const word of entry.title) wordOf(word).titles.push(place);
        for (const word of entry.more) wordOf(word).others.push(place);
      }
    },
    ask: (words) => {
      const [first] = words;
      if (first === undefined) return [];
      const isTitled = titledWith(wordsLike(first), entries.length);
      const groups = FOUND_KINDS.map(() => ({
        total: 0,
        titled: new Newest(times, SHOWN),
        others: new Newest(times, SHOWN),
      }));
      for (const place of placesOf(words, wordsLike, entries.length)) {
        const own = groups[kinds[place] ?? 0];
        if (!own) continue;
        own.total += 1;
        (isTitled[place] === 1 ? own.titled : own.others).take(place);
      }
      return FOUND_KINDS.flatMap((kind, n) => {
        const { total = 0, titled: best, others } = groups[n] ?? {};
        if (!best || !others || total === 0) return [];
        const places = [...best.places, ...others.places].slice(0, SHOWN);
        return [{ kind, total, rows: places.flatMap((place) => entries[place] ?? []) }];
      });
    },
    list: ({ kind, words, most, caseId }) => {
      const newest = new Newest(times, most);
      const ofKind = FOUND_KINDS.indexOf(kind);
      let total = 0;
      for (const place of placesOf(words, wordsLikeOrWith, entries.length)) {
        if (kinds[place] !== ofKind) continue;
        if (caseId !== undefined && entries[place]?.caseId !== caseId) continue;
        total += 1;
        newest.take(place);
      }
      return { total, ids: newest.places.flatMap((place) => entries[place]?.id ?? []) };
    },
  };
}

type WordMatcher = (asked: string) => readonly Word[];

/** Indexes of entries that match all words. */
function placesOf(words: readonly string[], like: WordMatcher, count: number): number[] {
  const has = new Uint16Array(count); // number of words matched so far
  const all: number[] = [];
  const mark = (places: readonly number[], n: number): void => {
    for (const place of places) {
      if (has[place] !== n) continue;
      has[place] = n + 1;
      if (n + 1 === words.length) all.push(place);
    }
  };
  for (const [n, asked] of words.entries()) {
    for (const { titles, others } of like(asked)) {
      mark(titles, n);
      mark(others, n);
    }
  }
  return all;
}

function titledWith(words: readonly Word[], count: number): Uint8Array {
  const is = new Uint8Array(count);
  for (const { titles } of words) for (const place of titles) is[place] = 1;
  return is;
}

/** Each word once, looked up by prefix. */
function wordTable() {
  const known = new Map<string, Word>();
  /** By first letter and by first two letters. */
  const beginning = new Map<string, Word[]>();
  const bySound = soundIndex<Word>();

  const wordOf = (word: string): Word => {
    const here = known.get(word);
    if (here) return here;
    const fresh: Word = { word, titles: [], others: [] };
    known.set(word, fresh);
    bySound.add(word, fresh);
    for (const start of new Set([word.slice(0, 1), word.slice(0, 2)])) {
      const those = beginning.get(start);
      if (those) those.push(fresh);
      else beginning.set(start, [fresh]);
    }
    return fresh;
  };

  const wordsLike = (prefix: string): Word[] => {
    const begin = (beginning.get(prefix.slice(0, 2)) ?? []).filter(({ word }) => word.startsWith(prefix));
    const sounding = bySound.like(prefix);
    return sounding.length === 0 ? begin : [...begin, ...sounding];
  };

  const wordsLikeOrWith = (queryWord: string): Word[] => {
    const begin = wordsLike(queryWord);
    return begin.length > 0 ? begin : [...known.values()].filter(({ word }) => word.includes(queryWord));
  };

  return { wordOf, wordsLike, wordsLikeOrWith };
}

/** Selects the newest few of many. */
class Newest {
  readonly places: number[] = [];
  readonly #times: readonly number[];
  readonly #most: number;
  #oldest = -Infinity;

  constructor(times: readonly number[], most: number) {
    this.#times = times;
    this.#most = most;
  }

  take(place: number): void {
    const at = this.#times[place] ?? 0;
    if (at <= this.#oldest) return;
    const older = this.places.findIndex((each) => (this.#times[each] ?? 0) < at);
    this.places.splice(older === -1 ? this.places.length : older, 0, place);
    if (this.places.length > this.#most) this.places.pop();
    if (this.places.length === this.#most) this.#oldest = this.#times[this.places.at(-1) ?? 0] ?? 0;
  }
}
