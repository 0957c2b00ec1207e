/**
 * Search of official texts in a separate index, so that an import changes no ranking of our cards. Results
 * come after ours, except for a few that quote a longer query exactly.
 */
import { wordsOf } from './fold.ts';
import type { Library, Provision } from '#search/cards/library.ts';
import { isNoise } from './noise.ts';
import { isOfficialOnly } from '#search/cards/official-text.ts';
import { stemOf } from './text-index.ts';
import { beginningWith } from './word-forms.ts';

export interface OfficialSearch {
  /** Indexes of cards. Until indexing is complete, the rest is searched by substring. */
  readonly find: (query: string, folded: string) => OfficialFinds;
  /** Indexes more texts for a few milliseconds; false when complete. */
  readonly readMore: () => boolean;
}

export interface OfficialFinds {
  /** A few exact matches of a query with several words. */
  readonly quoted: readonly number[];
  /** Matches of most words, then all exact substrings. */
  readonly all: readonly number[];
}

interface Postings {
  readonly cards: number[];
  readonly counts: number[];
}

const SATURATION = 1.2;
const MOST_COMPLETIONS = 12;
const MOST_QUOTED = 3;
const AT_ONCE = 20;

const NONE: OfficialSearch = { find: () => ({ quoted: [], all: [] }), readMore: () => false };

/** A whole code takes seconds on a cheap phone, so the caller controls the timing. */
export function buildOfficialSearch({ provisions }: Library): OfficialSearch {
  const texts = provisions.flatMap((provision, at) =>
    provision.official.length === 0 ? [] : [{ at, text: textOf(provision).toLowerCase() }],
  );
  if (texts.length === 0) return NONE;
  const postings = new Map<string, Postings>();
  let read = 0;
  let stems: readonly string[] = [];
  return {
    find: (query, folded) => {
      const lowerQuery = query.toLowerCase();
      const groups = wordGroups(folded, stems);
      const scores = scored(groups, postings, texts.length);
      const ranked = [...scores].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([at]) => at);
      const holding = texts.flatMap(({ at, text }) => (text.includes(lowerQuery) ? [at] : []));
      return { quoted: groups.length < 2 ? [] : bothIn(ranked, holding), all: [...ranked, ...holding] };
    },
    readMore: () => {
      for (const { at, text } of texts.slice(read, read + AT_ONCE)) addText(postings, text, at);
      const done = read >= texts.length;
      read += AT_ONCE;
      if (read >= texts.length && !done) stems = [...postings.keys()].toSorted();
      return read < texts.length;
    },
  };
}

function bothIn(ranked: readonly number[], holding: readonly number[]): number[] {
  const matches = new Set(holding);
  return ranked.filter((at) => matches.has(at)).slice(0, MOST_QUOTED);
}

/** The substring search already covers number and heading of our cards. */
const textOf = (provision: Provision): string =>
  [
    ...(isOfficialOnly(provision) ? [provision.section] : []),
    ...provision.official.flatMap(({ heading, text }) => [heading ?? '', text]),
  ].join('\n');

function addText(postings: Map<string, Postings>, text: string, at: number): void {
  const counts = new Map<string, number>();
  for (const word of quickWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byStem = new Map<string, number>();
  for (const [word, count] of counts) byStem.set(stemOf(word), (byStem.get(stemOf(word)) ?? 0) + count);
  for (const [word, count] of byStem) {
    const list = postings.get(word);
    if (!list) postings.set(word, { cards: [at], counts: [count] });
    else {
      list.cards.push(at);
      list.counts.push(count);
    }
  }
}

const TYPOGRAPHY = /[\u00a0\u2010-\u2027\u2030-\u205e]/g;
/** Same as `wordsOf`. English without dashes and quotes needs no folding, which is ten times faster. */
function quickWords(lower: string): readonly string[] {
  const plain = lower.replaceAll(TYPOGRAPHY, ' ');
  return /[^\0-\x7f]/.test(plain) ? wordsOf(lower) : (plain.match(/[a-z0-9]+/g) ?? []);
}

/** Each query word with its alternatives: itself, or completions of the last word. */
function wordGroups(folded: string, stems: readonly string[]): ReadonlySet<string>[] {
  const words = wordsOf(folded).filter((word) => !isNoise(word));
  return words.map((word, index) => {
    const isIncomplete = index === words.length - 1 && word.length >= 3;
    const group = new Set([stemOf(word)]);
    if (isIncomplete)
      for (const stem of beginningWith({ sorted: stems }, word, MOST_COMPLETIONS)) group.add(stem);
    return group;
  });
}

/** Rare words weigh more. A card needs more than half of the words. */
function scored(
  groups: readonly ReadonlySet<string>[],
  postings: ReadonlyMap<string, Postings>,
  size: number,
): Map<number, number> {
  const sums = new Map<number, { score: number; met: number }>();
  for (const group of groups) {
    for (const [at, score] of bestOf(group, postings, size)) {
      const sum = sums.get(at) ?? { score: 0, met: 0 };
      sums.set(at, { score: sum.score + score, met: sum.met + 1 });
    }
  }
  const scores = new Map<number, number>();
  for (const [at, { score, met }] of sums) if (met * 2 > groups.length) scores.set(at, score * met);
  return scores;
}

function bestOf(
  group: ReadonlySet<string>,
  postings: ReadonlyMap<string, Postings>,
  size: number,
): Map<number, number> {
  const best = new Map<number, number>();
  for (const word of group) {
    const list = postings.get(word);
    if (!list) continue;
    const rarity = Math.log(1 + (size - list.cards.length + 0.5) / (list.cards.length + 0.5));
    list.cards.forEach((at, index) => {
      const count = list.counts[index] ?? 0;
      const score = (rarity * count) / (count + SATURATION);
      if (score > (best.get(at) ?? 0)) best.set(at, score);
    });
  }
  return best;
}
