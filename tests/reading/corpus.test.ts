// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accuracyTable, withAccuracy } from './accuracy-table.ts';
import { corpusItems, scoreOf } from './corpus-score.ts';

/**
 * Items whose expectation contradicts the README of the corpus. In `s108` only the tab chooses between two codes with
 * a section 307; in `l030` nothing tells DevLys from Kruti Dev.
 */
const CONTRADICTORY = ['s108', 'l030'];

/** Messages whose day or certainty is not read. No wrong day of them is certain. */
const NOT_READ = ['na017', 'na019', 'na047', 'na048', 'ra021', 'xa008', 'xa016', 'xa028'];

const FILES = [
  ['sections', 284],
  ['fir', 96],
  ['messages', 71],
  ['dates-numbers', 158],
  ['names', 83],
  ['legacy-fonts', 56],
  ['later-1', 120],
  ['later-2', 60],
  ['later-3', 61],
  ['later-4', 59],
  ['later-5', 40],
  ['later-6', 29],
  ['later-7', 117],
  ['later-8', 115],
  ['later-9', 107],
  ['later-10', 99],
  ['later-11', 265],
  ['later-12', 50],
  ['later-13', 77],
  ['later-14', 60],
  ['later-15', 80],
  ['later-16', 97],
  ['later-17', 60],
  ['later-18', 60],
  ['later-19', 40],
  ['later-20', 200],
  ['later-21', 30],
] as const;

it('shows the accuracy of today in docs/READING.md', () => {
  const page = readFileSync('docs/READING.md', 'utf8');
  expect(page).toBe(withAccuracy(page, accuracyTable()));
});

describe.each(FILES)('%s', (file, count) => {
  const scores = corpusItems(file).map(scoreOf);

  it('reads every item as expected', () => {
    expect(scores).toHaveLength(count);
    expect(scores.filter(({ isRight }) => !isRight).map(({ id }) => id)).toEqual(
      [...CONTRADICTORY, ...NOT_READ].filter((id) => scores.some((score) => score.id === id)),
    );
  });

  it('calls no wrong reading certain', () => {
    expect(scores.filter(({ isWrongCertain }) => isWrongCertain).map(({ id }) => id)).toEqual([]);
  });
});
