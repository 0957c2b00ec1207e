/**
 * What the tables of the law say, in another language than the English in which they are written: digests, notes,
 * punishments, holdings. By the English, so that a sentence which has changed is said in English until it is translated
 * again. Fetched where such a text is shown, and kept with its language.
 */
import type { LanguageCode } from '#contract/setting-choices.ts';

/** The English, whole as a row of the tables has it, and the same in the other language. */
type DigestWords = Readonly<Record<string, string>>;

/** Null where the English, or a part of it, is not translated. */
export type Translation = (english: string) => string | null;

const WORDS: Readonly<Partial<Record<LanguageCode, () => Promise<DigestWords>>>> = {
  hi: async () => (await import('./hi/law-digests.ts')).digests,
};

/** Null for a language in which none are translated. Rejects where they are not on this device and cannot be fetched. */
export async function digestsIn(language: LanguageCode): Promise<Translation | null> {
  const words = await WORDS[language]?.();
  return words === undefined ? null : translation(words);
}

/** A card may say what several rows say, one after the other: the longest run of sentences that is known comes first. */
export function translation(words: DigestWords): Translation {
  const known = new Map(Object.entries(words));
  const inRuns = (sentences: readonly string[]): string[] | null => {
    if (sentences.length === 0) return [];
    for (let end = sentences.length; end > 0; end -= 1) {
      const said = known.get(sentences.slice(0, end).join(' '));
      const rest = said === undefined ? null : inRuns(sentences.slice(end));
      if (said !== undefined && rest) return [said, ...rest];
    }
    return null;
  };
  return (english) => known.get(english) ?? inRuns(english.split(SENTENCE_END))?.join(' ') ?? null;
}

const SENTENCE_END = /(?<=[.;:)\]"']) /;
