/** All applications of the court, or those of one outcome, with a search. */
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { outcomeList, type OutcomeList } from '#data/records/application/decided-applications.ts';
import type { Db } from '#data/store/db.ts';
import type { Order } from '#contract/application/order.ts';
import { applicantNumbers, lastOrderFor, namesOfApplicants } from '#domain/application/order-applicants.ts';
import { isOfKnownChild, nameFor } from '#domain/case/name-for.ts';
import { FILED } from '#domain/case/status-rules.ts';
import { PagedList, usePages } from '#parts/screen/paged-list.tsx';
import { StatusChip } from '#parts/status-chip.tsx';
import { useText } from '#parts/text-context.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { DayOfText } from '#ui/time-text.tsx';

export function OutcomeSection({ list }: { readonly list: OutcomeList }) {
  const { judge } = useText();
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState(search.get('q') ?? '');
  const pages = usePages(
    useCallback((db: Db, limit: number) => outcomeList(db, { list, text }, limit), [list, text]),
  );
  const type = (words: string) => {
    setText(words);
    setSearch(words === '' ? { list } : { list, q: words }, { replace: true, preventScrollReset: true });
  };
  return (
    <LedgerSection title={judge.lists[list]} more={<Link to="?">{judge.pendingList}</Link>}>
      <search className="pending-find">
        <TextField
          id="outcome-text"
          type="search"
          label={judge.lists.find}
          hint={judge.find.hint}
          value={text}
          onChange={type}
        />
      </search>
      <PagedList
        pages={pages}
        loading={judge.loadingList}
        empty={<Empty title={judge.find.none.title}>{judge.lists.none}</Empty>}
        more={judge.showMore}
      >
        {(application) => <OutcomeRow key={application._id} application={application} />}
      </PagedList>
    </LedgerSection>
  );
}

function OutcomeRow({ application }: { readonly application: ApplicationView }) {
  const { judge, judgeApplication } = useText();
  const { _id, applicationNumber, createdAt, case: facts, orders, coApplicants = [] } = application;
  const last = orders.at(-1);
  const isJoint = coApplicants.length > 0;
  return (
    <ListRow
      title={nameFor(application)}
      to={`/judge-application-view/${_id}`}
      chip={<StatusChip of={application} />}
      under={
        <>
          <p className="row">
            <Docket>{applicationNumber ?? judgeApplication.noNumber}</Docket>
            <span>{facts.sections.join(', ')}</span>
            <span>
              {judge.filed} <DayOfText at={createdAt} />
            </span>
            {isJoint || !last ? null : <OrderMade order={last} />}
          </p>
          {isJoint && <ResultOfEach application={application} />}
        </>
      }
    />
  );
}

function OrderMade({ order: { at, by } }: { readonly order: Order }) {
  const { judge } = useText();
  return (
    <span>
      {judge.lists.order} <DayOfText at={at} />, {by.name}
    </span>
  );
}

/** The last order on each applicant of a joint application. */
function ResultOfEach({ application }: { readonly application: ApplicationView }) {
  const { order: words, statuses } = useText();
  const names = isOfKnownChild(application) ? [] : namesOfApplicants(application);
  return (
    <ul>
      {applicantNumbers(application).map((number) => {
        const order = lastOrderFor(application, number);
        return (
          <li key={number}>
            {words.applicants.numbered(number, names[number - 1] ?? '')}: {statuses[order?.to ?? FILED]}
            {order && ', '}
            {order && <OrderMade order={order} />}
          </li>
        );
      })}
    </ul>
  );
}
