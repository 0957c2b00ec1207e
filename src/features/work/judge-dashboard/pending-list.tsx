import { pendingApplications } from '#data/records/application/applications.ts';
import { unfinishedOrders } from '#data/records/application/order-drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { PagedList, usePages } from '#parts/screen/paged-list.tsx';
import { useText } from '#parts/text-context.tsx';
import { Empty } from '#ui/empty.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import './pending-list.css';
import { PendingRow } from './pending-row.tsx';

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
