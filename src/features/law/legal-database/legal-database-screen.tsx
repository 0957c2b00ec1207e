/** /legal-database: search, lists and the open card; on a phone one at a time. */
import { BookX, ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type CardOpening, CardOpeningContext } from '#parts/law-library/card-link.tsx';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { useLawLibrary } from '#parts/law-library/use-law-library.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Browse } from './browse.tsx';
import { type DatabaseTab, useDatabaseAddress } from './database-address.ts';
import { focusFirstRow, moveBetweenRows } from './list-keys.ts';
import { OpenCard } from './open-card.tsx';
import { SearchBox, useSlash } from './search-box.tsx';
import { REST_MS } from './law-rows.ts';
import { SearchResults } from './search-results.tsx';
import { useBookmarks } from './use-bookmarks.ts';
import { useFirstCard } from './use-first-card.ts';
import { type FoundStore, useSearch } from './use-search.ts';
import './legal-database.css';

export function LegalDatabaseScreen() {
  const { legalDatabase: words } = useText();
  const law = useLawLibrary();
  return (
    <Page kind="wide">
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
  const { place, go } = address;
  const { input, tooLong, found, typed, type, more } = useSearch(library, address);
  const bookmarks = useBookmarks();
  const shown = useFirstCard(library, place.at);
  const lists = useRef<HTMLDivElement>(null);
  useSlash(input);
  const opening = useMemo(
    (): CardOpening => ({
      hrefOf: (key) => `?at=${encodeURIComponent(key)}`,
      open: (key) => go({ at: key, query: typed() }),
    }),
    [go, typed],
  );
  const onTab = useCallback((tab: DatabaseTab) => go({ tab }, { replace: true }), [go]);
  const onClose = useCallback(() => go({ at: '' }), [go]);
  const onMissing = useCallback(() => go({ at: '' }, { replace: true }), [go]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    moveBetweenRows(event, () => input.current?.focus());
  return (
    <CardOpeningContext value={opening}>
      <div className={place.at === '' ? 'law-panes' : 'law-panes is-reading'}>
        <div className="law-list">
          <SearchBox
            input={input}
            start={place.query}
            tooLong={tooLong}
            onType={type}
            onDown={() => focusFirstRow(lists.current)}
          />
          <div ref={lists} onKeyDown={onKeyDown} role="presentation">
            <SearchResults found={found} at={shown} onMore={more} />
            <Folded under={found}>
              <Browse library={library} tab={place.tab} at={shown} bookmarks={bookmarks.keys} onTab={onTab} />
            </Folded>
          </div>
        </div>
        <div>
          <OpenCard
            library={library}
            at={place.at}
            shown={shown}
            onMissing={place.query === '' ? null : onMissing}
            bookmarks={bookmarks}
            onClose={onClose}
          />
        </div>
      </div>
    </CardOpeningContext>
  );
}

/** During a search the lists of the codes collapse below the results. */
function Folded({ under, children }: { under: FoundStore; children: ReactNode }) {
  const { legalDatabase: words } = useText();
  const folded = useFolded(under);
  const [unfolded, setUnfolded] = useState(false);
  if (!folded && unfolded) setUnfolded(false); // the next search collapses them again
  return (
    <>
      {folded && (
        <Button
          block
          icon={unfolded ? ChevronUp : ChevronDown}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? words.foldLists : words.unfoldLists}
        </Button>
      )}
      <div hidden={folded && !unfolded}>{children}</div>
    </>
  );
}

/** Below the visible rows; updates after a pause. */
function useFolded(under: FoundStore): boolean {
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const fold = () => {
      const { searching } = under.getState();
      if (!searching) setFolded(false);
      clearTimeout(rest);
      if (searching) rest = setTimeout(setFolded, REST_MS, true);
    };
    fold();
    const leave = under.subscribe(fold);
    return () => {
      leave();
      clearTimeout(rest);
    };
  }, [under]);
  return folded;
}
