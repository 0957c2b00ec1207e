/** Which words of a query led to a card: words of its own text, and of the phrases that lead to its section. */
import { type Library, readRef, refKey } from '#search/cards/library.ts';
import type { MeaningIndex } from './meaning-index.ts';
import { type MeaningFound, sharesOf } from './meanings-in.ts';
import type { WordReading } from './read-words.ts';
import { wholeOf } from './section-route.ts';
import type { TextIndex } from './text-index.ts';

interface ReadQuery {
  readonly words: readonly string[];
  readonly readings: readonly WordReading[];
  readonly found: readonly MeaningFound[];
  readonly text: TextIndex;
  readonly library: Library;
  readonly meanings: MeaningIndex;
}

/** Of a card: the covered words with their share of the query; rare words have more. */
export function coverageOf(query: ReadQuery): (card: number) => ReadonlyMap<string, number> {
  let shares: readonly number[] | null = null;
  return (card) => {
    shares ??= sharesOf(
      query.readings.map(({ inMeanings }) => inMeanings),
      query.meanings,
    );
    return new Map([...placesOf(query, card)].map((at) => [query.words[at] ?? '', shares?.[at] ?? 0]));
  };
}

function placesOf({ readings, found, text, library }: ReadQuery, card: number): ReadonlySet<number> {
  const provision = library.provisions[card];
  if (!provision) return new Set();
  const led = new Set(
    [provision, ...provision.equivalent].flatMap((ref) => [refKey(ref), refKey(wholeOf(ref))]),
  );
  const places = new Set(
    found.flatMap(({ meaning, covers }) => (meaning.leads.some((key) => led.has(keyOf(key))) ? covers : [])),
  );
  readings.forEach(({ inCards }, at) => {
    if ([...inCards.keys()].some((word) => text.postings.get(word)?.cards.includes(card))) places.add(at);
  });
  return places;
}

const keyOf = (key: string): string => refKey(readRef(key));
