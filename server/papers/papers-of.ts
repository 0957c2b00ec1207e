import type { ApplicationContent } from '#contract/application/application.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import type { PaperWords } from '#text/paper-words.ts';

/** In the language of the record. */
export const papersOf = ({ language }: Pick<ApplicationContent, 'language'>): PaperWords | undefined =>
  language === 'hi' ? HINDI_PAPERS : undefined;
