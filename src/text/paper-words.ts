/** Paper texts of a case in one language, independent of the screen language. */
import { appealWords, documentWords, type DocumentWords } from './en/papers/documents.ts';

export interface PaperWords {
  readonly language: 'en' | 'hi';
  readonly application: DocumentWords;
  /** For an appeal under a special Act. */
  readonly appeal: DocumentWords;
}

export const ENGLISH_PAPERS: PaperWords = {
  language: 'en',
  application: documentWords,
  appeal: appealWords,
};
