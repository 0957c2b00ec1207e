import { discardOrderDraft } from '#data/records/application/order-drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { MatterLine } from '#parts/sync-list/matter-line.tsx';
import { matterOfFiled } from '#parts/sync-list/matter.ts';
import { useText } from '#parts/text-context.tsx';
import { recordPath } from './record-path.ts';
import { SavedRow } from './saved-row.tsx';
import type { UnfinishedOrder } from './sync-work.ts';
import { nameFor } from '#domain/case/name-for.ts';

const ACT = { Approved: 'approve', Rejected: 'reject' } as const;

/** Unsigned order; opens in its editor. */
export function SavedOrder({ order }: { order: UnfinishedOrder }) {
  const text = useText();
  const { records, sync } = text;
  const { db, user } = useDevice();
  const { applicationId, status, application } = order;
  const what = sync.saved.order[status];
  const title = application ? records.matter.titled(nameFor(application), what) : what;
  return (
    <SavedRow
      title={title}
      to={`${recordPath(user, { entity: 'application', entityId: applicationId })}?decide=${ACT[status]}`}
      line={
        application && (
          <MatterLine
            matter={matterOfFiled(
              { ...application, content: application, filedAt: application.createdAt },
              text,
            )}
          />
        )
      }
      onDiscard={() => discardOrderDraft(db, order)}
    />
  );
}
