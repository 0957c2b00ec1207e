/** An order being written: kept on the device with each stroke, checked and queued when it is signed. */
import { useState } from 'react';
import type { DecisionStatus } from '#contract/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { type OrderDraft, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { decisionFromDraft, type OrderErrors } from './order-form.ts';
import { signOrder } from './sign-order.ts';

export interface OrderWork {
  readonly application: ApplicationView;
  readonly status: DecisionStatus;
  readonly initial: OrderDraft;
  /** The application has changed since the judge read it. */
  readonly unread: boolean;
  /** An order is being signed. */
  readonly onBusy: (busy: boolean) => void;
  readonly onSigned: () => void;
}

export type ShownErrors = OrderErrors & { readonly changed?: string };

export function useOrder({ application, status, initial, unread, onBusy, onSigned }: OrderWork) {
  const device = useDevice();
  const { order: words } = useText();
  const [draft, setDraft] = useState(initial);
  const [tried, setTried] = useState<{ attempt: number; errors: ShownErrors }>({ attempt: 0, errors: {} });
  const [failure, setFailure] = useState<string | null>(null);
  const [signing, setSigning] = useState(false);

  const busy = (now: boolean) => {
    setSigning(now);
    onBusy(now);
  };

  const change = (part: Partial<OrderDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    saveOrderDraft(device.db, { applicationId: application._id, status }, part).then(
      (saved) => setFailure(saved.ok ? null : words.refused.full),
      () => setFailure(words.refused.failed),
    );
  };

  const sign = async () => {
    const decision = decisionFromDraft(status, draft, words);
    const errors = decision.ok ? {} : decision.error;
    setTried(({ attempt }) => ({
      attempt: attempt + 1,
      errors: unread ? { ...errors, changed: words.errors.changed } : errors,
    }));
    if (!decision.ok || unread) return;
    busy(true);
    const refused = await signOrder(device, { application, decision: decision.value }, words);
    busy(false);
    if (refused) setFailure(words.refused[refused]);
    else onSigned();
  };

  return { draft, change, sign, signing, failure, ...tried };
}
