/** What the search finds in all codes, best first. */
import { useCallback } from 'react';
import { SearchX } from 'lucide-react';
import { cleanQuery } from '#law/search/clean-query.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { useText } from '#parts/text-context.tsx';
import { Empty } from '#ui/empty.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { LawList, useLimit } from './law-list.tsx';
import { useLines } from './use-lines.ts';

const PREVIEW = 80;
/** Few enough to be drawn between two key presses on a slow phone. */
const STEP = 10;

interface SearchResultsProps {
  readonly library: LawLibrary;
  readonly query: string;
  readonly at: string;
}

export function SearchResults({ library, query, at }: SearchResultsProps) {
  const { search } = useText().legalDatabase;
  const [limit, more] = useLimit(query, STEP);
  const found = useLines(useCallback(() => library.find(query, limit), [library, query, limit]));
  return (
    <LedgerSection title={search.results}>
      <output className="quiet num">{found && found.total > 0 ? search.count(found.total) : ''}</output>
      {found?.total === 0 && (
        <div role="status">
          <Empty icon={SearchX} title={search.none(cleanQuery(query))}>
            {search.noneHelp}
          </Empty>
        </div>
      )}
      {found && found.total > 0 && (
        <LawList label={search.results} found={found} at={at} preview={PREVIEW} step={STEP} onMore={more} />
      )}
    </LedgerSection>
  );
}
