/**
 * What each word of a query may stand for: itself, a word it begins (the one being typed), the same Hindi word in
 * another spelling, or a near miss. Exact words are never second-guessed.
 */
import { editsFor, isShuffled, withinEdits } from './edit-distance.ts';
import { isDevanagari } from './fold.ts';
import { englishOf } from './loan-words.ts';
import type { MeaningIndex } from './meaning-index.ts';
import { soundKey, soundRoot } from './sound.ts';
import { stem } from './stem.ts';
import { beginningWith, type TextIndex } from './text-index.ts';

export interface WordReading {
  /** Stems of the cards, with how sure. */
  readonly inCards: ReadonlyMap<string, number>;
  /** Words of the meanings, with how sure. */
  readonly inMeanings: ReadonlyMap<string, number>;
}

interface Known {
  readonly text: TextIndex;
  readonly meanings: MeaningIndex;
}

const SAME_SOUND = 0.95;
const SAME_ROOT = 0.85;
const NEAR = 0.7;
const NEAR_SOUND = 0.6;
const BEGUN = 0.75;
const MOST_COMPLETIONS = 12;

export function readWord(word: string, typing: boolean, known: Known): WordReading {
  const root = stem(word);
  const inCards = new Map<string, number>();
  const inMeanings = new Map<string, number>();
  if (known.text.postings.has(root)) inCards.set(root, 1);
  if (known.meanings.byWord.has(root)) inMeanings.set(root, 1);
  const english = inCards.size > 0;
  if (!english) {
    addSounds(word, known, inMeanings);
    addEnglish(word, known, { inCards, inMeanings });
  }
  if (typing && word.length >= 2) addBegun(word, known, { inCards, inMeanings });
  if (inCards.size === 0 && inMeanings.size === 0) addNear(word, known, { inCards, inMeanings });
  return { inCards, inMeanings };
}

function addSounds(word: string, { meanings }: Known, found: Map<string, number>): void {
  if (/\d/.test(word)) return;
  const sound = soundKey(word);
  for (const same of meanings.bySound.get(sound) ?? []) if (!found.has(same)) found.set(same, SAME_SOUND);
  if (found.size > 0) return;
  for (const same of meanings.byRoot.get(soundRoot(sound)) ?? []) found.set(same, SAME_ROOT);
}

const IN_ENGLISH = 0.8;

function addEnglish(word: string, { text, meanings }: Known, { inCards, inMeanings }: Finding): void {
  const english = englishOf(word);
  if (english === null) return;
  const root = stem(english);
  if (text.postings.has(root)) inCards.set(root, IN_ENGLISH);
  if (meanings.byWord.has(root) && !inMeanings.has(root)) inMeanings.set(root, IN_ENGLISH);
}

interface Finding {
  readonly inCards: Map<string, number>;
  readonly inMeanings: Map<string, number>;
}

function addBegun(word: string, { text, meanings }: Known, { inCards, inMeanings }: Finding): void {
  for (const whole of beginningWith(text.forms, word, MOST_COMPLETIONS)) {
    const root = stem(whole);
    if (!inCards.has(root)) inCards.set(root, BEGUN * (word.length / whole.length) ** 0.5);
  }
  if (word.length < 3) return;
  for (const whole of beginningWith(meanings.forms, word, MOST_COMPLETIONS)) {
    if (!inMeanings.has(stem(whole))) inMeanings.set(stem(whole), BEGUN);
  }
}

function addNear(word: string, { text, meanings }: Known, { inCards, inMeanings }: Finding): void {
  if (!isDevanagari(word)) {
    for (const near of nearest(word, text.forms)) inCards.set(stem(near), NEAR);
    for (const near of nearest(word, meanings.forms)) inMeanings.set(stem(near), NEAR);
  }
  const sound = soundKey(word);
  if (inMeanings.size > 0 || sound.length < 4) return;
  for (const [near, words] of meanings.bySound) {
    if (isNear(near, sound, 1)) for (const each of words) inMeanings.set(each, NEAR_SOUND);
  }
}

/** Those with the fewest mistakes; a word one letter off leaves those two letters off aside. */
function nearest(word: string, forms: readonly string[]): string[] {
  if (word.length === 4) return forms.filter((form) => isShuffled(form, word));
  for (let most = 1; most <= editsFor(word); most += 1) {
    const found = forms.filter((form) => isNear(form, word, most));
    if (found.length > 0) return found;
  }
  return [];
}

/** Mistakes in the first letter are rare, and looking there too would double the false finds. */
const isNear = (near: string, word: string, most: number): boolean =>
  near[0] === word[0] && Math.abs(near.length - word.length) <= most && withinEdits(near, word, most);
