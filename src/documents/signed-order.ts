/** The paper of a stored order, built alike on the server, which hashes it, and on the device, which prints it. */
import {
  type Amendment,
  type Application,
  type ApplicationContent,
  contentOf,
} from '#contract/application/application.ts';
import type { Order, OrderCorrection } from '#contract/application/order.ts';
import { formerContents } from '#domain/application/amendments.ts';
import { asAppliedBy } from '#domain/application/each-applicant.ts';
import { contentFor, interimsInForce, orderBeforeOn } from '#domain/application/order-applicants.ts';
import { dayOfOrder, decisionOfOrder } from '#domain/application/decision-of-order.ts';
import { pronouncedOrder } from '#domain/application/order-standing.ts';
import { isOfKnownChild } from '#domain/case/name-for.ts';
import { dayOfInstant } from '#kernel/calendar-date.ts';
import { present } from '#kernel/present.ts';
import type { Tables } from '#law/tables.ts';
import { ENGLISH_ORDER, type OrderPaperWords } from '#text/order-paper-words.ts';
import type { PaperWords } from '#text/paper-words.ts';
import { bailOrder } from './bail-order.ts';
import { isOfChild, withoutNames } from './child-identity.ts';
import { identifies, knownVersions, withChildrenUnnamed } from './filed/known-children.ts';
import { conditionsPaper } from './order/conditions-paper.ts';
import { correctedBlocks, withNotice } from './order/corrected-paper.ts';
import { orderPaper } from './order/order-paper.ts';
import { type DocumentContext, matterOf, type PaperMatter, printed } from './matter.ts';
import type { CourtDocument } from './model.ts';
import type { StoredPapers } from './order/stored-papers.ts';

interface OrderPaperContext {
  readonly lawEdition: string;
  readonly tables: Tables | undefined;
  /** Texts in the language of the order; default English. */
  readonly papers: PaperWords | undefined;
  readonly words: OrderPaperWords | undefined;
  /** Signed papers are printed as they are stored. An order without one is composed from its record. */
  readonly stored?: StoredPapers | undefined;
}

type OfApplication = Pick<Application, 'createdAt' | 'lawEdition'> &
  Parameters<typeof contentOf>[0] & {
    readonly applicationNumber: string | null;
    readonly orders: readonly Order[];
    readonly amendments?: readonly Amendment[] | undefined;
  };

export function signedOrder(
  application: OfApplication,
  order: Order,
  context: OrderPaperContext,
): CourtDocument {
  const stored = context.stored?.[order._id];
  const composed = () => composedOrder(application, order, context);
  if (!isOfKnownChildren(contentBefore(application, order))) return stored ?? composed();
  const matter = matterOfOrder(application, order, context);
  const content = contentOf(application);
  const former = formerContents(content, application.amendments);
  const { children } = knownVersions(content, former, matter.context);
  if (stored && !identifies(stored, children)) return stored;
  return withChildrenUnnamed(composed(), children, matter.words.board.inText);
}

/** Without the law of the matter: a stored paper of adults needs none. */
const isOfKnownChildren = (content: ApplicationContent): boolean =>
  [content, ...(content.coApplicants ?? []).map((person) => asAppliedBy(content, person))].some(
    isOfKnownChild,
  );

function composedOrder(
  application: OfApplication,
  order: Order,
  { words = ENGLISH_ORDER, ...context }: OrderPaperContext,
): CourtDocument {
  const { correction } = order;
  const earlier = orderNamed(application, correction);
  if (correction && earlier) {
    const paper = signedOrder(application, earlier, { words, ...context });
    const matter = matterOfOrder(application, earlier, context);
    const { applicant } = application;
    return correctedPaper(paper, matter, { order, correction, words, applicant });
  }
  const content = contentBefore(application, order);
  const whole = order.applicants && wholeBefore(application, order);
  const on = dayOfOrder(order);
  const paper = { ...paperContext(application, context), ...present({ numbers: order.applicants }) };
  const { modification } = order;
  const of = orderNamed(application, modification);
  if (modification && of) {
    const replaced = pronouncedOrder(application.orders, of);
    const grant = decisionOfOrder(application.orders, of);
    return conditionsPaper(content, { order, modification, replaced, grant, on, words, whole }, paper);
  }
  if (order.form === undefined) return bailOrder(content, { order, on, words }, paper);
  const until = withOrdersBefore(application, order);
  const before = orderBefore(until, order);
  const interims = interimsInForce(until, order, on);
  return orderPaper(content, { order, before, interims, on, words, whole }, paper);
}

