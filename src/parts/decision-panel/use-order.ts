/** An order being written: kept on the device as it is typed, checked and queued when it is signed. */
import type { DecisionStatus } from '#contract/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { BLANK_ORDER, type OrderDraft, saveOrderDraft } from '#data/records/application/order-drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { Refusal } from '#parts/form/refusal.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useOtherWindow } from '#parts/form/use-other-window.ts';
import { useText } from '#parts/text-context.tsx';
import { decisionFromDraft, type OrderField } from './order-form.ts';
import { signOrder } from './sign-order.ts';

export interface OrderWork {
  readonly application: ApplicationView;
  readonly status: DecisionStatus;
  /** As it stands on the device; null before the first stroke. */
  readonly kept: OrderDraft | null;
  /** The application has changed since the judge read it. */
  readonly unread: boolean;
  /** An order is being signed. */
  readonly onBusy: (busy: boolean) => void;
  readonly onSigned: () => void;
}

/** `changed`: the text of the application, not yet read again. */
export type ShownField = OrderField | 'changed';

export function useOrder({ application, status, kept, unread, onBusy, onSigned }: OrderWork) {
  const device = useDevice();
  const { order: words } = useText();
  const key = { applicationId: application._id, status };

  const { keep, flush, safety } = useAutosave<OrderDraft>({
    merge: (_, later) => later,
    save: async (draft) => {
      wrote(draft);
      return (await saveOrderDraft(device.db, key, draft)).ok ? null : 'full';
    },
  });

  const send = async (draft: OrderDraft): Promise<Refusal<ShownField> | null> => {
    const decision = decisionFromDraft(status, draft, words);
    if (!decision.ok) return { errors: decision.error };
    onBusy(true);
    await flush(); // what could not be kept is signed all the same: the order itself is kept then
    const refused = await signOrder(device, { application, decision: decision.value }, words);
    onBusy(false);
    if (refused) return { msg: words.refused[refused] };
    onSigned();
    return null;
  };

  const form = useForm<OrderDraft, ShownField>({
    initial: { ...BLANK_ORDER, ...kept },
    check: (draft) => {
      const decision = decisionFromDraft(status, draft, words);
      return { ...(decision.ok ? {} : decision.error), ...(unread && { changed: words.errors.changed }) };
    },
    send,
    onChange: keep,
  });
  const wrote = useOtherWindow(kept, form.show);
  const unkept = safety === 'full' || safety === 'failed' ? words.refused[safety] : null;
  return { ...form, refusal: unkept ?? form.refusal };
}
