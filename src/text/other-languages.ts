/** Languages other than English, loaded only by users who choose them. */
import type { LanguageCode } from '#contract/account/setting-choices.ts';
import { ENGLISH, type Language, type Tiers } from './catalogue.ts';
import type { Entrance } from './shell-text.ts';
import type { SiteWords } from './site-words.ts';
import type { PartlyTranslated } from './translated.ts';
import type { OtherWords } from './other-words.ts';
import { withFallback } from './with-fallback.ts';

export type OtherLanguage = Exclude<LanguageCode, 'en'>;

interface Files {
  /** Start texts: shell and first screen. */
  readonly start: () => Promise<OtherWords>;
  readonly rest: () => Promise<OtherWords>;
  readonly site: () => Promise<PartlyTranslated<SiteWords>>;
}

/** An incomplete language has no standalone pages. */
const incompleteFiles = (start: () => Promise<OtherWords>, rest: () => Promise<OtherWords>): Files => ({
  start,
  rest,
  site: () => Promise.resolve({}),
});

const FILES: Readonly<Record<OtherLanguage, Files>> = {
  hi: {
    start: async () => (await import('./hi/start.ts')).start,
    rest: async () => (await import('./hi/rest.ts')).rest,
    site: async () => (await import('./hi/site.ts')).site,
  },
  mr: incompleteFiles(
    async () => (await import('./mr/start.ts')).start,
    async () => (await import('./mr/rest.ts')).rest,
  ),
  ta: incompleteFiles(
    async () => (await import('./ta/start.ts')).start,
    async () => (await import('./ta/rest.ts')).rest,
  ),
  te: incompleteFiles(
    async () => (await import('./te/start.ts')).start,
    async () => (await import('./te/rest.ts')).rest,
  ),
  bn: incompleteFiles(
    async () => (await import('./bn/start.ts')).start,
    async () => (await import('./bn/rest.ts')).rest,
  ),
};

/** Catalogue for the app, with English for untranslated texts. */
export async function openLanguage(language: OtherLanguage): Promise<Language> {
  const files = FILES[language];
  const start = await files.start();
  return {
    entrance: withFallback<Entrance>(ENGLISH.entrance, start),
    tiers: {
      firstScreen: async () => withFallback<Tiers['firstScreen']>(await ENGLISH.tiers.firstScreen(), start),
      rest: async () => {
        const [english, words] = await Promise.all([ENGLISH.tiers.rest(), files.rest()]);
        return withFallback<Tiers['rest']>(english, words);
      },
    },
    site: async (name, english) => withFallback(english, (await files.site())[name]),
  };
}
