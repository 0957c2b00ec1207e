/**
 * Translated digests, notes, punishments and holdings of the law tables, keyed by the English text. A changed text
 * appears in English until it is translated again.
 */
import type { LanguageCode } from '#contract/account/setting-choices.ts';

/** English text as in a table row, and its translation. */
type DigestWords = Readonly<Record<string, string>>;

/** Null if the text or a part of it is not translated. */
export type Translation = (english: string) => string | null;

const WORDS: Readonly<Partial<Record<LanguageCode, () => Promise<DigestWords>>>> = {
  hi: async () => (await import('./hi/law/law-digests.ts')).digests,
};

/** Null for a language without translations. Rejects if they are not cached and cannot be fetched. */
export async function digestsIn(language: LanguageCode): Promise<Translation | null> {
  const words = await WORDS[language]?.();
  return words === undefined ? null : translation(words);
}

/** A card may join texts of several rows: match the longest known run of sentences first. */
export function translation(words: DigestWords): Translation {
  const known = new Map(Object.entries(words));
  const inRuns = (sentences: readonly string[]): string[] | null => {
    if (sentences.length === 0) return [];
    for (let end = sentences.length; end > 0; end -= 1) {
      const knownText = known.get(sentences.slice(0, end).join(' '));
      const rest = knownText === undefined ? null : inRuns(sentences.slice(end));
      if (knownText !== undefined && rest) return [knownText, ...rest];
    }
    return null;
  };
  return (english) => known.get(english) ?? inRuns(english.split(SENTENCE_END))?.join(' ') ?? null;
}

const SENTENCE_END = /(?<=[.;:)\]"']) /;
