/**
 * The search of the legal database: the number's own section first, then what words and meanings find, best first,
 * then whatever else holds the query as it stands (`floor.ts`), then the operator's official texts. Pure: the page's worker, the command and the tests
 * run this one.
 */
import { cleanQuery } from './clean-query.ts';
import { buildFloor } from './floor.ts';
import { wordsOf } from './fold.ts';
import { type Library, type Provision, refKey } from './library.ts';
import { buildMeaningIndex, type MeaningFound, meaningsIn } from './meaning-index.ts';
import { isNoise } from './noise.ts';
import { buildOfficialSearch, type OfficialSearch } from './official-search.ts';
import { isOfficialOnly } from './official-text.ts';
import { readWord } from './read-words.ts';
import { CODES } from './section-order.ts';
import { type AskedSection, readSectionQuery } from './section-query.ts';
import { raise, type Scores, type SectionRoute, sectionRoute, wholeOf } from './section-route.ts';
import { buildTextIndex } from './text-index.ts';
import { wordScores } from './word-scores.ts';

export interface LawSearch {
  readonly library: Library;
  /** All of them, best first. */
  readonly find: (query: string) => Provision[];
  /** Of the official texts, where they are read slowly: false when all are in the index. */
  readonly readMore: () => boolean;
}

/** What a lawyer would look at first stands up to this much above what the words alone say. */
const LEAD = 1;
const TEXT = 0.65;
const LEAD_STEP = 0.06;
/** A whole section stands beside its best sub-section, the old number beside the new one. */
const WHOLE = 1.01;
const COUNTERPART = 0.88;
const COUNTERPARTS_OF = 6;
/** Whatever the official texts say, so many of ours stand first. */
const BEFORE_QUOTED = 3;
/** Below this share of the best, words meet by accident. */
const LEAST = 0.2;

/** `slowly` leaves it to the caller to read the official texts, so that the first question need not wait for them. */
export function openLawSearch(
  library: Library,
  how: { readonly slowly: boolean } = { slowly: false },
): LawSearch {
  const text = buildTextIndex(library);
  const meanings = buildMeaningIndex();
  const route = sectionRoute(library);
  const floor = buildFloor(library);
  const official = buildOfficialSearch(library);
  if (!how.slowly) readAll(official);
  readSectionQuery('', library.tables); // the patterns of the codes are made now, not at the first key press
  const ours = library.provisions.filter((each) => !isOfficialOnly(each)); // they come first
  const places = new Map(ours.map((provision, at) => [refKey(provision), at]));
  const byKey = new Map(ours.map(({ key }, at) => [key, at]));

  const byWords = (folded: string, open: boolean): Scores => {
    const all = wordsOf(folded);
    const telling = all.filter((word) => !isNoise(word));
    const words = telling.length > 0 ? telling : all;
    const readings = words.map((word, at) =>
      readWord(word, open && at === words.length - 1, { text, meanings }),
    );
    const found = meaningsIn(
      meanings,
      readings.map(({ inMeanings }) => inMeanings),
    );
    const scores = leaned(wordScores(text, readings, found), { found, asked: words.length, byKey });
    return withRelatives(scores, library.provisions, places);
  };

  const find = (typed: string): Provision[] => {
    const query = cleanQuery(typed);
    if (query === '') return [];
    const { sections, codes, words } = readSectionQuery(query, library.tables);
    const scores = byWords(words || specialActs(codes), /[\p{L}\p{M}\p{N}]$/u.test(query));
    favour(scores, library.provisions, codes);
    for (const [at, score] of routed(route, sections))
      scores.set(at, score + Math.min(0.35, (scores.get(at) ?? 0) / 3));
    const ranked = [...scores].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([at]) => at);
    const { quoted, all } = official.find(query, words);
    const own = [...ranked, ...floor.find(query)];
    const order = new Set([...own.slice(0, BEFORE_QUOTED), ...quoted, ...own.slice(BEFORE_QUOTED), ...all]);
    return [...order].flatMap((at) => library.provisions[at] ?? []);
  };
  return { library, find, readMore: official.readMore };
}

function readAll({ readMore }: OfficialSearch): void {
  let more = true;
  while (more) more = readMore();
}

/** A number that its code does not have is looked for in every code. */
function routed(route: SectionRoute, sections: readonly AskedSection[]): Scores {
  const scores = route.scores(sections);
  return scores.size > 0 ? scores : route.scores(sections.map((each) => ({ ...each, code: null })));
}

/** "PMLA 45" is also a question about the PMLA: its judgments follow. */
const specialActs = (codes: readonly string[]): string =>
  codes.filter((code) => !(CODES as readonly string[]).includes(code)).join(' ');

interface Leaning {
  readonly found: readonly MeaningFound[];
  readonly asked: number;
  readonly byKey: ReadonlyMap<string, number>;
}

/** Scores from 0 to 1, with the leading sections of each meaning raised by how much of the query it explains. */
function leaned(scores: Scores, { found, asked, byKey }: Leaning): Scores {
  const best = Math.max(0, ...scores.values());
  const all: Scores = new Map();
  for (const [at, score] of scores) if (score >= best * LEAST) all.set(at, (score / best) * TEXT);
  for (const { meaning, covers, quality } of found) {
    const explains = (covers.length / asked) ** 0.4 * quality;
    meaning.leads.forEach((key, order) => {
      const at = byKey.get(key);
      if (at === undefined) return;
      all.set(
        at,
        Math.max(all.get(at) ?? 0, explains * (LEAD - order * LEAD_STEP)) + (all.get(at) ?? 0) / 10,
      );
    });
  }
  return all;
}

/** A code named without a number is a wish, not a fence. */
function favour(scores: Scores, provisions: readonly Provision[], codes: readonly string[]): void {
  if (codes.length === 0) return;
  for (const [at, score] of scores) {
    if (codes.includes(provisions[at]?.code ?? '')) scores.set(at, score * 1.3);
  }
}

function withRelatives(
  scores: Scores,
  provisions: readonly Provision[],
  places: ReadonlyMap<string, number>,
): Scores {
  const all: Scores = new Map(scores);
  for (const [at, score] of scores) {
    const provision = provisions[at];
    if (!provision) continue;
    const whole = places.get(refKey(wholeOf(provision)));
    if (whole !== undefined && whole !== at) raise(all, whole, score * WHOLE);
  }
  const top = [...all].toSorted((a, b) => b[1] - a[1]).slice(0, COUNTERPARTS_OF);
  for (const [at, score] of top) {
    for (const ref of provisions[at]?.equivalent ?? []) {
      const other = places.get(refKey(ref));
      if (other !== undefined) raise(all, other, score * COUNTERPART);
    }
  }
  return all;
}
