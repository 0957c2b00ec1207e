/** Order editor: reasons, conditions, bond and signature. It replaces the document. */
import { useEffect, useState } from 'react';
import type { DecisionStatus } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { orderDraftOf } from '#data/records/application/order-drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';
import { restoreReturnedOrder } from './keep-as-draft.ts';
import { OrderEditor } from './order-editor.tsx';

interface DecisionPanelProps {
  application: ApplicationView;
  status: DecisionStatus;
  /** The application changed after the judge opened it. */
  unread: boolean;
  onRead: () => void;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
  onSigned: () => void;
}

export function DecisionPanel({ application, status, unread, onRead, ...rest }: DecisionPanelProps) {
  const { db } = useDevice();
  const { _id: applicationId, status: held } = application;
  const storedDraft = useStoredDraft(
    () => orderDraftOf(db, { applicationId, status }),
    [db, applicationId, status],
  );
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void bestEffort(restoreReturnedOrder(db, { applicationId, status })).finally(() => setReady(true));
  }, [db, applicationId, status]);
  const [heldWhenRead, setHeldWhenRead] = useState(held);
  if (storedDraft.status === 'loading' || !ready) return null;
  const read = () => {
    setHeldWhenRead(held);
    onRead();
  };
  return (
    <OrderEditor
      key={`${applicationId}-${status}`}
      application={application}
      status={status}
      kept={storedDraft.value}
      unread={unread || held !== heldWhenRead}
      onRead={read}
      {...rest}
    />
  );
}
