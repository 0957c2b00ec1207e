/** The areas of one language as they come: each is fetched once, and stays. */
import type { Area, Areas, Language } from './catalogue.ts';

type Words = Areas[Area];

export interface Shelf {
  readonly language: Language;
  /** Resolves when all of them are here. */
  readonly fetch: (areas: readonly Area[]) => Promise<void>;
  /** The words themselves, or the promise of them. */
  readonly take: (area: Area) => Words | Promise<Words>;
}

export function openShelf(language: Language): Shelf {
  const here = new Map<Area, Words>();
  const coming = new Map<Area, Promise<Words>>();

  async function bring(area: Area): Promise<Words> {
    try {
      const words = await language.areas[area]();
      here.set(area, words);
      return words;
    } catch (error) {
      coming.delete(area); // whoever asks next asks the network again
      throw error;
    }
  }

  const take = (area: Area): Words | Promise<Words> => {
    const known = here.get(area) ?? coming.get(area);
    if (known) return known;
    const asked = bring(area);
    coming.set(area, asked);
    return asked;
  };

  const fetch = async (areas: readonly Area[]): Promise<void> => {
    await Promise.all(areas.map(async (area) => take(area)));
  };

  return { language, fetch, take };
}
