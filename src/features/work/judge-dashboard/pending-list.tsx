import { unfinishedOrders } from '#data/records/application/order-drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { List } from '#ui/list-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './pending-list.css';
import { PendingRow } from './pending-row.tsx';
import { usePending } from './use-pending.ts';

const SKELETON_ROWS = 3;

export function PendingList({ loading }: { loading: boolean }) {
  const { judge } = useText();
  const { rows, more } = usePending();
  return (
    <LedgerSection title={judge.pendingList}>
      {loading || rows === null ? (
        <Skeleton label={judge.loadingList} rows={SKELETON_ROWS} />
      ) : rows.length === 0 ? (
        <Empty title={judge.none.title}>{judge.none.text}</Empty>
      ) : (
        <Rows rows={rows} more={more} />
      )}
    </LedgerSection>
  );
}

function Rows({
  rows,
  more,
}: {
  rows: NonNullable<ReturnType<typeof usePending>['rows']>;
  more: (() => void) | null;
}) {
  const { judge } = useText();
  const { db } = useDevice();
  const live = useLive(() => unfinishedOrders(db), [db]);
  const begun = new Set(live.status === 'ready' ? live.value.map(({ applicationId }) => applicationId) : []);
  return (
    <div className="stack pending">
      <List>
        {rows.map((application) => (
          <PendingRow
            key={application._id}
            application={application}
            unfinished={begun.has(application._id)}
          />
        ))}
      </List>
      {more && <Button onClick={more}>{judge.showMore}</Button>}
    </div>
  );
}
