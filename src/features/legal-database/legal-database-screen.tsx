/** /legal-database: search on top, lists at the left, the open card at the right; on a phone one at a time. */
import { BookX } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { useLawLibrary } from '#parts/law-library/use-law-library.ts';
import { useText } from '#parts/text-context.tsx';
import { Empty } from '#ui/empty.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Browse } from './browse.tsx';
import { useDatabaseAddress } from './database-address.ts';
import { focusFirstRow, isTyping, moveBetweenRows } from './list-keys.ts';
import { OpenCard } from './open-card.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';
import { useBookmarks } from './use-bookmarks.ts';
import { useQuery } from './use-query.ts';
import './legal-database.css';

export function LegalDatabaseScreen() {
  const { legalDatabase: words } = useText();
  const law = useLawLibrary();
  return (
    <Page>
      <PageHead title={words.title} />
      {law.status === 'loading' && <Skeleton label={words.opening} rows={6} />}
      {law.status === 'missing' && (
        <Empty icon={BookX} title={words.missing.title}>
          {words.missing.text}
        </Empty>
      )}
      {law.status === 'ready' && <Database library={law.library} />}
    </Page>
  );
}

function Database({ library }: { library: LawLibrary }) {
  const address = useDatabaseAddress();
  const bookmarks = useBookmarks();
  const [query, setQuery] = useQuery(address);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useSlash(input);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    moveBetweenRows(event, () => input.current?.focus());
  return (
    <div className={address.place.at === '' ? 'law-desk' : 'law-desk is-reading'}>
      <div className="law-list">
        <SearchBox
          input={input}
          value={query}
          onChange={setQuery}
          onDown={() => focusFirstRow(list.current)}
        />
        <div ref={list} onKeyDown={onKeyDown} role="presentation">
          {query.trim() !== '' && <SearchResults library={library} address={address} query={query} />}
          <Browse library={library} address={address} bookmarks={bookmarks.keys} />
        </div>
      </div>
      <div className="law-open">
        <OpenCard library={library} address={address} bookmarks={bookmarks} />
      </div>
    </div>
  );
}

/** As in most search pages, / leads to the box; never while something is being typed. */
function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
