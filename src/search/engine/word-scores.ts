/** Scores cards for a query: the best reading of each word counts, and more matched words score higher. */
import type { WordReading } from './read-words.ts';
import { raise, type Scores } from './section-route.ts';
import type { TextIndex } from './text-index.ts';

export interface TextScores {
  readonly scores: Scores;
  readonly covered: (card: number) => number;
}

export function wordScores(index: TextIndex, words: readonly WordReading[]): TextScores {
  const each = words.map(({ inCards }) => readingScores(index, inCards));
  return { scores: sumScores(each), covered: coveredBy(index, words) };
}

/** Share of the query words that a card contains. */
const coveredBy =
  ({ postings }: TextIndex, words: readonly WordReading[]) =>
  (card: number): number =>
    words.filter(({ inCards }) =>
      [...inCards.keys()].some((word) => postings.get(word)?.cards.includes(card)),
    ).length / Math.max(1, words.length);

/** Sum of the scores, reduced for unmatched words. */
function sumScores(words: readonly Scores[]): Scores {
  const sums = new Map<number, { score: number; met: number }>();
  for (const scores of words) {
    for (const [card, score] of scores) {
      const sum = sums.get(card);
      if (sum) {
        sum.score += score;
        sum.met += 1;
      } else sums.set(card, { score, met: 1 });
    }
  }
  const all: Scores = new Map();
  for (const [card, { score, met }] of sums) all.set(card, score * (met / words.length));
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
