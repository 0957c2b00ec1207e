/** The legal database as the app builds it, read once for the tests; by path, so that it works in jsdom too. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildLibrary } from '#search/cards/build-library.ts';
import type { LibraryFiles, OfficialText } from '#search/cards/library.ts';
import { type LawSearch, openLawSearch } from '#search/engine/law-search.ts';
import { openChat } from '#chat/answer-question.ts';
import TERMS from '#chat/vocabulary/other-languages.json';
import { openBriefing } from '#chat/online/briefing.ts';
import { readVocabulary, type VocabularyFiles } from '#search/engine/vocabulary.ts';
import { lawTables } from '#law/tables.ts';
import { type LawLibrary, lawLibrary } from '#parts/law-library/law-library.ts';
import { libraryQueries, replyTo } from '#parts/law-library/library-queries.ts';

const json = (file: string) => JSON.parse(readFileSync(path.resolve(`src/${file}.json`), 'utf8'));
const read = (name: string) => json(`law/tables/${name}`);
const words = (name: string) => json(`search/vocabulary/${name}`);

export const WORD_FILES: VocabularyFiles = {
  meanings: words('meanings'),
  matters: words('matters'),
  words: words('words'),
  kinds: words('kinds'),
};
export const VOCABULARY = readVocabulary(WORD_FILES);

export const ROWS: LibraryFiles = {
  offences: read('offences'),
  specialActs: read('special-acts'),
  acts: read('acts'),
  provisions: read('provisions'),
  procedure: read('procedure'),
  evidence: read('evidence'),
  cases: read('cases'),
};

/** With the official texts of an operator, or as it ships. */
export const searchOf = (texts?: readonly OfficialText[]): LawSearch =>
  openLawSearch(buildLibrary(lawTables(ROWS), ROWS, texts), VOCABULARY);

export const SEARCH = searchOf();

/** As a screen asks it, without the worker. */
export function libraryOf(search: LawSearch): LawLibrary {
  const queries = libraryQueries(search.library);
  const chat = openChat(search, () => TERMS);
  const brief = openBriefing(chat);
  return lawLibrary((request) => {
    if ('question' in request) {
      const answer = request.kind === 'chat' ? chat.ask : brief;
      return Promise.resolve(answer(request.question, request.asOf, request.before));
    }
    return Promise.resolve(replyTo(request, queries, search.find));
  });
}

export const firstOf = (query: string, many = 10): string[] =>
  SEARCH.find(query)
    .slice(0, many)
    .map(({ key }) => key);
