/** Checks, previews and sends an order on the conditions of bail. It is signed at once and needs the network. */
import { CONDITIONS, NewConditions, type Order } from '#contract/application/order.ts';
import { ORDER_ENDPOINTS } from '#contract/application/order-proof.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { BLANK_ORDER, type ConditionCode, type OrderDraft } from '#data/records/application/order-draft.ts';
import type { ContestedView } from '#data/records/contested/contested-points.ts';
import { sha256Text } from '#data/shared-links/sha256-text.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import { orderOnConditions } from '#documents/order/conditions-paper.ts';
import { dutiesOf, hearsVictim, type OrderDuties } from '#documents/order/order-duties.ts';
import { matterOfOrder, signedOrder } from '#documents/signed-order.ts';
import { CONDITION_FAULTS, conditionFault } from '#domain/application/condition-faults.ts';
import { requestInOrder } from '#domain/application/conditions-request.ts';
import { same } from '#kernel/merge-patch.ts';
import { present } from '#kernel/present.ts';
import { useOrderWords, usePaperWords } from '#parts/court-document/use-paper-words.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import type { Refusal } from '#parts/form/refusal.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import {
  bondErrors,
  conditionErrors,
  draftDecision,
  draftFromDecision,
} from '#parts/order-editor/order-form.ts';
import { composedErrors } from '#parts/order-editor/composed-form.ts';
import { useOwnStamp } from '#parts/order-editor/use-order-paper.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';

type OfDraft = 'conditions' | 'details' | 'concern' | 'text' | 'victim' | 'victimOn' | 'amount' | 'sureties';

export interface ConditionsValues extends Pick<OrderDraft, OfDraft> {
  readonly askedBy: NewConditions['askedBy'] | '';
  readonly otherSide: NewConditions['otherSide'] | '';
  /** Id of the request that the order decides. */
  readonly request: string;
}
/** `other`: text of the judge's own condition. */
export type ConditionsField =
  | 'askedBy'
  | 'request'
  | 'otherSide'
  | 'victim'
  | 'text'
  | 'conditions'
  | 'other'
  | 'amount'
  | 'sureties';

interface ConditionsWork {
  readonly check: (values: ConditionsValues) => FormErrors<ConditionsField>;
  readonly send: (values: ConditionsValues) => Promise<Refusal<ConditionsField> | null>;
  /** Null while a field has an error. */
  readonly paperOf: (values: ConditionsValues) => CourtDocument | null;
  readonly notices: OrderDuties['notices'];
}

interface ChangedOrder {
  readonly application: ApplicationView;
  readonly order: Order;
  /** Open requests of the applicant. */
  readonly requests: readonly ContestedView[];
}

/** The terms in force, ticked as in the order editor, and the first open request. */
export function initialConditions({
  order,
  requests,
}: Pick<ChangedOrder, 'order' | 'requests'>): ConditionsValues {
  const { conditions, bond } = order;
  const terms = draftFromDecision({ status: 'Approved', conditions, ...present({ bond }) });
  const { conditions: ticked, details, concern, amount, sureties } = terms;
  const request = requests[0]?._id ?? '';
  return {
    conditions: ticked,
    details,
    concern,
    amount,
    sureties,
    text: '',
    victim: '',
    victimOn: '',
    otherSide: '',
    askedBy: request === '' ? '' : 'applicant',
    request,
  };
}

const tickedIn = ({ conditions, details, concern }: ConditionsValues): unknown => ({
  conditions: CONDITIONS.filter((code) => conditions.includes(code)),
  details,
  concern,
});

const areLeft = (values: ConditionsValues, order: Order): boolean =>
  same(tickedIn(values), tickedIn(initialConditions({ order, requests: [] })));

