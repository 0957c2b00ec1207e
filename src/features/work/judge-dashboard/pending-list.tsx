import { pendingApplications, type ApplicationView } from '#data/records/application/applications.ts';
import { unfinishedOrders } from '#data/records/application/order-drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { PagedList, usePages } from '#parts/screen/paged-list.tsx';
import { useText } from '#parts/text-context.tsx';
import { Empty } from '#ui/empty.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { Check, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { DayOfText } from '#ui/time-text.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Docket } from '#ui/docket.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { SyncWord } from '#ui/sync-word.tsx';
import './pending-list.css';

/** `loading`: nothing has been fetched yet, so an empty list would be a lie. */
export function PendingList({ loading }: { loading: boolean }) {
  const { judge } = useText();
  const { db } = useDevice();
  const pages = usePages(pendingApplications);
  const live = useLive(() => unfinishedOrders(db), [db]);
  const begun = new Set(live.status === 'ready' ? live.value.map(({ applicationId }) => applicationId) : []);
  return (
    <LedgerSection title={judge.pendingList}>
      <div className="pending">
        <PagedList
          pages={loading ? { rows: null, more: null } : pages}
          loading={judge.loadingList}
          empty={<Empty title={judge.none.title}>{judge.none.text}</Empty>}
          more={judge.showMore}
        >
          {(application) => (
            <PendingRow
              key={application._id}
              application={application}
              unfinished={begun.has(application._id)}
            />
          )}
        </PagedList>
      </div>
    </LedgerSection>
  );
}

/** Approve and Reject open the application with the order beside it: nobody signs without the file in sight. */
function PendingRow({ application, unfinished }: { application: ApplicationView; unfinished: boolean }) {
  const { judge, judgeApplication } = useText();
  const navigate = useNavigate();
  const { _id, applicant, applicationNumber, createdAt, case: facts, sync } = application;
  const file = `/judge-application-view/${_id}`;
  const decide = (act: 'approve' | 'reject') => void navigate(`${file}?decide=${act}`, { state: FROM_LIST });
  const of = <span className="vh">{judge.of(applicant.name)}</span>;
  return (
    <ListRow
      title={applicant.name}
      to={file}
      under={
        <>
          <p className="row">
            <Docket>{applicationNumber ?? judgeApplication.noNumber}</Docket>
            <span>
              {judge.filed} <DayOfText at={createdAt} />
            </span>
            <span>{facts.sections.join(', ')}</span>
          </p>
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

/** Once signed, the judge is back at the list. */
const FROM_LIST = { from: '/judge-dashboard' };
