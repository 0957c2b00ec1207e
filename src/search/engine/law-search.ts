/**
 * Search of the legal database: exact section first, then words and meanings, then substrings (`floor.ts`),
 * then official texts. Pure; worker, command and tests share it.
 */
import { withPoliceActing } from './by-police.ts';
import { cleanQuery } from './clean-query.ts';
import { buildFloor } from './floor.ts';
import { fold, wordsOf } from './fold.ts';
import { type Library, type Provision, refKey } from '#search/cards/library.ts';
import { countLeads, makeMeaningIndex, type MeaningIndexData, openMeaningIndex } from './meaning-index.ts';
import { favour, withLeads, withRelatives } from './lead-scores.ts';
import { meaningsIn } from './meanings-in.ts';
import { nextLetters } from './next-letters.ts';
import { isNoise } from './noise.ts';
import { buildOfficialSearch, type OfficialSearch } from './official-search.ts';
import { isOfficialOnly } from '#search/cards/official-text.ts';
import { type KnownWord, readWord, type WordReading } from './read-words.ts';
import { CODES } from '#search/cards/section-order.ts';
import type { AskedSection } from './asked-section.ts';
import { readSectionQuery } from './section-query.ts';
import { raise, type Scores, type SectionRoute, sectionRoute } from './section-route.ts';
import { makeTextIndex, openTextIndex, type TextIndexData } from './text-index.ts';
import type { Vocabulary } from './vocabulary.ts';
import { formsOf } from './word-forms.ts';
import { coverageOf } from './covered-words.ts';
import { wordScores } from './word-scores.ts';

export interface LawSearch {
  readonly library: Library;
  /** All results, best first. */
  readonly find: (query: string) => Provision[];
  /** First ten results with their scores. From 1, a phrase or number led to it. */
  readonly ranked: (query: string) => RankedProvision[];
  /** Likely queries with one more letter, best first. */
  readonly next: (query: string, most: number) => string[];
  /** English words for a word of another language. */
  readonly englishOf: (word: string) => ReadonlySet<string>;
  /** Indexes more official texts if done in steps; false when complete. */
  readonly readMore: () => boolean;
}

/** Minimum number of our cards before official texts. */
const BEFORE_QUOTED = 3;
/** Below this, a number is only a hint (`section-route.ts`) and the words decide. */
const LEANING = 2;
const MOST_REMEMBERED = 500;
/** "A boy of 15 ...": in a narrative a number is rather an age or a sum. */
const TALE = 3;
const IN_A_TALE = 0.4;
/** Expensive index data as JSON rows. Independent of the official texts. */
export interface SearchIndexData {
  readonly text: TextIndexData;
  readonly meanings: MeaningIndexData;
}

export const makeSearchIndex = (library: Library, vocabulary: Vocabulary): SearchIndexData => ({
  text: makeTextIndex(library),
  meanings: makeMeaningIndex(vocabulary),
});

interface HowToOpen {
  /** A stored index of the same library and vocabulary. */
  readonly index?: SearchIndexData;
  /** The caller indexes the official texts in steps, so that the first query is not delayed. */
  readonly slowly?: boolean;
}

export function openLawSearch(library: Library, vocabulary: Vocabulary, how: HowToOpen = {}): LawSearch {
  const index = how.index ?? makeSearchIndex(library, vocabulary);
  const text = openTextIndex(index.text);
  const meanings = openMeaningIndex(index.meanings, vocabulary.meanings);
  const route = sectionRoute(library, countLeads(vocabulary.weighed));
  const floor = buildFloor(library);
  const official = buildOfficialSearch(library);
  if (how.slowly !== true) readAll(official);
  readSectionQuery('', library.tables); // compile the code patterns now, not at the first keystroke
  const ours = library.provisions.filter((each) => !isOfficialOnly(each)); // ours come first
  const { places, byKey } = placesOf(ours);

  const known: KnownWord = { text, meanings, vocabulary };
  const settled = remembered((word) => readWord(word, false, known));

  const byWords = (folded: string, open: boolean): WordsFound => {
    const words = tellingWords(folded);
    const read = (word: string, at: number): WordReading =>
      open && at === words.length - 1 ? readWord(word, true, known) : settled(word);
    const readings = words.map(read);
    const hits = readings.map(({ inMeanings }) => inMeanings);
    const found = meaningsIn(meanings, hits);
    const scores = withLeads(wordScores(text, readings), { found, byKey });
    const covering = coverageOf({ words, readings, found, text, library, meanings });
    return { scores: withRelatives(scores, library.provisions, places), covering };
  };

  const scored = (query: string): WordsFound & { readonly words: string } => {
    const { sections, codes, bare, words } = readSectionQuery(query, library.tables);
    const { scores, covering } = byWords(
      withNumbers(words, sections) || specialActs(codes),
      /[\p{L}\p{M}\p{N}]$/u.test(query),
    );
    favour(scores, library.provisions, codes);
    if (bare) for (const [at, score] of route.chapters(codes.filter(isSpecial))) raise(scores, at, score);
    const count = wordsOf(words).filter((word) => !isNoise(word)).length;
    for (const [at, score] of routed(route, sections))
      scores.set(
        at,
        (score < LEANING && count >= TALE ? score * IN_A_TALE : score) +
          scoreWithNumber(scores.get(at) ?? 0, { words, score }),
      );
    return { scores, covering, words };
  };

  const find = (queryText: string): Provision[] => {
    const query = cleanQuery(queryText);
    if (query === '') return [];
    const { scores, words } = scored(query);
    const ranked = inOrder(scores).map(([at]) => at);
    const { quoted, all } = official.find(query, words);
    const order = withQuoted([...ranked, ...floor.find(query)], quoted, all);
    return [...order].flatMap((at) => library.provisions[at] ?? []);
  };
  return {
    library,
    find,
    englishOf: vocabulary.englishOf,
    ranked: latest((queryText) => firstOf(scored(cleanQuery(queryText)), library)),
    next: nextLetters([text.forms, meanings.forms, formsOf(ours.map(({ section }) => fold(section)))]),
    readMore: official.readMore,
  };
}

