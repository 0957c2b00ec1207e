/** What the search finds in all codes, best first. */
import { useCallback } from 'react';
import { SearchX } from 'lucide-react';
import { cleanQuery } from '#law/search/clean-query.ts';
import type { CardLines } from '#parts/law-library/library-desk.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { CardRows } from './card-lines.tsx';
import type { DatabaseAddress } from './database-address.ts';
import { LIST_STEP, useLimit } from './law-list.tsx';
import { useLines } from './use-lines.ts';

const RESULT_PREVIEW = 80;

interface SearchResultsProps {
  readonly library: LawLibrary;
  readonly address: DatabaseAddress;
  readonly query: string;
}

export function SearchResults({ library, address, query }: SearchResultsProps) {
  const { legalDatabase: words } = useText();
  const [limit, more] = useLimit(query);
  const found = useLines(useCallback(() => library.find(query, limit), [library, query, limit]));
  return (
    <LedgerSection title={words.search.results}>
      <output className="quiet num">{found && found.total > 0 ? words.search.count(found.total) : ''}</output>
      {found?.total === 0 && (
        <div role="status">
          <Empty icon={SearchX} title={words.search.none(cleanQuery(query))}>
            {words.search.noneHelp}
          </Empty>
        </div>
      )}
      {found && found.total > 0 && <Found found={found} address={address} onMore={more} />}
    </LedgerSection>
  );
}

interface FoundProps {
  readonly found: CardLines;
  readonly address: DatabaseAddress;
  readonly onMore: () => void;
}

function Found({ found: { lines, total }, address, onMore }: FoundProps) {
  const { search, more } = useText().legalDatabase;
  return (
    <>
      <CardRows
        lines={lines}
        label={search.results}
        open={address.place.at}
        linkTo={address.linkTo}
        preview={RESULT_PREVIEW}
      />
      {lines.length < total && (
        <Button block onClick={onMore}>
          {more(Math.min(LIST_STEP, total - lines.length))}
        </Button>
      )}
    </>
  );
}
