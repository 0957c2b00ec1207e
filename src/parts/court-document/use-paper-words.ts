/** The words of a paper in another language than English: fetched by the first such paper, and kept from then on. */
import { use } from 'react';
import type { PaperWords } from '#text/paper-words.ts';

let hindi: Promise<PaperWords | undefined> | undefined;

/** Where they do not come, the paper stands in English until they do. */
export function fetchPaperWords(language: string | undefined): Promise<PaperWords | undefined> {
  if (language !== 'hi') return ENGLISH;
  hindi ??= import('#text/hi/documents.ts')
    .then(({ HINDI_PAPERS }) => HINDI_PAPERS)
    .catch(() => {
      hindi = undefined;
      return undefined;
    });
  return hindi;
}

const ENGLISH = Promise.resolve(undefined);

export function usePaperWords(language: string | undefined): PaperWords | undefined {
  const waiting = language === 'hi' ? fetchPaperWords(language) : null;
  return waiting === null ? undefined : use(waiting);
}
