import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useDb, useLive } from '#data/react/use-live.ts';
import { type DiaryView, diaryOf, diaryPage, diaryTexts, matchesDiary } from '#data/records/diary/diary.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { List } from '#ui/list-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { EntryRow, type EntryRowActs } from './entry-row.tsx';

const PAGE = 50;

interface EntryListProps extends EntryRowActs {
  readonly caseId: string | null;
}

/** What happened, newest first; every word of it is searched as it is typed. */
export function EntryList({ caseId, ...acts }: EntryListProps) {
  const { diary: words } = useText();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(PAGE);
  const query = useDeferredValue(typed.trim());
  const found = useEntries(caseId, query, shown);
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
        {found === null ? (
          <Skeleton label={words.loading} rows={3} />
        ) : (
          <Found query={query} found={found} shown={shown}>
            {(entry) => <EntryRow key={entry._id} entry={entry} withCase={caseId === null} {...acts} />}
          </Found>
        )}
        {found && found.length > shown && (
          <p>
            <Button onClick={() => setShown(shown + PAGE)}>{words.more}</Button>
          </p>
        )}
      </div>
    </LedgerSection>
  );
}

interface FoundProps {
  readonly query: string;
  readonly found: readonly DiaryView[];
  readonly shown: number;
  readonly children: (entry: DiaryView) => ReactNode;
}

function Found({ query, found, shown, children }: FoundProps) {
  const { diary: words } = useText();
  if (found.length === 0) {
    return query === '' ? (
      <Empty title={words.none}>{words.noneText}</Empty>
    ) : (
      <p role="status">{words.noMatch}</p>
    );
  }
  return (
    <>
      {query !== '' && (
        <p className="small quiet" role="status">
          {words.found(found.length)}
        </p>
      )}
      <List>{found.slice(0, shown).map((entry) => children(entry))}</List>
    </>
  );
}

/** A page from the index; while one searches, all of them are read once and matched as one types. Null while reading. */
function useEntries(caseId: string | null, query: string, shown: number): readonly DiaryView[] | null {
  const db = useDb();
  const searching = query !== '';
  const listed = useLive<readonly DiaryView[]>(() => {
    if (searching) return Promise.resolve([]);
    return caseId === null ? diaryPage(db, shown + 1) : diaryOf(db, { caseId });
  }, [db, caseId, shown, searching]);
  const texts = useLive(
    () => (searching ? diaryTexts(db, caseId === null ? undefined : { caseId }) : Promise.resolve(null)),
    [db, caseId, searching],
  );
  const all = texts.status === 'ready' ? texts.value : null;
  const matched = useMemo(
    () => all && all.filter((each) => matchesDiary(each, query)).map(({ entry }) => entry),
    [all, query],
  );
  if (searching) return matched;
  return listed.status === 'ready' ? listed.value : null;
}
