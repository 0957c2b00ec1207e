import { isRecord } from '#kernel/merge-patch.ts';

/** Merges a translation over the English texts. */
export function withFallback<T>(english: T, translated: unknown): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same keys, each of the same type
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

/** A list of sentences may differ in length between languages; records must match. */
const listOver = (english: readonly unknown[], translated: readonly unknown[]): readonly unknown[] =>
  english.some(isRecord) ? english.map((one, index) => laidOver(one, translated[index])) : translated;
