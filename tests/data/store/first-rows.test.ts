import { expect, it } from 'vitest';
import { firstRows } from '#data/store/first-rows.ts';

const numbers = Array.from({ length: 100 }, (_, n) => n);

/** Reads of a table with these numbers, and the rows that each asked for. */
function table() {
  const asked: number[] = [];
  const read = (most: number) => {
    asked.push(most);
    return { toArray: () => Promise.resolve(numbers.slice(0, most)) };
  };
  return { asked, read };
}

it('reads once if every row passes', async () => {
  const { asked, read } = table();
  expect(await firstRows(read, 5, () => true)).toEqual([0, 1, 2, 3, 4]);
  expect(asked).toEqual([5]);
});

it('reads on until enough rows pass', async () => {
  const { asked, read } = table();
  expect(await firstRows(read, 5, (n) => n % 3 === 0)).toEqual([0, 3, 6, 9, 12]);
  expect(asked).toEqual([5, 10, 20]);
});

it('ends at the last row', async () => {
  const { asked, read } = table();
  expect(await firstRows(read, 5, (n) => n > 97)).toEqual([98, 99]);
  expect(asked.at(-1)).toBeGreaterThan(100);
  expect(await firstRows(read, 0, () => true)).toEqual([]);
});
