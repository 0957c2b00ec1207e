/** Paper texts of a case in one language, independent of the screen language. */
import type { Agency } from '#domain/case/respondents.ts';
import { agencyTerms, type AgencyTerms } from './en/papers/documents-agencies.ts';
import { appealWords, documentWords, type DocumentWords } from './en/papers/documents.ts';

export interface PaperWords {
  readonly language: 'en' | 'hi';
  readonly application: DocumentWords;
  readonly agencies: Readonly<Record<Agency, AgencyTerms>>;
  /** For an appeal under a special Act. */
  readonly appeal: DocumentWords;
}

export const ENGLISH_PAPERS: PaperWords = {
  language: 'en',
  agencies: agencyTerms,
  application: documentWords,
  appeal: appealWords,
};
