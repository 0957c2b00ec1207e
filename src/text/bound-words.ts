/**
 * What binding a packet prints itself, in the language of its papers: its index, its bookmarks and the numbers of
 * its pages. In a file of neither language, since a packet is bound without the words of its papers.
 */
import { documentWords, type DocumentWords } from './en/documents.ts';
import type { PaperWords } from './paper-words.ts';

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

const WORDS: Readonly<Record<PaperWords['language'], BoundWords>> = {
  en: { title: titles.index, index, stamps },
  hi: hindi,
};

export const boundWordsIn = (language: PaperWords['language']): BoundWords => WORDS[language];
