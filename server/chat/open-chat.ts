/** The device's chat on the server, with the same tables and search. Loaded at the first question. */
import { openChat } from '#chat/answer-question.ts';
import TERMS from '#chat/vocabulary/other-languages.json';
import { type Briefer, openBriefing } from '#chat/online/briefing.ts';
import { lawTables } from '#law/tables.ts';
import { buildLibrary } from '#search/cards/build-library.ts';
import type { LibraryFiles } from '#search/cards/library.ts';
import { openLawSearch } from '#search/engine/law-search.ts';
import { readVocabulary, type VocabularyFiles } from '#search/engine/vocabulary.ts';

let opened: Promise<Briefer> | undefined;

/** Loading takes about one second and 70 MB, once per process. Servers without chat users save both. */
export const serverChat = async (): Promise<Briefer> => (opened ??= open());

const FILES: Readonly<
  Record<keyof (LibraryFiles & VocabularyFiles), () => Promise<{ readonly default: unknown }>>
> = {
  offences: () => import('#law/tables/offences.json'),
  specialActs: () => import('#law/tables/special-acts.json'),
  acts: () => import('#law/tables/acts.json'),
  provisions: () => import('#law/tables/provisions.json'),
  procedure: () => import('#law/tables/procedure.json'),
  evidence: () => import('#law/tables/evidence.json'),
  cases: () => import('#law/tables/cases.json'),
  meanings: () => import('#search/vocabulary/meanings.json'),
  matters: () => import('#search/vocabulary/matters.json'),
  words: () => import('#search/vocabulary/words.json'),
  kinds: () => import('#search/vocabulary/kinds.json'),
};

async function open(): Promise<Briefer> {
  const files = await Promise.all(
    Object.entries(FILES).map(async ([name, load]) => [name, (await load()).default] as const),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- own files; tests/law and tests/search check every row
  const rows = Object.fromEntries(files) as unknown as LibraryFiles & VocabularyFiles;
  const library = buildLibrary(lawTables(rows), rows);
  return openBriefing(openChat(openLawSearch(library, readVocabulary(rows)), () => TERMS));
}
