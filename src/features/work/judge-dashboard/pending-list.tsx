import { useCallback, useMemo, useState } from 'react';
import {
  asksAll,
  matchingPending,
  PENDING_FILTERS,
  type PendingAsked,
  pendingApplications,
  pendingById,
  type PendingWords,
  wordsOfPending,
} from '#data/records/application/pending-applications.ts';
import { unfinishedOrders } from '#data/records/application/order-drafts.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { Db } from '#data/store/db.ts';
import { ANNA_BHALERAO, ANTIL_2022 } from '#law/judgments.ts';
import { DocketKeyList, useDocketKeys } from './docket-keys.tsx';
import { useReturnToRow } from './return-to-row.ts';
import { DocketRow } from './docket-row.tsx';
import { useDocketOrder } from './use-docket-order.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { PagedList, usePages } from '#parts/screen/paged-list.tsx';
import { useText } from '#parts/text-context.tsx';
import { Stop } from '#parts/full-stop.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { useSearchParams } from 'react-router-dom';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import './pending-list.css';

/** `loading`: nothing fetched yet, so an empty list would be wrong. */
export function PendingList({ loading }: { loading: boolean }) {
  const { judge } = useText();
  const { db } = useDevice();
  const { asked, find } = useFind();
  const found = useFound(asked);
  const order = useDocketOrder();
  const ids = useMemo(() => inOrder(order.ids, found), [order.ids, found]);
  const pages = usePages(
    useCallback(
      (from: Db, limit: number) =>
        ids ? pendingById(from, ids.slice(0, limit)) : pendingApplications(from, limit),
      [ids],
    ),
  );
  const live = useLive(() => unfinishedOrders(db), [db]);
  const none = asksAll(asked) ? judge.none : judge.find.none;
  const unfinishedIds = new Set(
    live.status === 'ready' ? live.value.map(({ applicationId }) => applicationId) : [],
  );
  const list = useDocketKeys();
  useReturnToRow(list, ids !== null && pages.rows !== null);
  return (
    <LedgerSection title={judge.pendingList} more={<DocketKeyList />}>
      <div className="bench-docket" ref={list}>
        <div className="bench-tools">
          {find}
          <p className="small quiet">{order.ids ? judge.docket.sorted : judge.docket.byAge}</p>
        </div>
        <DocketHead />
        <PagedList
          pages={loading || found === undefined ? { rows: null, more: null } : pages}
          loading={judge.loadingList}
          empty={<Empty title={none.title}>{none.text}</Empty>}
          more={judge.showMore}
        >
          {(application) => (
            <DocketRow
              key={application._id}
              application={application}
              facts={order.facts.get(application._id)}
              unfinished={unfinishedIds.has(application._id)}
            />
          )}
        </PagedList>
        <p className="small quiet">
          {judge.disposal.basis} <Citation authority={ANTIL_2022} />; {judge.disposal.basisLatest}{' '}
          <Citation authority={ANNA_BHALERAO} />
          <Stop />
        </p>
      </div>
    </LedgerSection>
  );
}

/** The found applications in the order of the docket; null while there is neither a search nor an order. */
function inOrder(
  ordered: readonly string[] | null,
  found: readonly string[] | null | undefined,
): readonly string[] | null {
  if (!found) return ordered;
  if (!ordered) return found;
  const isFound = new Set(found);
  const counted = ordered.filter((id) => isFound.has(id));
  const isCounted = new Set(counted);
  return [...counted, ...found.filter((id) => !isCounted.has(id))];
}

/** Column names; each row has its own words for a screen reader. */
function DocketHead() {
  const { columns } = useText().judge.docket;
  return (
    <div className="docket-head" aria-hidden>
      {Object.values(columns).map((column) => (
        <span key={column}>{column}</span>
      ))}
    </div>
  );
}

const NONE_READ: readonly PendingWords[] = [];

/** Null without a query, undefined while loading. Reads once per query, not per row. */
function useFound(query: PendingAsked): readonly string[] | null | undefined {
  const { db } = useDevice();
  const all = asksAll(query);
  const live = useLive(async () => (all ? NONE_READ : wordsOfPending(db)), [db, all]);
  const words = live.status === 'ready' ? live.value : undefined;
  return useMemo(
    () => (all ? null : words && words !== NONE_READ ? matchingPending(words, query) : undefined),
    [all, words, query],
  );
}

/** Query and filter are in the URL, so that Back restores the list. */
function useFind() {
  const { judge } = useText();
  const { day } = useCourtDay();
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState(search.get('q') ?? '');
  const only = PENDING_FILTERS.find((each) => each === search.get('only')) ?? 'all';
  const query = useMemo((): PendingAsked => ({ text, only, today: day }), [text, only, day]);
  const say = (name: string, value: string) =>
    setSearch(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const find = (
    <search className="pending-find">
      <TextField
        id="pending-text"
        type="search"
        label={judge.find.label}
        hint={judge.find.hint}
        value={text}
        onChange={(words) => {
          setText(words);
          say('q', words);
        }}
      />
      <SelectField
        id="pending-only"
        label={judge.find.only}
        options={PENDING_FILTERS.map((value) => ({ value, label: judge.find.filter[value] }))}
        value={only}
        onChange={(value) => say('only', value === 'all' ? '' : value)}
      />
    </search>
  );
  return { asked: query, find };
}
