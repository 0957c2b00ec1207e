/** The sentences of one language, as its tiers come. A person who chooses another is given another, and all is drawn anew. */
import { use } from 'react';
import { create } from 'zustand';
import type { LanguageCode } from '#contract/setting-choices.ts';
import { type Catalogue, ENGLISH, type Language, type Tier } from '#text/catalogue.ts';
import type { Entrance } from '#text/shell-text.ts';
import type { SiteWords } from '#text/site-words.ts';

export interface OpenText {
  readonly entrance: Entrance;
  /** Of a page that stands by itself, which waits for them; `english` where that is the language in use. */
  readonly siteWords: <K extends keyof SiteWords>(name: K, english: SiteWords[K]) => SiteWords[K];
  /** How much of it was asked for so far. */
  readonly asked: () => Tier | null;
  /** Resolves when a part of this tier can be drawn; fetched once, and asked for again where it did not come. */
  readonly fetch: (tier: Tier) => Promise<void>;
  /** Whoever reads an area that is not here yet waits for it, as for the code of a screen. */
  readonly catalogue: Catalogue;
}

export function openText({ entrance, tiers, site }: Language): OpenText {
  const here: Record<string, unknown> = { ...entrance };
  const coming = new Map<Tier, Promise<void>>();

  const bring = (tier: Tier): Promise<void> => {
    const known = coming.get(tier);
    if (known) return known;
    const asked = tiers[tier]().then((words) => void Object.assign(here, words));
    coming.set(tier, asked);
    asked.catch(() => coming.delete(tier)); // whoever asked hears of it, and may ask again
    return asked;
  };

  /** No area is in two tiers: what the first screen draws, others draw too. */
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

  const standing = new Map<keyof SiteWords, Promise<unknown>>();
  const siteWords: OpenText['siteWords'] = (name, english) => {
    if (!site) return english;
    const known = standing.get(name) ?? site(name, english).catch(() => english); // not here: readable all the same
    standing.set(name, known);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept under the name that it was asked for by
    return use(known as Promise<typeof english>);
  };

  const asked = () => (coming.has('rest') ? 'rest' : coming.has('firstScreen') ? 'firstScreen' : null);

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it lacks, it fetches
  return { entrance, siteWords, asked, fetch, catalogue: catalogue as Catalogue };
}

interface InUse {
  readonly language: LanguageCode;
  readonly text: OpenText;
}

export const useLanguage = create<InUse>(() => ({ language: 'en', text: openText(ENGLISH) }));

/** Outside a drawing: for what is said once. */
export const textInUse = (): OpenText => useLanguage.getState().text;
