/** Loads the paper texts of another language once and caches them. English is in the app. */
import { use } from 'react';
import { loadAgain } from '#parts/load-again.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';
import type { PaperWords } from '#text/paper-words.ts';

const hindi = loadAgain<PaperWords>(async () => (await import('#text/hi/papers/documents.ts')).HINDI_PAPERS);
const hindiOrder = loadAgain<OrderPaperWords>(
  async () => (await import('#text/hi/papers/documents-order.ts')).orderPaper,
);

const ENGLISH = Promise.resolve(undefined);

/** Falls back to English if the download fails. */
export const fetchPaperWords = (language: string | undefined): Promise<PaperWords | undefined> =>
  language === 'hi' ? hindi.fetch() : ENGLISH;

export function usePaperWords(language: string | undefined): PaperWords | undefined {
  const paperWords = language === 'hi' ? hindi.toRender() : null;
  return paperWords === null ? undefined : use(paperWords);
}

/** Texts of an order in the judge's language; the application may use another one. */
export const fetchOrderWords = (language: string | undefined): Promise<OrderPaperWords | undefined> =>
  language === 'hi' ? hindiOrder.fetch() : ENGLISH;

export function useOrderWords(language: string | undefined): OrderPaperWords | undefined {
  const orderWords = language === 'hi' ? hindiOrder.toRender() : null;
  return orderWords === null ? undefined : use(orderWords);
}
