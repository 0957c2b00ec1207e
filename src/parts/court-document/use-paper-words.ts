/** Loads the paper texts of another language once and caches them. */
import { use } from 'react';
import type { OrderPaperWords } from '#text/order-paper-words.ts';
import type { PaperWords } from '#text/paper-words.ts';

let hindi: Promise<PaperWords | undefined> | undefined;

/** Falls back to English if the download fails. */
export function fetchPaperWords(language: string | undefined): Promise<PaperWords | undefined> {
  if (language !== 'hi') return ENGLISH;
  hindi ??= import('#text/hi/papers/documents.ts')
    .then(({ HINDI_PAPERS }) => HINDI_PAPERS)
    .catch(() => {
      // retry with the next paper
      hindi = undefined;
      return undefined;
    });
  return hindi;
}

const ENGLISH = Promise.resolve(undefined);

export function usePaperWords(language: string | undefined): PaperWords | undefined {
  const paperWords = language === 'hi' ? fetchPaperWords(language) : null;
  return paperWords === null ? undefined : use(paperWords);
}

let hindiOrder: Promise<OrderPaperWords | undefined> | undefined;

/** Texts of an order in the judge's language; the application may use another one. */
export function fetchOrderWords(language: string | undefined): Promise<OrderPaperWords | undefined> {
  if (language !== 'hi') return ENGLISH;
  hindiOrder ??= import('#text/hi/papers/documents-order.ts')
    .then(({ orderPaper }) => orderPaper)
    .catch(() => {
      // retry with the next paper
      hindiOrder = undefined;
      return undefined;
    });
  return hindiOrder;
}

export function useOrderWords(language: string | undefined): OrderPaperWords | undefined {
  const orderWords = language === 'hi' ? fetchOrderWords(language) : null;
  return orderWords === null ? undefined : use(orderWords);
}