/** A request is the applicant's. Conditions that are left as they are keep the language of the order. */
function bodyOf(values: ConditionsValues, order: Order, words: Catalogue['order']): unknown {
  const { askedBy, otherSide, request, ...typed } = values;
  const decision = draftDecision('Approved', { ...BLANK_ORDER, ...typed }, words);
  const { language, bond, victim } = decision;
  const conditions = areLeft(values, order) ? order.conditions : decision.conditions;
  const isAsked = askedBy === 'applicant' && request !== '';
  return {
    text: values.text,
    conditions,
    ...present({ language, bond, victim, request: isAsked ? request : undefined }),
    ...present({ askedBy: askedBy || undefined, otherSide: otherSide || undefined }),
  };
}

/** The order in force may have a condition of an older app without its detail. */
function notBareIn(order: Order, { conditions, details }: ConditionsValues) {
  const before = initialConditions({ order, requests: [] });
  const isBare = (code: ConditionCode) => before.conditions.includes(code) && !before.details[code]?.trim();
  return { conditions: conditions.filter((code) => !isBare(code)), details };
}

function typedErrors(
  values: ConditionsValues,
  order: Order,
  words: Catalogue['order'],
): FormErrors<ConditionsField> {
  const { victim } = composedErrors({ ...BLANK_ORDER, ...values }, words);
  return {
    ...bondErrors(values, words.errors),
    ...(victim && { victim }),
    ...conditionErrors(notBareIn(order, values), words.errors),
  };
}

/** The bond is two fields of the form. */
function onForm({ bond, ...fields }: Readonly<Record<string, string>>): FormErrors<ConditionsField> {
  return { ...fields, ...(bond && { amount: bond }) };
}

export function useChangeConditions({ application, order, requests }: ChangedOrder): ConditionsWork {
  const device = useDevice();
  const { ports } = device;
  const { judgeApplication, order: orderWords, wire } = useText();
  const { modify } = judgeApplication.order;
  const law = useLawTables();
  const papers = usePaperWords(orderWords.language);
  const words = useOrderWords(orderWords.language);
  const { stampOf, isKnown } = useOwnStamp();
  const tables = law.status === 'ready' ? law.tables : undefined;
  const context = { lawEdition: ports.lawEdition ?? '', tables, papers, words };

  const orderOf = (input: NewConditions): Order => {
    const point = requests.find(({ _id }) => _id === input.request);
    const request = point && requestInOrder(point);
    return orderOnConditions(application, order, { input, request, stamp: stampOf() });
  };
  const notices = tables ? noticesIn(matterOfOrder(application, orderOf(UNWRITTEN), context)) : [];
  const check = (values: ConditionsValues): FormErrors<ConditionsField> => {
    const typed = typedErrors(values, order, orderWords);
    const read = NewConditions.safeParse(bodyOf(values, order, orderWords));
    if (!read.success) return { ...fieldErrors(read.error), ...typed };
    const needsVictim = hearsVictim({ notices });
    const fault = conditionFault(order, read.data, { relief: application.bail.relief, needsVictim });
    return {
      ...(fault && onForm({ [CONDITION_FAULTS[fault].field]: CONDITION_FAULTS[fault].msg })),
      ...typed,
    };
  };
  const paper = (input: NewConditions): CourtDocument => signedOrder(application, orderOf(input), context);
  const send = async (values: ConditionsValues): Promise<Refusal<ConditionsField> | null> => {
    const read = NewConditions.safeParse(bodyOf(values, order, orderWords));
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
    return fields
      ? { msg: wire.said(fields['shown'] ?? msg), errors: onForm(fields) }
      : { msg: wire.said(msg) };
  };
  return {
    check,
    send,
    notices,
    paperOf: (values) => {
      const read = NewConditions.safeParse(bodyOf(values, order, orderWords));
      return tables && read.success && Object.keys(check(values)).length === 0 ? paper(read.data) : null;
    },
  };
}

const noticesIn = (matter: PaperMatter): OrderDuties['notices'] =>
  dutiesOf(matter, { status: 'Approved' }, undefined).notices;

/** For the matter alone, which no term of the order changes. */
const UNWRITTEN: NewConditions = { askedBy: 'court', otherSide: 'heard', text: '', conditions: [] };
