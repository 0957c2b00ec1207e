import { useCallback, useMemo, useState } from 'react';
import type { ApplicationView } from '#data/records/application/applications.ts';
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
import { DisposalClock } from './disposal-clock.tsx';
import { Citation } from '#parts/law-library/card-link.tsx';
import { ChangedMark } from '#parts/court-changes/changed-mark.tsx';
import { TransferredNote } from '#parts/court-changes/transferred-note.tsx';
import { PagedList, usePages } from '#parts/screen/paged-list.tsx';
import { useText } from '#parts/text-context.tsx';
import { Stop } from '#parts/full-stop.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Check, X } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DayOfText } from '#ui/time-text.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import './pending-list.css';
import { nameFor } from '#domain/case/name-for.ts';

/** `loading`: nothing fetched yet, so an empty list would be wrong. */
export function PendingList({ loading }: { loading: boolean }) {
  const { judge } = useText();
  const { db } = useDevice();
  const { asked, find } = useFind();
  const found = useFound(asked);
  const pages = usePages(
    useCallback(
      (from: Db, limit: number) =>
        found === null ? pendingApplications(from, limit) : pendingById(from, (found ?? []).slice(0, limit)),
      [found],
    ),
  );
  const live = useLive(() => unfinishedOrders(db), [db]);
  const none = asksAll(asked) ? judge.none : judge.find.none;
  const unfinishedIds = new Set(
    live.status === 'ready' ? live.value.map(({ applicationId }) => applicationId) : [],
  );
  return (
    <LedgerSection title={judge.pendingList}>
      <div className="pending">
        {find}
        <PagedList
          pages={loading || found === undefined ? { rows: null, more: null } : pages}
          loading={judge.loadingList}
          empty={<Empty title={none.title}>{none.text}</Empty>}
          more={judge.showMore}
        >
          {(application) => (
            <PendingRow
              key={application._id}
              application={application}
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

/** Approve and Reject open the application beside the order, so that the file is visible on signing. */
function PendingRow({ application, unfinished }: { application: ApplicationView; unfinished: boolean }) {
  const { judge, judgeApplication } = useText();
  const navigate = useNavigate();
  const { _id, applicationNumber, createdAt, case: facts, sync } = application;
  const file = `/judge-application-view/${_id}`;
  const decide = (act: 'approve' | 'reject') => void navigate(`${file}?decide=${act}`, { state: FROM_LIST });
  const name = nameFor(application);
  const of = <span className="vh">{judge.of(name)}</span>;
  return (
    <ListRow
      title={name}
      to={file}
      under={
        <>
          <p className="row">
            <Docket>{applicationNumber ?? judgeApplication.noNumber}</Docket>
            <span>
              {judge.filed} <DayOfText at={createdAt} />
            </span>
            <span>{facts.sections.join(', ')}</span>
            <DisposalClock of={application} />
          </p>
          <TransferredNote application={application} />
          <ChangedMark applicationId={_id} />
          {sync === 'needs-you' && <SyncWord kind="needs">{judge.cameBack}</SyncWord>}
          {unfinished && sync !== 'needs-you' && <SyncWord kind="saved">{judge.unfinished}</SyncWord>}
        </>
      }
      acts={
        <>
          <ButtonLink to={file} kind="quiet">
            {judge.viewDetails}
            {of}
          </ButtonLink>
          <Button icon={Check} onClick={() => decide('approve')}>
            {judge.approve}
            {of}
          </Button>
          <Button kind="danger" icon={X} onClick={() => decide('reject')}>
            {judge.reject}
            {of}
          </Button>
        </>
      }
    />
  );
}

/** Return to the list after signing. */
const FROM_LIST = { from: '/judge-dashboard' };
