/** Language of the screens on this device. `public/start.js` sets `lang` before the first render. */
import { LANGUAGES, type LanguageCode } from '#contract/account/setting-choices.ts';
import { openText, useLanguage } from '#parts/load-catalogue.ts';
import { ENGLISH } from '#text/catalogue.ts';
import type { OtherLanguage } from '#text/other-languages.ts';

export const LANGUAGE_KEY = 'zamanat-language';

const devanagari = () => import('#ui/styles/devanagari.css');

/** Fonts, because not every device has these scripts. */
const LETTERS: Readonly<Record<OtherLanguage, () => Promise<unknown>>> = {
  hi: devanagari,
  mr: devanagari,
  ta: () => import('#ui/styles/tamil.css'),
  te: () => import('#ui/styles/telugu.css'),
  bn: () => import('#ui/styles/bengali.css'),
};

export const storedLanguage = (): LanguageCode => {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return LANGUAGES.find((each) => each === stored) ?? 'en';
};

/**
 * Runs before the first render. English needs no load; if other texts cannot be loaded, the page stays
 * English.
 */
export async function openStoredLanguage(): Promise<void> {
  const language = storedLanguage();
  if (language === 'en') return;
  try {
    await switchLanguage(language);
  } catch {
    // not on this device, and no network to load it
    document.documentElement.lang = 'en';
    window.addEventListener('online', () => void openStoredLanguage(), { once: true });
  }
}

/** Render again once the texts of all visible parts are loaded in the new language. */
export async function switchLanguage(language: LanguageCode): Promise<void> {
  const text = openText(await wordsOf(language));
  const drawn = useLanguage.getState().text.asked();
  if (drawn) await text.fetch(drawn);
  document.documentElement.lang = language;
  linkManifest(language);
  useLanguage.setState({ language, text });
}

/** Name and shortcuts of an app that is installed from now on. */
function linkManifest(language: LanguageCode): void {
  const file = language === 'en' ? 'manifest' : `manifest-${language}`;
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/${file}.webmanifest`);
}

async function wordsOf(language: LanguageCode) {
  if (language === 'en') return ENGLISH;
  const { openLanguage } = await import('#text/other-languages.ts');
  void LETTERS[language]().catch(() => undefined); // the device font is used meanwhile
  return openLanguage(language);
}
