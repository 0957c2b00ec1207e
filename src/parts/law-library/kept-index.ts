/**
 * Caches the search index: building takes a third of a second on a desktop, and longer on a phone. The cache
 * may be evicted at any time.
 */
import type { SearchIndexData } from '#search/engine/law-search.ts';
import type { SearchAddresses } from './library-files.ts';

const CACHE = 'law-search-index';

export interface KeptIndex {
  /** Null unless an index of these files and this build is cached. */
  readonly read: () => Promise<SearchIndexData | null>;
  /** Replaces the cached index. */
  readonly keep: (index: SearchIndexData) => Promise<void>;
}

/** URLs contain content hashes, including that of the worker. */
export function keptIndex(files: SearchAddresses): KeptIndex {
  const made = [self.location.pathname, ...Object.values(files)].map((address) =>
    address.replace(/^.*\//, ''),
  );
  const name = `/law-search-index?${encodeURIComponent(made.join(' '))}`;
  return {
    read: async () => {
      try {
        const response = await caches.match(name, { cacheName: CACHE });
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keep` of the same build
        return response ? ((await response.json()) as SearchIndexData) : null;
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
        // without the cache, the next start is slower
      }
    },
  };
}
