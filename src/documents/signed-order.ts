/** The paper of a stored order, built alike on the server, which hashes it, and on the device, which prints it. */
import { type Application, type ApplicationContent, contentOf } from '#contract/application/application.ts';
import type { Order, OrderCorrection } from '#contract/application/order.ts';
import { decisionOfOrder, pronouncedOrder } from '#domain/application/order-standing.ts';
import { type CalendarDate, dayOfInstant } from '#kernel/calendar-date.ts';
import { present } from '#kernel/present.ts';
import type { Tables } from '#law/tables.ts';
import { ENGLISH_ORDER, type OrderPaperWords } from '#text/order-paper-words.ts';
import type { PaperWords } from '#text/paper-words.ts';
import { bailOrder } from './bail-order.ts';
import { isOfChild, withoutNames } from './child-identity.ts';
import { conditionsPaper } from './order/conditions-paper.ts';
import { correctedBlocks, withNotice } from './order/corrected-paper.ts';
import { orderPaper } from './order/order-paper.ts';
import { type DocumentContext, matterOf, type PaperMatter, printed } from './matter.ts';
import type { CourtDocument } from './model.ts';

interface OrderPaperContext {
  readonly lawEdition: string;
  readonly tables: Tables | undefined;
  /** Texts in the language of the order; default English. */
  readonly papers: PaperWords | undefined;
  readonly words: OrderPaperWords | undefined;
}

type OfApplication = Pick<Application, 'createdAt' | 'lawEdition'> &
  Parameters<typeof contentOf>[0] & {
    readonly applicationNumber: string | null;
    readonly orders: readonly Order[];
  };

export function signedOrder(
  application: OfApplication,
  order: Order,
  { words = ENGLISH_ORDER, ...context }: OrderPaperContext,
): CourtDocument {
  const { correction } = order;
  const earlier = correction && application.orders.find(({ _id }) => _id === correction.of);
  if (correction && earlier) {
    const paper = signedOrder(application, earlier, { words, ...context });
    const matter = matterOfOrder(application, earlier, context);
    const { applicant } = application;
    return correctedPaper(paper, matter, { order, correction, words, applicant });
  }
  const content = contentBefore(application, order);
  const on = dayOfOrder(order);
  const paper = paperContext(application, context);
  const { modification } = order;
  const of = modification && application.orders.find(({ _id }) => _id === modification.of);
  if (modification && of) {
    const replaced = pronouncedOrder(application.orders, of);
    const grant = decisionOfOrder(application.orders, of);
    return conditionsPaper(content, { order, modification, replaced, grant, on, words }, paper);
  }
  if (order.form === undefined) return bailOrder(content, { order, on, words }, paper);
  return orderPaper(content, { order, before: orderBefore(application, order), on, words }, paper);
}

interface Corrected {
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
  { order, correction: typed, words, applicant }: Corrected,
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
  order: Pick<Order, 'at' | 'deviceTime' | 'by'>,
  context: Omit<OrderPaperContext, 'words'>,
): PaperMatter =>
  matterOf(contentBefore(application, order), {
    ...paperContext(application, context),
    dated: dayOfOrder(order),
  });

const dayOfOrder = ({ at, deviceTime }: Pick<Order, 'at' | 'deviceTime'>): CalendarDate =>
  dayOfInstant(deviceTime ?? at);

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

/** The stored order before this one; for a new order, the last one. A correction has the day of its decision. */
function orderBefore({ orders }: OfApplication, { _id }: Order): Order | undefined {
  const index = orders.findIndex((each) => each._id === _id);
  const before = index === -1 ? orders.at(-1) : orders[index - 1];
  return before && decisionOfOrder(orders, before);
}

/** The content before the court of the order. A later transfer changes the court of the application alone. */
function contentBefore(application: OfApplication, { by: { seat } }: Pick<Order, 'by'>): ApplicationContent {
  const content = contentOf(application);
  if (!seat) return content;
  const { courtPlace: _place, courtName: _name, ...facts } = content.case;
  const { kind: court, place: courtPlace, name: courtName } = seat;
  return { ...content, case: { ...facts, court, ...present({ courtPlace, courtName }) } };
}
