/** Checks, previews and sends an order on the conditions of bail. It is signed at once and needs the network. */
import { NewConditions, type Order } from '#contract/application/order.ts';
import { ORDER_ENDPOINTS } from '#contract/application/order-proof.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { BLANK_ORDER, type OrderDraft } from '#data/records/application/order-draft.ts';
import { sha256Text } from '#data/shared-links/sha256-text.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import type { CourtDocument } from '#documents/model.ts';
import { orderOnConditions } from '#documents/order/conditions-paper.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { CONDITION_FAULTS, conditionFault } from '#domain/application/condition-faults.ts';
import { present } from '#kernel/present.ts';
import { useOrderWords, usePaperWords } from '#parts/court-document/use-paper-words.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import type { Refusal } from '#parts/form/refusal.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { draftDecision, draftFromDecision } from '#parts/order-editor/order-form.ts';
import { useOwnStamp } from '#parts/order-editor/use-order-paper.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';

export interface ConditionsValues extends Pick<OrderDraft, 'conditions' | 'details' | 'concern' | 'text'> {
  readonly askedBy: NewConditions['askedBy'] | '';
  readonly otherSide: NewConditions['otherSide'] | '';
}
/** `other`: text of the judge's own condition. */
export type ConditionsField = 'askedBy' | 'otherSide' | 'text' | 'conditions' | 'other';

interface ConditionsWork {
  readonly check: (values: ConditionsValues) => FormErrors<ConditionsField>;
  readonly send: (values: ConditionsValues) => Promise<Refusal<ConditionsField> | null>;
  /** Null while a field has an error. */
  readonly paperOf: (values: ConditionsValues) => CourtDocument | null;
}

/** The conditions in force, ticked as in the order editor. */
export function initialConditions({ conditions }: Pick<Order, 'conditions'>): ConditionsValues {
  const { conditions: ticked, details, concern } = draftFromDecision({ status: 'Approved', conditions });
  return { conditions: ticked, details, concern, text: '', askedBy: '', otherSide: '' };
}

function bodyOf(values: ConditionsValues, words: Catalogue['order']): unknown {
  const { askedBy, otherSide, ...typed } = values;
  const { conditions, language } = draftDecision('Approved', { ...BLANK_ORDER, ...typed }, words);
  const { text } = values;
  return {
    text,
    conditions,
    ...present({ language, askedBy: askedBy || undefined, otherSide: otherSide || undefined }),
  };
}

export function useChangeConditions(application: ApplicationView, order: Order): ConditionsWork {
  const device = useDevice();
  const { ports } = device;
  const { judgeApplication, order: orderWords, wire } = useText();
  const { modify } = judgeApplication.order;
  const law = useLawTables();
  const papers = usePaperWords(orderWords.language);
  const words = useOrderWords(orderWords.language);
  const { stampOf, isKnown } = useOwnStamp();
  const tables = law.status === 'ready' ? law.tables : undefined;

  const check = (values: ConditionsValues): FormErrors<ConditionsField> => {
    const noText = values.conditions.includes('other') && !values.details.other?.trim();
    const other = noText ? { other: orderWords.errors.otherCondition } : {};
    const read = NewConditions.safeParse(bodyOf(values, orderWords));
    if (!read.success) return { ...fieldErrors(read.error), ...other };
    const fault = conditionFault(application.bail.relief, order.conditions, read.data.conditions);
    return { ...(fault && { conditions: CONDITION_FAULTS[fault] }), ...other };
  };
  const paper = (input: NewConditions): CourtDocument =>
    signedOrder(application, orderOnConditions(application, order, { input, stamp: stampOf() }), {
      lawEdition: ports.lawEdition ?? '',
      tables,
      papers,
      words,
    });
  const send = async (values: ConditionsValues): Promise<Refusal<ConditionsField> | null> => {
    const read = NewConditions.safeParse(bodyOf(values, orderWords));
    if (!read.success) return { errors: fieldErrors(read.error) };
    const shown = tables && isKnown ? await sha256Text(exactTextOf(paper(read.data))) : undefined;
    const { changeConditions } = ORDER_ENDPOINTS;
    const endpoint = { ...changeConditions, path: changeConditions.path.replace(':orderId', order._id) };
    const body = { ...read.data, ...present({ shown }) };
    const done = await askAccount(device, endpoint, { id: application._id, body });
    if (done.ok) return null;
    const { error } = done;
    if (error.kind === 'network') return { msg: modify.online };
    if (error.kind !== 'refused') return { msg: modify.failed };
    const { msg, fields } = error.problem;
    return fields ? { msg: wire.said(fields['shown'] ?? msg), errors: fields } : { msg: wire.said(msg) };
  };
  return {
    check,
    send,
    paperOf: (values) => {
      const read = NewConditions.safeParse(bodyOf(values, orderWords));
      return tables && read.success && Object.keys(check(values)).length === 0 ? paper(read.data) : null;
    },
  };
}
