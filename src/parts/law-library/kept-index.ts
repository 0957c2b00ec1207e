/**
 * The index of the search as it was made once on this device: to make it again takes a third of a second on a desktop and
 * several times that on a phone. The cache may be emptied at any time; then it is made again.
 */
import type { SearchIndexData } from '#search/engine/law-search.ts';
import type { SearchAddresses } from './library-files.ts';

const CACHE = 'law-search-index';

export interface KeptIndex {
  /** Null where none is kept that was made of these very files by this very build. */
  readonly read: () => Promise<SearchIndexData | null>;
  /** In place of whatever is kept. */
  readonly keep: (index: SearchIndexData) => Promise<void>;
}

/** The addresses carry the hashes of what they name, that of the worker too. */
export function keptIndex(files: SearchAddresses): KeptIndex {
  const made = [self.location.pathname, ...Object.values(files)].map((address) =>
    address.replace(/^.*\//, ''),
  );
  const name = `/law-search-index?${encodeURIComponent(made.join(' '))}`;
  return {
    read: async () => {
      try {
        const kept = await caches.match(name, { cacheName: CACHE });
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keep` of the same build
        return kept ? ((await kept.json()) as SearchIndexData) : null;
      } catch {
        return null; // no cache in a private window
      }
    },
    keep: async (index) => {
      try {
        await caches.delete(CACHE);
        const cache = await caches.open(CACHE);
        await cache.put(name, new Response(JSON.stringify(index)));
      } catch {
        // a full device opens a little slower next time
      }
    },
  };
}
