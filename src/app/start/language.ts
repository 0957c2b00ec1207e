/** The language of the screens, as this device keeps it; `public/start.js` tells the page its name before anything is drawn. */
import { LANGUAGES, type LanguageCode } from '#contract/setting-choices.ts';
import { openText, useLanguage } from '#parts/load-catalogue.ts';
import { ENGLISH } from '#text/catalogue.ts';
import type { OtherLanguage } from '#text/other-languages.ts';

export const LANGUAGE_KEY = 'zamanat-language';

const devanagari = () => import('#ui/devanagari.css');

/** Not every device has those of its person. */
const LETTERS: Readonly<Record<OtherLanguage, () => Promise<unknown>>> = {
  hi: devanagari,
  mr: devanagari,
  ta: () => import('#ui/tamil.css'),
  te: () => import('#ui/telugu.css'),
  bn: () => import('#ui/bengali.css'),
};

export const storedLanguage = (): LanguageCode => {
  const kept = localStorage.getItem(LANGUAGE_KEY);
  return LANGUAGES.find((each) => each === kept) ?? 'en';
};

/** Before the first drawing. In English there is nothing to wait for; words that do not come leave the page in English. */
export async function openKeptLanguage(): Promise<void> {
  const language = storedLanguage();
  if (language === 'en') return;
  try {
    await switchLanguage(language);
  } catch {
    // not on this device, and no network to fetch them
    document.documentElement.lang = 'en';
    window.addEventListener('online', () => void openKeptLanguage(), { once: true });
  }
}

/** Draws everything anew, once all that is drawn now is here in that language. */
export async function switchLanguage(language: LanguageCode): Promise<void> {
  const text = openText(await wordsOf(language));
  const drawn = useLanguage.getState().text.asked();
  if (drawn) await text.fetch(drawn);
  document.documentElement.lang = language;
  useLanguage.setState({ language, text });
}

async function wordsOf(language: LanguageCode) {
  if (language === 'en') return ENGLISH;
  const { openLanguage } = await import('#text/other-languages.ts');
  void LETTERS[language]().catch(() => undefined); // the device's own letters stand meanwhile
  return openLanguage(language);
}
