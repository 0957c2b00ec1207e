/** Digests of the tables in the user's language; loaded on first use and shared by all screens. */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { LanguageCode } from '#contract/account/setting-choices.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { digestsIn, type Translation } from '#text/law-digests.ts';

export interface Digested {
  readonly text: string;
  /** Language of the text; undefined without a text. */
  readonly lang: LanguageCode | undefined;
}

export type Digest = (english: string) => Digested;

const NOTHING: Digested = { text: '', lang: undefined };

const inEnglish: Digest = (text) => (text === '' ? NOTHING : { text, lang: 'en' });
/** While loading show nothing, because English would change visibly. */
const coming: Digest = () => NOTHING;

const inLanguage =
  (language: LanguageCode, translated: Translation): Digest =>
  (english) => {
    if (english === '') return NOTHING;
    const text = translated(english);
    return text === null ? inEnglish(english) : { text, lang: language };
  };

const useRead = create<Readonly<Partial<Record<LanguageCode, Digest>>>>(() => ({ en: inEnglish }));

/** Falls back to English without a cached file and a network, and retries later. */
async function read(language: LanguageCode): Promise<void> {
  try {
    const translated = await digestsIn(language);
    useRead.setState({ [language]: translated ? inLanguage(language, translated) : inEnglish });
  } catch {
    // not cached and no network
    useRead.setState({ [language]: inEnglish });
    addEventListener('online', () => void read(language), { once: true });
  }
}

/** Translates a text of the tables, or returns English if there is no translation. */
export function useDigest(): Digest {
  const language = useLanguage((state) => state.language);
  const digest = useRead((all) => all[language]);
  useEffect(() => {
    if (!digest) void read(language);
  }, [language, digest]);
  return digest ?? coming;
}