const orderNamed = (
  { orders }: OfApplication,
  names: { readonly of: string } | undefined,
): Order | undefined => names && orders.find(({ _id }) => _id === names.of);

interface CorrectionInput {
  readonly order: Order;
  readonly correction: OrderCorrection;
  readonly words: OrderPaperWords;
  /** As recorded: the matter of a child has no name. */
  readonly applicant: ApplicationContent['applicant'];
}

/** JJ 74: the typed words of a correction name no child either. */
function correctedPaper(
  paper: CourtDocument,
  matter: PaperMatter,
  { order, correction: typed, words, applicant }: CorrectionInput,
): CourtDocument {
  const correction = isOfChild(matter) ? withoutNames(typed, applicant, matter.words.board.inText) : typed;
  const { wrong, right, why } = correction;
  const section = matter.statute?.code === 'CrPC' ? '362 CrPC' : '403 BNSS';
  const notice = { section, day: printed(dayOfOrder(order)), wrong, right, why: sentence(why, words) };
  return { ...paper, blocks: withNotice(correctedBlocks(paper.blocks, correction), words.corrected(notice)) };
}

/** With the stop of the language of the order. */
const sentence = (text: string, { reason }: OrderPaperWords): string =>
  /[.।?!]$/u.test(text) ? text : reason(text);

/** The matter on the day of the order, for its duties. */
export const matterOfOrder = (
  application: OfApplication,
  order: Pick<Order, 'at' | 'deviceTime' | 'by' | 'applicants'>,
  context: Omit<OrderPaperContext, 'words'>,
): PaperMatter =>
  matterOf(contentBefore(application, order), {
    ...paperContext(application, context),
    ...present({ numbers: order.applicants }),
    dated: dayOfOrder(order),
  });

const paperContext = (
  { createdAt, lawEdition: filedUnder, applicationNumber }: OfApplication,
  { lawEdition, tables, papers }: Omit<OrderPaperContext, 'words'>,
): DocumentContext => ({
  filedOn: dayOfInstant(createdAt),
  lawEdition: filedUnder ?? lawEdition,
  applicationNumber,
  tables,
  papers,
});

/** The order in force on the same applicants before this one. A correction has the day of its decision. */
function orderBefore(earlier: ReturnType<typeof withOrdersBefore>, order: Order): Order | undefined {
  const before = orderBeforeOn(earlier, order);
  return before && decisionOfOrder(earlier.orders, before);
}

/** The application before the order. */
function withOrdersBefore(application: OfApplication, { _id }: Order) {
  const { orders } = application;
  const index = orders.findIndex((each) => each._id === _id);
  return { ...application, orders: orders.slice(0, index === -1 ? orders.length : index) };
}

/** The content of the applicants of the order, before its court. */
const contentBefore = (
  application: OfApplication,
  order: Pick<Order, 'by' | 'applicants'>,
): ApplicationContent => contentFor(wholeBefore(application, order), order.applicants);

/** The content before the court of the order. A later transfer changes the court of the application alone. */
function wholeBefore(application: OfApplication, { by: { seat } }: Pick<Order, 'by'>): ApplicationContent {
  const content = contentOf(application);
  if (!seat) return content;
  const { courtPlace: _place, courtName: _name, ...facts } = content.case;
  const { kind: court, place: courtPlace, name: courtName } = seat;
  return { ...content, case: { ...facts, court, ...present({ courtPlace, courtName }) } };
}
