import { expect, it } from 'vitest';
import { firstRows } from '#data/store/first-rows.ts';

/** A table of the numbers below `size`, and how many rows each read asked for. */
function numbersBelow(size: number) {
  const asked: number[] = [];
  const keys = Array.from({ length: size }, (_, n) => String(n));
  const rowsOf = (wanted: readonly string[]) => {
    asked.push(wanted.length);
    return Promise.resolve(wanted.map(Number));
  };
  const collection = {
    limit: (most: number) => ({ toArray: () => rowsOf(keys.slice(0, most)) }),
    primaryKeys: () => Promise.resolve(keys),
  };
  const first = (limit: number, passes: (n: number) => boolean) =>
    firstRows({ bulkGet: rowsOf }, () => collection, { passes, limit });
  return { asked, first };
}

it('reads once if every row passes', async () => {
  const { asked, first } = numbersBelow(100);
  expect(await first(5, () => true)).toEqual([0, 1, 2, 3, 4]);
  expect(asked).toEqual([5]);
});

it('reads on until enough rows pass', async () => {
  const { asked, first } = numbersBelow(100);
  expect(await first(5, (n) => n % 3 === 0)).toEqual([0, 3, 6, 9, 12]);
  expect(asked).toEqual([5, 16]);
});

it('reads many rows in small parts', async () => {
  const { asked, first } = numbersBelow(2_500);
  expect(await first(3, (n) => n > 2_490)).toEqual([2491, 2492, 2493]);
  expect(Math.max(...asked)).toBe(16);
});

it('ends at the last row', async () => {
  const { first } = numbersBelow(100);
  expect(await first(5, (n) => n > 97)).toEqual([98, 99]);
  expect(await first(0, () => true)).toEqual([]);
});
