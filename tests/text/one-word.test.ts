/** The words that many screens share: one value has one word, one act has one name, a number is written one way. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MESSAGE_OF } from '#contract/problem-messages.ts';
import { heldDevice } from '#text/device-word.ts';
import { filesIn } from '../architecture/source-files.ts';
import { english } from '../support/english.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const isChoices = (words: unknown): words is readonly Choice[] =>
  Array.isArray(words) &&
  words.length > 0 &&
  words.every((each) => typeof each === 'object' && 'label' in each && 'value' in each);

function choicesIn(words: unknown): (readonly Choice[])[] {
  if (isChoices(words)) return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(choicesIn) : [];
}

function sentencesIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [String(words)];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentencesIn) : [];
}

const valuesOf = (choices: readonly Choice[]) => JSON.stringify(choices.map(({ value }) => value).toSorted());

const wordsOf = (choices: readonly Choice[]) =>
  JSON.stringify(choices.map(({ value, label }) => `${value}: ${label}`).toSorted());

/** Each question has its own words for these: "No extension", "No police custody". */
const SAYS_NOTHING_ALONE = new Set(['none', 'some', 'granted', 'unknown']);

it('uses one label per value on every screen', () => {
  const choiceSets = choicesIn(english);
  const known = Object.values(english.choices);
  for (const each of known) {
    const alike = known.filter((other) => valuesOf(other) === valuesOf(each)).map((other) => wordsOf(other));
    const same = choiceSets.filter((choices) => valuesOf(choices) === valuesOf(each));
    expect(same.length).toBeGreaterThan(0);
    if (each.every(({ value }) => SAYS_NOTHING_ALONE.has(value))) continue;
    for (const choices of same) expect(alike).toContain(wordsOf(choices));
  }
});

it('uses one term for logging in', () => {
  const sentences = [...sentencesIn(english), ...Object.values(MESSAGE_OF)];
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter((sentence) => /\bsign(?:ed)? (?:in|out)\b/i.test(sentence))).toEqual([]);
});

it.each([
  ['a phone', { width: 360, height: 800 }, 'phone'],
  ['a phone on its side', { width: 844, height: 390 }, 'phone'],
  ['a tablet', { width: 1180, height: 820 }, 'device'],
  ['a desk', { width: 1920, height: 1080 }, 'device'],
])('names the type of device for %s', (_, screen, word) => {
  expect(heldDevice(screen)).toBe(word);
});

it('formats numbers in one function only', () => {
  const files = filesIn(['src', 'server']).filter((file) => file !== 'src/kernel/indian-number.ts');
  const own = files.filter((file) =>
    /\.toLocaleString\(|Intl\.NumberFormat/.test(readFileSync(file, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(own).toEqual([]);
});

it('groups digits in the Indian format', () => {
  expect(english.picker.count(2245)).toBe('2,245 sections found');
  expect(english.dashboard.recent.all(2245)).toBe('All 2,245');
  expect(english.sync.counted('Sent', 123_456)).toBe('Sent: 1,23,456');
  expect(english.notifications.needsYou(2245)).toBe('2,245 items need your action');
});
