/**
 * Readings of a query word: itself, a completion, Hindi spellings, its English, its kind, or a typo. Exact
 * matches get no alternatives.
 */
import { editsFor, isShuffled, isWithinEdits } from './edit-distance.ts';
import { isDevanagari } from './fold.ts';
import type { MeaningIndex } from './meaning-index.ts';
import { isPhraseOnly } from './noise.ts';
import { soundKey, soundRoot } from './sound.ts';
import { stem } from './stem.ts';
import type { TextIndex } from './text-index.ts';
import type { Vocabulary } from './vocabulary.ts';
import { beginningWith, type Forms, sameFirst } from './word-forms.ts';

const LATIN = /^[\da-z]+$/;

export interface WordReading {
  /** Stems in the cards, with confidence. */
  readonly inCards: ReadonlyMap<string, number>;
  /** Words of the meanings, with confidence. */
  readonly inMeanings: ReadonlyMap<string, number>;
}

export interface KnownWord {
  readonly text: TextIndex;
  readonly meanings: MeaningIndex;
  readonly vocabulary: Pick<Vocabulary, 'englishOf' | 'isForeign' | 'kindsOf'>;
}

interface Finding {
  readonly inCards: Map<string, number>;
  readonly inMeanings: Map<string, number>;
}

const SAME_SOUND = 0.95;
const SAME_ROOT = 0.85;
const IN_ENGLISH = 0.85;
/** A word with endings, matched by its stem. */
const WITH_ENDING = 0.9;
/** Shorter prefixes match too many words. */
const SHORTEST = 3;
const NEAR = 0.7;
const NEAR_SOUND = 0.6;
const BEGUN = 0.75;
/** A complete word is unlikely to be a prefix of another. */
const BEGUN_YET_WHOLE = 0.4;
const OF_KIND = 0.85;
const MOST_COMPLETIONS = 12;

export function readWord(word: string, typing: boolean, known: KnownWord): WordReading {
  const root = stem(word);
  const found: Finding = { inCards: new Map(), inMeanings: new Map() };
  if (isPhraseOnly(root)) {
    found.inMeanings.set(root, 1);
    return found;
  }
  addItself(root, known, found);
  addBeginnings(word, known, found.inMeanings);
  const sure = found.inCards.size > 0 ? [[root, 1] as const] : hindi(word, known, found);
  if (typing && word.length >= 2) addBegun(word, known, found);
  if (found.inCards.size + found.inMeanings.size === 0) addNear(word, known, found);
  addKinds(sure.length > 0 ? sure : [...found.inCards, ...found.inMeanings], known, found.inMeanings);
  return found;
}

function addItself(root: string, { text, meanings }: KnownWord, { inCards, inMeanings }: Finding): void {
  if (text.postings.has(root)) inCards.set(root, 1);
  if (meanings.byWord.has(root)) inMeanings.set(root, 1);
}

/** Prefixes of the word in any phrase: Tamil, Telugu, Marathi and Bengali inflect by endings. */
function addBeginnings(word: string, { meanings }: KnownWord, found: Map<string, number>): void {
  if (LATIN.test(word)) return;
  let longest = found.size > 0 ? word.length : 0;
  for (let length = word.length - 1; length >= SHORTEST; length -= 1) {
    const beginning = word.slice(0, length);
    if (!meanings.byWord.has(beginning)) continue;
    longest ||= length;
    found.set(beginning, WITH_ENDING * (length / longest) ** 0.5);
  }
}

type ScoredWords = readonly (readonly [string, number])[];

/** A word unknown to the cards may be Hindi. Its English is certain enough to have a kind. */
function hindi(word: string, known: KnownWord, found: Finding): ScoredWords {
  if (!known.vocabulary.isForeign(word)) addSounds(word, known, found.inMeanings);
  addEnglish(word, known, found);
  return [...found.inCards, ...found.inMeanings];
}

/** Letters of one consonant: a longer word, such as one repeated letter, has no sound to find it by. */
const LONGEST_SPELLING = 5;

function addSounds(word: string, { meanings }: KnownWord, found: Map<string, number>): void {
  const sound = soundKey(word);
  if (/\d/.test(word) || word.length > LONGEST_SPELLING * sound.length) return;
  for (const same of meanings.bySound.get(sound) ?? []) if (!found.has(same)) found.set(same, SAME_SOUND);
  if (found.size > 0) return;
  for (const same of meanings.byRoot.get(soundRoot(sound)) ?? []) found.set(same, SAME_ROOT);
}

function addEnglish(
  word: string,
  { text, meanings, vocabulary }: KnownWord,
  { inCards, inMeanings }: Finding,
): void {
  for (const english of vocabulary.englishOf(word)) {
    const root = stem(english);
    if (text.postings.has(root)) inCards.set(root, IN_ENGLISH);
    if (meanings.byWord.has(root) && !inMeanings.has(root)) inMeanings.set(root, IN_ENGLISH);
  }
}

function addKinds(
  readings: ScoredWords,
  { meanings, vocabulary }: KnownWord,
  found: Map<string, number>,
): void {
  for (const [word, sure] of readings) {
    for (const kind of vocabulary.kindsOf(word)) {
      const quality = sure * OF_KIND;
      if (meanings.byWord.has(kind) && quality > (found.get(kind) ?? 0)) found.set(kind, quality);
    }
  }
}

function addBegun(word: string, { text, meanings }: KnownWord, { inCards, inMeanings }: Finding): void {
  for (const form of beginningWith(text.forms, word, MOST_COMPLETIONS)) {
    const root = stem(form);
    if (!inCards.has(root)) inCards.set(root, BEGUN * (word.length / form.length) ** 0.5);
  }
  if (word.length < 3) return;
  const sure = inMeanings.size > 0 ? BEGUN_YET_WHOLE : BEGUN;
  for (const form of beginningWith(meanings.forms, word, MOST_COMPLETIONS)) {
    if (!inMeanings.has(stem(form))) inMeanings.set(stem(form), sure);
  }
}

/** Words with one typo exclude those with two, across cards and meanings. */
function addNear(word: string, known: KnownWord, found: Finding): void {
  if (!isDevanagari(word)) {
    for (const near of nearest(word, [known.text.forms, known.meanings.forms])) {
      const root = stem(near);
      if (known.text.postings.has(root)) found.inCards.set(root, NEAR);
      if (known.meanings.byWord.has(root)) found.inMeanings.set(root, NEAR);
    }
  }
  if (found.inMeanings.size === 0) addNearSounds(soundKey(word), known.meanings, found.inMeanings);
}

function addNearSounds(sound: string, { sounds, bySound }: MeaningIndex, found: Map<string, number>): void {
  if (sound.length < 4) return;
  for (const near of sameFirst(sounds, sound)) {
    if (!isNear(near, sound, 1)) continue;
    for (const each of bySound.get(near) ?? []) found.set(each, NEAR_SOUND);
  }
}

/** Words with the fewest typos. */
function nearest(word: string, known: readonly Forms[]): string[] {
  const near = known.flatMap((forms) => sameFirst(forms, word));
  if (word.length === 4) return near.filter((form) => isShuffled(form, word));
  for (let most = 1; most <= editsFor(word); most += 1) {
    const found = near.filter((form) => isNear(form, word, most));
    if (found.length > 0) return found;
  }
  return [];
}

const isNear = (near: string, word: string, most: number): boolean =>
  Math.abs(near.length - word.length) <= most && isWithinEdits(near, word, most);
