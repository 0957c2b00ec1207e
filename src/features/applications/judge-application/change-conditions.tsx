/** Other conditions of the bail in force: an order of its own, which leaves the rest of the grant as it is. */
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#contract/application/order.ts';
import { syncNow } from '#data/device/sync.ts';
import { useLive } from '#data/react/use-live.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { type ContestedView, contestedPoints } from '#data/records/contested/contested-points.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { isOpenRequest } from '#domain/application/conditions-request.ts';
import { ordersOnBail } from '#domain/application/order-applicants.ts';
import { DocumentPreview } from '#parts/document-preview/document-preview.tsx';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { formNames } from '#parts/form/form-names.ts';
import { useDraftForm } from '#parts/form/use-draft-form.ts';
import { useFormDraft } from '#parts/form/use-form-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { CONDITIONS_FIELDS, ConditionsFields, ID_OF } from './conditions-fields.tsx';
import {
  type ConditionsField,
  type ConditionsValues,
  initialConditions,
  useChangeConditions,
} from './use-change-conditions.ts';

interface ChangeConditionsProps {
  readonly application: ApplicationView;
  readonly order: Order;
}

/** Renders nothing unless the conditions of this order are in force. */
export function ChangeConditions({ application, order }: ChangeConditionsProps) {
  const { modify } = useText().judgeApplication.order;
  const [isOpen, setOpen] = useState(false);
  const stored = useFormDraft(formNames.changeConditions(order._id));
  const requests = useOpenRequests(application);
  const isInForce = ordersOnBail(application).some(({ _id }) => _id === order._id);
  if (!isInForce || application.pendingDecision || stored.status === 'loading' || !requests) return null;
  if (!isOpen && stored.value === null) {
    return (
      <p>
        <Button kind="quiet" icon={ListChecks} onClick={() => setOpen(true)}>
          {requests.length > 0 ? modify.openRequest : modify.open}
        </Button>
      </p>
    );
  }
  return (
    <ConditionsForm {...{ application, order, requests }} kept={stored.value} onDone={() => setOpen(false)} />
  );
}

/** Null until they are read. */
function useOpenRequests(application: ApplicationView): ContestedView[] | null {
  const { db } = useDevice();
  const live = useLive(() => contestedPoints(db, application._id), [db, application._id]);
  if (live.status === 'loading') return null;
  return live.value.filter((point) => isOpenRequest(point, application));
}

interface ConditionsFormProps extends ChangeConditionsProps {
  readonly requests: readonly ContestedView[];
  readonly kept: KeptForm | null;
  readonly onDone: () => void;
}

function ConditionsForm({ application, order, requests, kept, onDone }: ConditionsFormProps) {
  const words = useText();
  const { modify } = words.judgeApplication.order;
  const { db, ports } = useDevice();
  const { check, send, paperOf, notices } = useChangeConditions({ application, order, requests });
  const [initial] = useState(() => initialConditions({ order, requests }));
  const form = useDraftForm<ConditionsValues, ConditionsField>({
    name: formNames.changeConditions(order._id),
    kept,
    initial,
    check,
    send,
    onSent: () => {
      notify({ ...modify.done, type: 'success' });
      onDone();
      void syncNow(db, ports).catch(actFailed);
    },
  });
  const paper = paperOf(form.values);
  return (
    <FormFrame form={form} order={CONDITIONS_FIELDS} idOf={(field) => ID_OF[field]} className="stack">
      <h3>{modify.title}</h3>
      <p className="quiet">{modify.lead}</p>
      <ConditionsFields {...{ application, requests, notices, form }} />
      {paper && <DocumentPreview document={paper} label={modify.preview} />}
      <p className="row">
        <Button kind="primary" type="submit" busy={form.busy ? modify.signing : undefined}>
          {modify.sign}
        </Button>
        <Button kind="quiet" onClick={() => void form.putAway().then(onDone)}>
          {modify.cancel}
        </Button>
      </p>
    </FormFrame>
  );
}
