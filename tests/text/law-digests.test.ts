/** The Hindi law digests are complete for today's tables, with every figure and code. */
import { describe, expect, it } from 'vitest';
import { digests } from '#text/hi/law/law-digests.ts';
import { translation } from '#text/law-digests.ts';
import { SEARCH } from '../law/law-library.ts';

const inHindi = translation(digests);
const { provisions } = SEARCH.library;

/** All card texts that the tables word, and the row texts that the chat quotes. */
const shown = new Set<string>();
for (const { description, changed, punishment, offences, judgment } of provisions) {
  for (const text of [description, changed, judgment?.holding]) if (text) shown.add(text);
  for (const limb of punishment?.split(' | ') ?? []) shown.add(limb);
  for (const { note, bars } of offences) {
    if (note !== '') shown.add(note);
    for (const { summary } of bars) shown.add(summary);
  }
}

it('translates every text on legal database cards', () => {
  expect(shown.size).toBeGreaterThan(900);
  expect([...shown].filter((text) => inHindi(text) === null)).toEqual([]);
});

it('has no unused translation', () => {
  const all = [...shown].join('\n');
  expect(Object.keys(digests).filter((english) => !all.includes(english))).toEqual([]);
});

const pairs = Object.entries(digests);

const figures = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) => figure.replaceAll(',', '')).toSorted();

it('has the same figures as English', () => {
  expect(pairs.filter(([english, hindi]) => figures(english).join() !== figures(hindi).join())).toEqual([]);
});

it.each(['IPC', 'BNS', 'BNSS', 'CrPC', 'BSA', 'IEA', 'NDPS', 'PMLA', 'UAPA', 'POCSO'])(
  'names %s exactly if the English text does',
  (code) => {
    const named = new RegExp(String.raw`\b${code}\b`);
    expect(pairs.filter(([english, hindi]) => named.test(english) !== named.test(hindi))).toEqual([]);
  },
);

const isHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text) && !/[०-९]/.test(text);
const latinWords = (text: string): string[] => text.match(/[A-Za-z]{2,}/g) ?? [];

it('is in Hindi and ends sentences with a danda', () => {
  expect(pairs.filter(([, hindi]) => !isHindi(hindi) || /[^v]\.$/.test(hindi))).toEqual([]);
  expect(
    pairs.filter(([english, hindi]) => latinWords(hindi).some((word) => !english.includes(word))),
  ).toEqual([]);
});

describe('text of several rows', () => {
  const say = translation({
    'One.': 'एक।',
    'One. Two.': 'एक और दो।',
    'Three (4).': 'तीन (4)।',
  });

  it('is composed from the longest known translations', () => {
    expect(say('One. Two. Three (4).')).toBe('एक और दो। तीन (4)।');
    expect(say('One. Three (4). One.')).toBe('एक। तीन (4)। एक।');
  });

  it('stays in English if one part has no translation', () => {
    expect(say('One. Five.')).toBeNull();
    expect(say('Two.')).toBeNull();
  });
});