/** Words that tell one query from another; a single letter is a clause or a word just begun. */
function tellingWords(folded: string): string[] {
  const all = wordsOf(withPoliceActing(folded));
  const telling = all.filter((word) => word.length > 1 && !isNoise(word));
  return telling.length > 0 ? telling : all;
}

/** Keeps the last result: the chat asks for the cards of one question several times. */
function latest<T>(read: (query: string) => T): (query: string) => T {
  let last: { readonly query: string; readonly found: T } | null = null;
  return (query) => {
    if (last?.query !== query) last = { query, found: read(query) };
    return last.found;
  };
}

const placesOf = (cards: readonly Provision[]) => ({
  places: new Map(cards.map((provision, at) => [refKey(provision), at])),
  byKey: new Map(cards.map(({ key }, at) => [key, at])),
});

const withQuoted = (own: readonly number[], quoted: Iterable<number>, all: Iterable<number>): Set<number> =>
  new Set([...own.slice(0, BEFORE_QUOTED), ...quoted, ...own.slice(BEFORE_QUOTED), ...all]);

const FIRST = 10;

export interface RankedProvision {
  readonly provision: Provision;
  readonly score: number;
  /** Words of the query that the card or a phrase leading to it has, with their share of the query. */
  readonly covers: ReadonlyMap<string, number>;
}

interface WordsFound {
  readonly scores: Scores;
  readonly covering: (card: number) => ReadonlyMap<string, number>;
}

const firstOf = ({ scores, covering }: WordsFound, { provisions }: Library): RankedProvision[] =>
  inOrder(scores)
    .slice(0, FIRST)
    .flatMap(([at, score]) => {
      const provision = provisions[at];
      return provision ? [{ provision, score, covers: covering(at) }] : [];
    });

const inOrder = (scores: Scores): (readonly [number, number])[] =>
  [...scores].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);

function readAll({ readMore }: OfficialSearch): void {
  let more = true;
  while (more) more = readMore();
}

/** Contribution of the words next to a number: full if the number is a hint, zero if only a code is named. */
function scoreWithNumber(wordScore: number, { words, score }: { words: string; score: number }): number {
  if (score < LEANING) return wordScore;
  return words === '' ? 0 : Math.min(0.35, wordScore / 3);
}

/** "statement 164", "420 case": numbers used as names. */
const withNumbers = (words: string, sections: readonly AskedSection[]): string =>
  words === '' ? '' : [words, ...sections.filter(({ sure }) => !sure).map(({ number }) => number)].join(' ');

/** Caches word readings, because only the last word changes while typing. */
function remembered(read: (word: string) => WordReading): (word: string) => WordReading {
  const known = new Map<string, WordReading>();
  return (word) => {
    const found = known.get(word) ?? read(word);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(word, found);
    return found;
  };
}

/** A number that its code lacks is searched in every code. */
function routed(route: SectionRoute, sections: readonly AskedSection[]): Scores {
  const scores = route.scores(sections);
  return scores.size > 0 ? scores : route.scores(sections.map((each) => ({ ...each, code: null })));
}

/** "PMLA 45" also concerns the PMLA, so its judgments follow. */
const specialActs = (codes: readonly string[]): string => codes.filter(isSpecial).join(' ');

const isSpecial = (code: string): boolean => !(CODES as readonly string[]).includes(code);
