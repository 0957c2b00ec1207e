import { useMemo, useState } from 'react';
import { diaryById, diaryOf, diaryPage } from '#data/records/diary/diary.ts';
import type { Db } from '#data/store/db.ts';
import { useRecordsState } from '#parts/first-pull/use-records-state.ts';
import { useListSearch } from '#parts/global-search/use-list-search.ts';
import { PagedList } from '#parts/screen/paged-list.tsx';
import { useText } from '#parts/text-context.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { EntryRow, type EntryRowActs } from './entry-row.tsx';

interface EntryListProps extends EntryRowActs {
  readonly caseId: string | null;
}

/** Entries, newest first, with full-text search. */
export function EntryList({ caseId, ...acts }: EntryListProps) {
  const { diary: words } = useText();
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const isKnown = useRecordsState()?.kind === 'known';
  const all = useMemo(() => (caseId === null ? diaryPage : (db: Db) => diaryOf(db, { caseId })), [caseId]);
  const { pages, count } = useListSearch({
    kind: 'diary',
    query,
    caseId: caseId ?? undefined,
    all,
    byId: diaryById,
  });
  return (
    <LedgerSection title={words.list}>
      <div className="stack">
        <div role="search">
          <TextField
            id="diary-search"
            type="search"
            label={words.search}
            hint={words.searchHint}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={setTyped}
          />
        </div>
        <p className="small quiet" role="status">
          {count !== null && count > 0 && words.found(count)}
          {count === 0 && isKnown && words.noMatch}
        </p>
        <PagedList
          pages={pages}
          loading={words.loading}
          empty={query === '' && <Empty title={words.none}>{words.noneText}</Empty>}
          more={words.more}
        >
          {(entry) => <EntryRow key={entry._id} entry={entry} withCase={caseId === null} {...acts} />}
        </PagedList>
      </div>
    </LedgerSection>
  );
}
