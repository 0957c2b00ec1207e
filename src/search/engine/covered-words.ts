/** Which words of a query led to a card: words of its own text, and of the phrases that lead to its section. */
import { type Library, refKey } from '#search/cards/library.ts';
import type { MeaningFound } from './meanings-in.ts';
import type { WordReading } from './read-words.ts';
import { wholeOf } from './section-route.ts';
import type { TextIndex } from './text-index.ts';

interface ReadQuery {
  readonly words: readonly string[];
  /** Share of each word in the query; rare words have more. */
  readonly shares: readonly number[];
  readonly readings: readonly WordReading[];
  readonly found: readonly MeaningFound[];
  readonly text: TextIndex;
  readonly library: Library;
}

export function coveredWords(
  { words, shares, readings, found, text, library }: ReadQuery,
  card: number,
): ReadonlyMap<string, number> {
  const provision = library.provisions[card];
  if (!provision) return new Map();
  const led = new Set(
    [provision, ...provision.equivalent].flatMap((ref) => [refKey(ref), refKey(wholeOf(ref))]),
  );
  const places = new Set(
    found.flatMap(({ meaning, covers }) => (meaning.leads.some((key) => led.has(keyOf(key))) ? covers : [])),
  );
  readings.forEach(({ inCards }, at) => {
    if ([...inCards.keys()].some((word) => text.postings.get(word)?.cards.includes(card))) places.add(at);
  });
  return new Map([...places].map((at) => [words[at] ?? '', shares[at] ?? 0]));
}

function keyOf(key: string): string {
  const at = key.indexOf(' ');
  return refKey({ code: key.slice(0, at), section: key.slice(at + 1) });
}
