/** The tabs: a code at a time. */
import { useCallback } from 'react';
import { LIST_PREVIEW, BOOKS } from '#parts/law-library/library-desk.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { useText } from '#parts/text-context.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { DatabaseAddress, DatabaseTab } from './database-address.ts';
import { LawList, useLimit } from './law-list.tsx';

interface BrowseProps {
  readonly library: LawLibrary;
  readonly address: DatabaseAddress;
  readonly bookmarks: readonly string[];
}

export function Browse({ library, address, bookmarks }: BrowseProps) {
  const { legalDatabase: words } = useText();
  const { place, go, linkTo } = address;
  const [limit, more] = useLimit(place.tab);
  const { tab } = place;
  const ask = useCallback(
    () => (tab === 'bookmarks' ? library.keys(bookmarks) : library.list(tab, limit)),
    [library, tab, limit, bookmarks],
  );
  const shown: readonly DatabaseTab[] =
    bookmarks.length > 0 || tab === 'bookmarks' ? [...BOOKS, 'bookmarks'] : BOOKS;
  const name = (each: DatabaseTab) =>
    each === 'bookmarks' ? words.book.bookmarks(bookmarks.length) : words.book[each];
  return (
    <Tabs
      label={words.books}
      tabs={shown.map((key) => ({ key, label: name(key) }))}
      current={tab}
      onChange={(next) => go({ tab: next }, { replace: true })}
    >
      <LawList
        key={tab}
        label={name(tab)}
        ask={ask}
        open={place.at}
        linkTo={linkTo}
        preview={LIST_PREVIEW}
        onMore={more}
      />
    </Tabs>
  );
}
