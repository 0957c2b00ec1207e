/** One tab per code. Memoised, so that typing does not render it. */
import { memo, useCallback } from 'react';
import { BOOKS, LIST_PREVIEW } from '#parts/law-library/library-queries.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { useText } from '#parts/text-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import type { DatabaseTab } from './database-address.ts';
import { LawList, useLimit } from './law-list.tsx';
import { useLines } from './law-list.tsx';

interface BrowseProps {
  readonly library: LawLibrary;
  readonly tab: DatabaseTab;
  readonly at: string;
  readonly bookmarks: readonly string[];
  readonly onTab: (tab: DatabaseTab) => void;
}

const STEP = 50;

export const Browse = memo(AllTabs);

function AllTabs({ tab, bookmarks, onTab, ...list }: BrowseProps) {
  const { legalDatabase: words } = useText();
  const shown: readonly DatabaseTab[] =
    bookmarks.length > 0 || tab === 'bookmarks' ? [...BOOKS, 'bookmarks'] : BOOKS;
  const name = (each: DatabaseTab) =>
    each === 'bookmarks' ? words.book.bookmarks(bookmarks.length) : words.book[each];
  return (
    <Tabs
      label={words.books}
      tabs={shown.map((key) => ({ key, label: name(key) }))}
      current={tab}
      onChange={onTab}
    >
      <OneTab key={tab} tab={tab} name={name(tab)} bookmarks={bookmarks} {...list} />
    </Tabs>
  );
}

function OneTab({
  library,
  tab,
  at,
  bookmarks,
  name,
}: Omit<BrowseProps, 'onTab'> & { readonly name: string }) {
  const { legalDatabase: words } = useText();
  const [limit, more] = useLimit(tab, STEP);
  const ask = useCallback(
    () => (tab === 'bookmarks' ? library.keys(bookmarks) : library.list(tab, limit)),
    [library, tab, limit, bookmarks],
  );
  const found = useLines(ask);
  if (!found) return <Skeleton label={words.opening} rows={6} />;
  const label = words.listOf(name, found.lines.length, found.total);
  return (
    <>
      <p className="quiet num">{label}</p>
      <LawList label={label} found={found} at={at} preview={LIST_PREVIEW} step={STEP} onMore={more} />
    </>
  );
}
