/** Texts of a printed order; the application may use another language. */
import { orderPaper } from './en/papers/documents-order.ts';
import { orderParts } from './en/papers/order-parts.ts';
import { order } from './en/applications/order.ts';
import { type OfPerson, ofPerson } from './en/applications/order-sentences.ts';
import type { Translated } from './translated.ts';

export type OrderPaperWords = Translated<typeof orderPaper> & {
  readonly reasons: typeof order.reason;
  readonly reasonsInFull: typeof order.reasonInFull;
  readonly ofPerson: OfPerson;
  readonly childGrounds: typeof order.childGround;
  readonly parts: Translated<typeof orderParts>;
};

export const ENGLISH_ORDER: OrderPaperWords = {
  ...orderPaper,
  reasons: order.reason,
  reasonsInFull: order.reasonInFull,
  ofPerson,
  childGrounds: order.childGround,
  parts: orderParts,
};
