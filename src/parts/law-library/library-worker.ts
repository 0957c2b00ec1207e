/**
 * Worker of the legal database. Lists and cards are ready once the tables are parsed; a query before the
 * search index waits for it.
 */
import type { Chat } from '#chat/answer-question.ts';
import type { Briefer } from '#chat/online/briefing.ts';
import type { CaseLawFile } from '#contract/law/case-law.ts';
import { caseLawOf } from '#domain/law/case-law-of-files.ts';
import { reportFailure, reportUncaught } from '#data/store/failure-log.ts';
import type { RegionalTerms } from '#chat/parsing/other-languages.ts';
import { invariant } from '#kernel/assert.ts';
import { lawTables } from '#law/tables.ts';
import { buildLibrary } from '#search/cards/build-library.ts';
import type { Library } from '#search/cards/library.ts';
import { type OfficialFile, officialTextsOf } from '#search/cards/official-text.ts';
import { type LawSearch, makeSearchIndex, openLawSearch } from '#search/engine/law-search.ts';
import { readVocabulary, type Vocabulary } from '#search/engine/vocabulary.ts';
import { keptIndex, type KeptIndex } from './kept-index.ts';
import type { SearchAddresses, SearchFiles } from './library-files.ts';
import type { FoundAhead, FromWorker, OfficialBytes, ToWorker } from './library-messages.ts';
import {
  type CardLine,
  libraryQueries,
  type LibraryQueries,
  type LibraryReply,
  type LibraryRequest,
  linesOf,
  replyTo,
} from './library-queries.ts';

interface OpenChat extends Pick<Chat, 'ask'> {
  readonly brief: Briefer;
  /** Loads the terms of four languages if one of the questions is in them. */
  readonly prepare: (questions: readonly string[]) => Promise<void>;
}

interface OpenLibrary {
  readonly queries: LibraryQueries;
  /** Indexes of the rows sent ahead, by key. */
  readonly sentAhead: Map<string, number>;
  /** Builds the search index on first use. */
  readonly search: () => Promise<LawSearch>;
  /** Loads the chat code with the first question. */
  readonly chat: () => Promise<OpenChat>;
}

/** Leaves time, in ms, for the first list query of the page. */
const LISTS_FIRST_MS = 200;

let opened: OpenLibrary | null = null;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own port to its page
const say = (message: FromWorker): void => self.postMessage(message);

/** Builds the search of a new edition before it replaces the current one. */
async function open(addresses: SearchAddresses, official: OfficialBytes): Promise<void> {
  const files = await filesAt(addresses).catch(() => null); // not cached and no network
  if (!files) return say({ kind: 'failed' });
  try {
    const next = openFiles(files, official, keptIndex(addresses));
    const first = opened === null;
    if (!first) await next.search();
    opened = next;
    say({ kind: 'ready' });
    if (first) await new Promise((resolve) => setTimeout(resolve, LISTS_FIRST_MS));
    const search = await next.search();
    for (const warm of ['zamanat chori', 'ज़मानत चोरी']) search.find(warm); // warm up the search of each script, so that no keystroke waits for compilation
    if (official.length > 0) readOn(next, search);
  } catch (error) {
    reportFailure(error, 'page');
    say({ kind: 'failed' });
  }
}

function openFiles(files: SearchFiles, official: OfficialBytes, indexCache: KeptIndex): OpenLibrary {
  const added = official.map(fileIn);
  const tables = lawTables(files, caseLawOf(added.filter((file) => 'judgments' in file)));
  const library = buildLibrary(tables, files, officialTextsOf(added.filter((file) => 'texts' in file)));
  let search: Promise<LawSearch> | null = null;
  let chat: ReturnType<OpenLibrary['chat']> | null = null;
  const opening = () => (search ??= openSearch(library, readVocabulary(files), indexCache));
  return {
    queries: libraryQueries(library),
    sentAhead: new Map(),
    search: opening,
    chat: () => {
      chat ??= openingChat(opening());
      chat.catch(() => (chat = null)); // retry the download with the next question
      return chat;
    },
  };
}

