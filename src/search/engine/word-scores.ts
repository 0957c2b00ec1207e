/** Scores cards for the words of a query: the best reading of each word counts, and more words met count for more. */
import { wordsOf } from './fold.ts';
import type { MeaningFound } from './meanings-in.ts';
import { isNoise } from './noise.ts';
import type { WordReading } from './read-words.ts';
import { raise, type Scores } from './section-route.ts';
import { stem } from './stem.ts';
import type { TextIndex } from './text-index.ts';

/** A word of the query that a meaning explains counts by itself too, but less. */
const EXPLAINED = 0.5;

interface Group {
  readonly scores: Scores;
  readonly share: number;
}

export interface TextScores {
  readonly scores: Scores;
  readonly covered: (card: number) => number;
}

export function wordScores(
  index: TextIndex,
  words: readonly WordReading[],
  meanings: readonly MeaningFound[],
): TextScores {
  const explained = new Set(meanings.flatMap(({ covers }) => covers));
  const groups = [
    ...meanings.map((found) => ({ scores: meaningScores(index, found), share: found.covers.length })),
    ...words.map(({ inCards }, at) => ({
      scores: readingScores(index, inCards),
      share: explained.has(at) ? EXPLAINED : 1,
    })),
  ];
  return { scores: together(groups), covered: coveredBy(index, words) };
}

/** Which share of the words of the query a card holds. */
const coveredBy =
  ({ postings }: TextIndex, words: readonly WordReading[]) =>
  (card: number): number =>
    words.filter(({ inCards }) =>
      [...inCards.keys()].some((word) => postings.get(word)?.cards.includes(card)),
    ).length / Math.max(1, words.length);

/** The sum, less where words of the query are not met at all. */
function together(groups: readonly Group[]): Scores {
  const asked = groups.reduce((sum, { share }) => sum + share, 0);
  const sums = new Map<number, { score: number; met: number }>();
  for (const { scores, share } of groups) {
    for (const [card, score] of scores) {
      const sum = sums.get(card) ?? { score: 0, met: 0 };
      sums.set(card, { score: sum.score + score * share, met: sum.met + share });
    }
  }
  const all: Scores = new Map();
  for (const [card, { score, met }] of sums) all.set(card, score * (met / asked));
  return all;
}

function readingScores({ postings }: TextIndex, readings: ReadonlyMap<string, number>): Scores {
  const best: Scores = new Map();
  for (const [word, sure] of readings) {
    const list = postings.get(word);
    list?.cards.forEach((card, at) => raise(best, card, sure * list.rarity * (list.weights[at] ?? 0)));
  }
  return best;
}

function meaningScores(index: TextIndex, { meaning, quality }: MeaningFound): Scores {
  const best: Scores = new Map();
  for (const phrase of meaning.means) {
    for (const [card, score] of phraseScores(index, phrase)) raise(best, card, quality * score);
  }
  return best;
}

/** Cards that hold most words of a phrase of the law, scored as one word of the query. */
function phraseScores({ postings }: TextIndex, phrase: string): Scores {
  const words = [
    ...new Set(
      wordsOf(phrase)
        .filter((word) => !isNoise(word))
        .map(stem),
    ),
  ];
  const sums = new Map<number, { score: number; met: number }>();
  for (const word of words) {
    const list = postings.get(word);
    list?.cards.forEach((card, at) => {
      const sum = sums.get(card) ?? { score: 0, met: 0 };
      sums.set(card, { score: sum.score + list.rarity * (list.weights[at] ?? 0), met: sum.met + 1 });
    });
  }
  const all: Scores = new Map();
  for (const [card, { score, met }] of sums) {
    if (met * 2 > words.length || words.length === 1)
      all.set(card, (score / words.length) * (met / words.length));
  }
  return all;
}
