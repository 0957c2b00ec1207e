import { isRecord } from '#kernel/merge-patch.ts';

/** The English words with what is translated of them in its place, sentence by sentence. */
export function withFallback<T>(english: T, translated: unknown): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys, each of the same kind
  return laidOver(english, translated) as T;
}

function laidOver(english: unknown, translated: unknown): unknown {
  if (translated === undefined) return english;
  if (Array.isArray(english) && Array.isArray(translated)) return listOver(english, translated);
  if (!isRecord(english) || !isRecord(translated)) return translated;
  return Object.fromEntries(
    Object.entries(english).map(([key, words]) => [key, laidOver(words, translated[key])]),
  );
}

/** Sentences that follow one another may be fewer or more in another language; records stand for what they stand for. */
const listOver = (english: readonly unknown[], translated: readonly unknown[]): readonly unknown[] =>
  english.some(isRecord) ? english.map((one, index) => laidOver(one, translated[index])) : translated;
