/** What the tables say, in the language of the reader: fetched when first shown, the same on every screen from then on. */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { LanguageCode } from '#contract/setting-choices.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { digestsIn, type Translation } from '#text/law-digests.ts';

export interface Digested {
  readonly text: string;
  /** Of the text; none for no text. */
  readonly lang: LanguageCode | undefined;
}

export type Digest = (english: string) => Digested;

const NOTHING: Digested = { text: '', lang: undefined };

const inEnglish: Digest = (text) => (text === '' ? NOTHING : { text, lang: 'en' });
/** Soon here in another language: nothing for a moment, rather than English that changes under the eye. */
const coming: Digest = () => NOTHING;

const inLanguage =
  (language: LanguageCode, translated: Translation): Digest =>
  (english) => {
    if (english === '') return NOTHING;
    const text = translated(english);
    return text === null ? inEnglish(english) : { text, lang: language };
  };

const useRead = create<Readonly<Partial<Record<LanguageCode, Digest>>>>(() => ({ en: inEnglish }));

/** Not on this device, and no network to fetch them: in English, and asked for again. */
async function read(language: LanguageCode): Promise<void> {
  try {
    const translated = await digestsIn(language);
    useRead.setState({ [language]: translated ? inLanguage(language, translated) : inEnglish });
  } catch {
    // not on this device, and no network
    useRead.setState({ [language]: inEnglish });
    addEventListener('online', () => void read(language), { once: true });
  }
}

/** Says a text of the tables in the language in use, or in English where it is not translated. */
export function useDigest(): Digest {
  const language = useLanguage((state) => state.language);
  const digest = useRead((all) => all[language]);
  useEffect(() => {
    if (!digest) void read(language);
  }, [language, digest]);
  return digest ?? coming;
}
