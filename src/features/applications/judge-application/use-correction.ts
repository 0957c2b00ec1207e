/** Checks, previews and sends a clerical correction. It needs the network, as a signature with a passkey does. */
import { NewCorrection, type Order } from '#contract/application/order.ts';
import { ORDER_ENDPOINTS } from '#contract/application/order-proof.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { sha256Text } from '#data/shared-links/sha256-text.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import type { CourtDocument } from '#documents/model.ts';
import { CORRECTION_FAULTS, correctedOrder, correctionFault } from '#documents/order/corrected-paper.ts';
import { matterOfOrder, signedOrder } from '#documents/signed-order.ts';
import { present } from '#kernel/present.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import type { Refusal } from '#parts/form/refusal.ts';
import { useText } from '#parts/text-context.tsx';
import { ENGLISH_ORDER } from '#text/order-paper-words.ts';
import { useOrderContext } from './use-signed-paper.ts';

export interface CorrectionValues {
  readonly wrong: string;
  readonly right: string;
  readonly why: string;
}
export type CorrectionField = keyof CorrectionValues;

interface CorrectionWork {
  readonly check: (values: CorrectionValues) => FormErrors<CorrectionField>;
  readonly send: (values: CorrectionValues) => Promise<Refusal<CorrectionField> | null>;
  /** Null while a field has an error. */
  readonly paperOf: (values: CorrectionValues) => CourtDocument | null;
}

export function useCorrection(application: ApplicationView, order: Order): CorrectionWork {
  const device = useDevice();
  const { ports } = device;
  const { judgeApplication, wire } = useText();
  const { correct } = judgeApplication.order;
  const context = useOrderContext(application, order);
  const { tables, words } = context;

  const check = (values: CorrectionValues): FormErrors<CorrectionField> => {
    const read = NewCorrection.safeParse(values);
    if (!read.success) return fieldErrors(read.error);
    const { blocks } = signedOrder(application, order, context);
    const { heading } = words ?? ENGLISH_ORDER;
    const matter = matterOfOrder(application, order, context);
    const fault = correctionFault({ blocks, heading: heading.order, order }, read.data, matter);
    return fault ? { [CORRECTION_FAULTS[fault].field]: CORRECTION_FAULTS[fault].msg } : {};
  };
  const corrected = (values: CorrectionValues): CourtDocument => {
    const at = ports.now().toISOString();
    const stamp = { orderId: UNSTORED, at, deviceTime: at };
    return signedOrder(application, correctedOrder(order, values, stamp), context);
  };
  const send = async (values: CorrectionValues): Promise<Refusal<CorrectionField> | null> => {
    const read = NewCorrection.safeParse(values);
    if (!read.success) return { errors: fieldErrors(read.error) };
    // without the law tables the paper is not the one that the server seals
    const shown = tables ? await sha256Text(exactTextOf(corrected(read.data))) : undefined;
    const { path } = ORDER_ENDPOINTS.correctOrder;
    const endpoint = { ...ORDER_ENDPOINTS.correctOrder, path: path.replace(':orderId', order._id) };
    const body = { ...read.data, ...present({ shown }) };
    const done = await askAccount(device, endpoint, { id: application._id, body });
    if (done.ok) return null;
    const { error } = done;
    if (error.kind === 'network') return { msg: correct.online };
    if (error.kind !== 'refused') return { msg: correct.failed };
    const { msg, fields } = error.problem;
    return fields ? { msg: wire.said(fields['shown'] ?? msg), errors: fields } : { msg: wire.said(msg) };
  };
  return {
    check,
    send,
    paperOf: (values) => (Object.keys(check(values)).length === 0 ? corrected(values) : null),
  };
}

/** Number of an order that the server has not stored; it is not printed. */
const UNSTORED = '';
