/**
 * Catalogue of one language, loaded in tiers. Another language is another object, so that everything renders
 * again.
 */
import { use } from 'react';
import { create } from 'zustand';
import type { LanguageCode } from '#contract/account/setting-choices.ts';
import { type Catalogue, ENGLISH, type Language, type Tier } from '#text/catalogue.ts';
import type { Entrance } from '#text/shell-text.ts';
import type { SiteWords } from '#text/site-words.ts';

export interface OpenText {
  readonly entrance: Entrance;
  /** Texts of a standalone page, which suspends for them; `english` if that is the language in use. */
  readonly siteWords: <K extends keyof SiteWords>(name: K, english: SiteWords[K]) => SiteWords[K];
  /** Highest tier requested so far. */
  readonly asked: () => Tier | null;
  /**
   * Resolves when parts of this tier can render. Repeated calls share a download; a failed one is retried.
   */
  readonly fetch: (tier: Tier) => Promise<void>;
  /** Reading an area that is not loaded suspends, as for the code of a screen. */
  readonly catalogue: Catalogue;
}

export function openText({ entrance, tiers, site }: Language): OpenText {
  const here: Record<string, unknown> = { ...entrance };
  const coming = new Map<Tier, Promise<void>>();

  const bring = (tier: Tier): Promise<void> => {
    const known = coming.get(tier);
    if (known) return known;
    const loadPromise = tiers[tier]().then((words) => void Object.assign(here, words));
    coming.set(tier, loadPromise);
    loadPromise.catch(() => coming.delete(tier)); // the caller gets the error and can retry
    return loadPromise;
  };

  /** No area is in two tiers, because lower tiers are shared. */
  const fetch = async (tier: Tier): Promise<void> => {
    await Promise.all([bring('firstScreen'), ...(tier === 'rest' ? [bring('rest')] : [])]);
  };

  const catalogue = new Proxy(here, {
    get(words, area) {
      if (typeof area === 'string' && !(area in words)) use(waiting());
      return Reflect.get(words, area);
    },
  });

  let everything: Promise<void> | undefined;
  const waiting = (): Promise<void> => {
    everything ??= fetch('rest').catch((error: unknown) => {
      everything = undefined;
      throw error;
    });
    return everything;
  };

  const siteWordsCache = new Map<keyof SiteWords, Promise<unknown>>();
  const siteWords: OpenText['siteWords'] = (name, english) => {
    if (!site) return english;
    const known = siteWordsCache.get(name) ?? site(name, english).catch(() => english); // fall back to English
    siteWordsCache.set(name, known);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored under the name of its request
    return use(known as Promise<typeof english>);
  };

  const requestedTier = () =>
    coming.has('rest') ? 'rest' : coming.has('firstScreen') ? 'firstScreen' : null;

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- missing areas are fetched on access
  return { entrance, siteWords, asked: requestedTier, fetch, catalogue: catalogue as Catalogue };
}

interface InUse {
  readonly language: LanguageCode;
  readonly text: OpenText;
}

export const useLanguage = create<InUse>(() => ({ language: 'en', text: openText(ENGLISH) }));

/** For code outside a render. */
export const textInUse = (): OpenText => useLanguage.getState().text;