async function openingChat(opening: Promise<LawSearch>): Promise<OpenChat> {
  const [{ openChat }, { isRegional }, { openBriefing }, search] = await Promise.all([
    import('#chat/answer-question.ts'),
    import('#chat/parsing/other-languages.ts'),
    import('#chat/online/briefing.ts'),
    opening,
  ]);
  let terms: RegionalTerms = {};
  const engine = openChat(search, () => terms);
  return {
    ask: engine.ask,
    brief: openBriefing(engine),
    prepare: async (questions) => {
      if (questions.some(isRegional)) terms = (await import('#chat/vocabulary/other-languages.json')).default;
    },
  };
}

async function openSearch(
  library: Library,
  vocabulary: Vocabulary,
  indexCache: KeptIndex,
): Promise<LawSearch> {
  const known = await indexCache.read();
  const index = known ?? makeSearchIndex(library, vocabulary);
  if (!known) void indexCache.keep(index);
  return openLawSearch(library, vocabulary, { index, slowly: true });
}

/**
 * Indexes official texts between queries, unless the edition changed. Queries sent meanwhile should be
 * repeated.
 */
function readOn(from: OpenLibrary, search: LawSearch): void {
  setTimeout(() => {
    if (from !== opened) return;
    if (search.readMore()) readOn(from, search);
    else say({ kind: 'read' });
  });
}

async function filesAt(addresses: SearchAddresses): Promise<SearchFiles> {
  const files = await Promise.all(
    Object.entries(addresses).map(async ([name, address]) => [name, await jsonAt(address)] as const),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- files of the build, checked by tests/law and tests/search
  return Object.fromEntries(files) as unknown as SearchFiles;
}

async function jsonAt(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Validated by its schema before it was stored (`#data/law/pull-law.ts`). */
const fileIn = (bytes: Uint8Array): OfficialFile | CaseLawFile =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated before storage, as above
  JSON.parse(new TextDecoder().decode(bytes)) as OfficialFile | CaseLawFile;

async function reply(n: number, request: LibraryRequest): Promise<void> {
  invariant(opened, 'asked before it said that it is ready');
  try {
    say({ kind: 'reply', n, reply: await answerTo(request, opened) });
  } catch (error) {
    reportFailure(error, 'page');
    say({ kind: 'unanswered', n, reason: error instanceof Error ? error.message : '' });
  }
}

async function answerTo(
  request: LibraryRequest,
  { queries, search, chat }: OpenLibrary,
): Promise<LibraryReply> {
  if ('question' in request) {
    const { ask, brief, prepare } = await chat();
    await prepare([request.question, ...(request.before ?? [])]);
    return (request.kind === 'chat' ? ask : brief)(request.question, request.asOf, request.before);
  }
  const { find } = request.kind === 'find' ? await search() : { find: () => [] };
  return replyTo(request, queries, find);
}

/** Number of prefetched continuations; before the first letter, of all scripts. */
const AHEAD = 40;
const FIRST_AHEAD = 90;
/** Results per message, so that the page handles each between two keystrokes. */
const AT_ONCE = 10;

/** Prefetches one query at a time so that requests can interleave; stops at a newer request. */
async function lookAhead(query: string, limit: number, turn: number): Promise<void> {
  if (!opened) return;
  const from = opened;
  const { find, next } = await from.search();
  let found: FoundAhead[] = [];
  let rows: CardLine[] = [];
  const hand = () => {
    if (found.length > 0) say({ kind: 'foundAhead', limit, found, rows });
    [found, rows] = [[], []];
  };
  for (const likely of next(query, query === '' ? FIRST_AHEAD : AHEAD)) {
    await othersFirst();
    if (turn !== turns || from !== opened) break;
    const { lines, total } = linesOf(find(likely), limit);
    rows.push(...lines.filter(({ key }) => !from.sentAhead.has(key)));
    const places = lines.map(({ key }) => placeOf(key, from.sentAhead));
    found.push({ query: likely, places, total });
    if (found.length === AT_ONCE) hand();
  }
  if (from === opened) hand();
}

/** Existing index of the row, or the next free one. */
function placeOf(key: string, places: Map<string, number>): number {
  const place = places.get(key) ?? places.size;
  places.set(key, place);
  return place;
}

const { port1, port2 } = new MessageChannel();

/** Yields without the 4 ms minimum of a timer. */
function othersFirst(): Promise<void> {
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

let turns = 0;

reportUncaught('page');
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  turns += 1;
  if (data.kind === 'lookAhead') void lookAhead(data.query, data.limit, turns);
  else if (data.kind === 'open') void open(data.files, data.official);
  else void reply(data.n, data.request);
});
