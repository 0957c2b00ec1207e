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

it('says all that a card of the legal database shows', () => {
  expect(shown.size).toBeGreaterThan(900);
  expect([...shown].filter((text) => inHindi(text) === null)).toEqual([]);
});

it('says nothing that no card shows any more', () => {
  const all = [...shown].join('\n');
  expect(Object.keys(digests).filter((english) => !all.includes(english))).toEqual([]);
});

const pairs = Object.entries(digests);

const figures = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) => figure.replaceAll(',', '')).toSorted();

it('has every figure of the English, and no other', () => {
  expect(pairs.filter(([english, hindi]) => figures(english).join() !== figures(hindi).join())).toEqual([]);
});

it.each(['IPC', 'BNS', 'BNSS', 'CrPC', 'BSA', 'IEA', 'NDPS', 'PMLA', 'UAPA', 'POCSO'])(
  'names %s where the English does',
  (code) => {
    const named = new RegExp(String.raw`\b${code}\b`);
    expect(pairs.filter(([english, hindi]) => named.test(english) !== named.test(hindi))).toEqual([]);
  },
);

const isHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text) && !/[०-९]/.test(text);
const latinWords = (text: string): string[] => text.match(/[A-Za-z]{2,}/g) ?? [];

it('is Hindi, and ends as a sentence of Hindi does', () => {
  expect(pairs.filter(([, hindi]) => !isHindi(hindi) || /[^v]\.$/.test(hindi))).toEqual([]);
  expect(
    pairs.filter(([english, hindi]) => latinWords(hindi).some((word) => !english.includes(word))),
  ).toEqual([]);
});

describe('a card that says what several rows say', () => {
  const say = translation({
    'One.': 'एक।',
    'One. Two.': 'एक और दो।',
    'Three (4).': 'तीन (4)।',
  });

  it('is put together from the longest runs of sentences that are known', () => {
    expect(say('One. Two. Three (4).')).toBe('एक और दो। तीन (4)।');
    expect(say('One. Three (4). One.')).toBe('एक। तीन (4)। एक।');
  });

  it('stays in English as a whole where a part of it is not translated', () => {
    expect(say('One. Five.')).toBeNull();
    expect(say('Two.')).toBeNull();
  });
});
