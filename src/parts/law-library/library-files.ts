/** Hashed and precached files of the legal database: tables and search texts. */
import evidence from '#law/tables/evidence.json?url&no-inline';
import procedure from '#law/tables/procedure.json?url&no-inline';
import provisions from '#law/tables/provisions.json?url&no-inline';
import kinds from '#search/vocabulary/kinds.json?url&no-inline';
import matters from '#search/vocabulary/matters.json?url&no-inline';
import meanings from '#search/vocabulary/meanings.json?url&no-inline';
import words from '#search/vocabulary/words.json?url&no-inline';
import { LAW_FILES } from '#parts/law-tables/law-files.ts';
import type { LibraryFiles } from '#search/cards/library.ts';
import type { VocabularyFiles } from '#search/engine/vocabulary.ts';

export type SearchFiles = LibraryFiles & VocabularyFiles;

export type SearchAddresses = Readonly<Record<keyof SearchFiles, string>>;

export const SEARCH_FILES: SearchAddresses = {
  ...LAW_FILES,
  provisions,
  procedure,
  evidence,
  meanings,
  matters,
  words,
  kinds,
};
