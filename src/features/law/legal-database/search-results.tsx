/** What the search finds in all codes, best first. */
import { SearchX } from 'lucide-react';
import { memo } from 'react';
import { useStore } from 'zustand';
import { cleanQuery } from '#search/engine/clean-query.ts';
import { useText } from '#parts/text-context.tsx';
import { Empty } from '#ui/empty.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { LawList } from './law-list.tsx';
import { type SearchFound, type FoundStore, RESULTS_STEP } from './use-search.ts';

const PREVIEW = 80;

interface SearchResultsProps {
  readonly found: FoundStore;
  readonly at: string;
  readonly onMore: () => void;
}

export const SearchResults = memo(Answer);

/** It alone is drawn again for a key press. */
function Answer({ found, ...shown }: SearchResultsProps) {
  const { last, searching } = useStore(found);
  return (
    last && (
      <div hidden={!searching}>
        <ResultRows found={last} {...shown} />
      </div>
    )
  );
}

function ResultRows({
  found,
  at,
  onMore,
}: Omit<SearchResultsProps, 'found'> & { readonly found: SearchFound }) {
  const { search } = useText().legalDatabase;
  return (
    <LedgerSection title={search.results}>
      <output className="quiet num">{found.total > 0 ? search.count(found.total) : ''}</output>
      {found.total > 0 ? (
        <LawList
          label={search.results}
          found={found}
          at={at}
          preview={PREVIEW}
          step={RESULTS_STEP}
          onMore={onMore}
        />
      ) : (
        <div role="status">
          <Empty icon={SearchX} title={search.none(cleanQuery(found.query))}>
            {search.noneHelp}
          </Empty>
        </div>
      )}
    </LedgerSection>
  );
}
