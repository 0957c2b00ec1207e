/** The sentences of one language, as its tiers come. A person who chooses another is given another, and all is drawn anew. */
import { use } from 'react';
import { type Catalogue, ENGLISH, type Language, type Tier } from '#text/catalogue.ts';

export interface OpenText {
  /** Resolves when a part of this tier can be drawn; fetched once, and asked for again where it did not come. */
  readonly fetch: (tier: Tier) => Promise<void>;
  /** Whoever reads an area that is not here yet waits for it, as for the code of a screen. */
  readonly catalogue: Catalogue;
}

export function openText({ entrance, tiers }: Language): OpenText {
  const here: Record<string, unknown> = { ...entrance };
  const coming = new Map<Tier, Promise<void>>();

  const bring = (tier: Tier): Promise<void> => {
    const known = coming.get(tier);
    if (known) return known;
    const asked = tiers[tier]().then((words) => void Object.assign(here, words));
    coming.set(tier, asked);
    asked.catch(() => coming.delete(tier));
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

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it lacks, it fetches
  return { fetch, catalogue: catalogue as Catalogue };
}

export const textInUse = openText(ENGLISH);
