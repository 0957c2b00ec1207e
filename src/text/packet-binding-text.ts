/**
 * Texts printed while binding: index, bookmarks and page numbers, in the paper language. Separate, because
 * binding does not load the paper texts.
 */
import type { LanguageCode } from '#contract/account/setting-choices.ts';
import { documentWords, type DocumentWords } from './en/papers/documents.ts';

export interface BoundWords {
  /** Of the index. */
  readonly title: string;
  readonly index: DocumentWords['packet']['index'];
  readonly stamps: DocumentWords['packet']['stamps'];
}

const hindi: BoundWords = {
  title: 'सूची',
  index: {
    head: ['क्रम', 'विवरण', 'पृष्ठ'],
    pages: (first, last) => (first === last ? String(first) : `${first} से ${last}`),
    byHand: '____',
    annexure: (number, title) => `अनुलग्नक ${number}: ${title}`,
    copies: { original: 'मूल', certified: 'प्रमाणित प्रति', plain: 'प्रति' },
    withCopy: (text, copy) => `${text} (${copy})`,
    missing: 'हाथ से यहाँ लगाया जाना है',
    fees: 'न्यायालय शुल्क और टिकट',
  },
  stamps: {
    page: (page, pages) => `पृष्ठ ${page} / ${pages}`,
    annexure: (number, page, pages) => `अनुलग्नक ${number} · पृष्ठ ${page} / ${pages}`,
  },
};

const { titles, index, stamps } = documentWords.packet;

const english: BoundWords = { title: titles.index, index, stamps };

/** Court papers exist in English and Hindi. */
export const boundWordsIn = (language: LanguageCode): BoundWords => (language === 'hi' ? hindi : english);
