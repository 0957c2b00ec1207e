/** The words of a judge's order on paper: apart from those of the application, which may be in another language. */
import { orderPaper } from './en/documents-order.ts';
import { order } from './en/order.ts';
import type { Translated } from './translated.ts';

export type OrderPaperWords = Translated<typeof orderPaper> & { readonly reasons: typeof order.reason };

export const ENGLISH_ORDER: OrderPaperWords = { ...orderPaper, reasons: order.reason };
