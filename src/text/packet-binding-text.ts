/**
 * What binding a packet prints itself, in the language of its papers: its index, its bookmarks and the numbers of
 * its pages. In a file of neither language, since a packet is bound without the words of its papers.
 */
import type { LanguageCode } from '#contract/setting-choices.ts';
import { documentWords, type DocumentWords } from './en/documents.ts';

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

/** There are papers of a court in English and in Hindi. */
export const boundWordsIn = (language: LanguageCode): BoundWords => (language === 'hi' ? hindi : english);
