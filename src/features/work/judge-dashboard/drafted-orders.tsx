import { Undo2 } from 'lucide-react';
import { type ApplicationView, draftedOrders } from '#data/records/application/applications.ts';
import { useStorageState } from '#data/react/use-storage-status.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { undoOrder } from '#parts/order-editor/undo-order.ts';
import { useText } from '#parts/text-context.tsx';
import { useAct } from '#parts/form/use-act.ts';
import { Button } from '#ui/controls/button.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { nameFor } from '#domain/case/name-for.ts';

/** Orders of this device, in force only once the server has them. Hidden if empty. */
export function DraftedOrders() {
  const { judge, order } = useText();
  const { db } = useDevice();
  const live = useLive(() => draftedOrders(db), [db]);
  if (live.status === 'loading' || live.value.length === 0) return null;
  return (
    <LedgerSection title={judge.drafted.title}>
      <div className="stack">
        <p className="quiet">{order.notice.drafted}</p>
        <List>
          {live.value.map((application) => (
            <DraftedRow key={application._id} application={application} />
          ))}
        </List>
      </div>
    </LedgerSection>
  );
}

function DraftedRow({ application }: { application: ApplicationView }) {
  const { judge, judgeApplication, order, sync } = useText();
  const device = useDevice();
  const hasRoom = useStorageState() !== 'full';
  const act = useAct();
  const { _id, applicationNumber, pendingDecision } = application;
  const name = nameFor(application);
  if (!pendingDecision) return null;
  const { decision, undoUntil } = pendingDecision;
  return (
    <ListRow
      title={name}
      to={`/judge-application-view/${_id}`}
      chip={<Chip kind="draft">{judge.drafted.chip[decision.status]}</Chip>}
      under={
        <>
          <p className="row">
            <Docket>{applicationNumber ?? judgeApplication.noNumber}</Docket>
          </p>
          <SyncWord kind="waiting">{hasRoom ? judge.drafted.waiting : sync.waiting.room}</SyncWord>
        </>
      }
      acts={
        undoUntil === null ? undefined : (
          <Button icon={Undo2} onClick={() => void act(() => undoOrder(device, application, order))}>
            {judge.drafted.stop}
            <span className="vh">{judge.of(name)}</span>
          </Button>
        )
      }
    />
  );
}
