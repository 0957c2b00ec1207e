import { describe, expect, it } from 'vitest';
import {
  distinctNames,
  isSameApplicant,
  maybeSameApplicant,
  rowsOfOthers,
} from '../../src/domain/application/namesakes.ts';

const ravi = { name: 'Ravi Kale', parentage: 'son of Mohan Kale', age: 29 };

describe('two applicants of one name', () => {
  it.each([
    ['the father', { ...ravi, parentage: 'S/o Sohan Kale' }],
    ['the father in Hindi', { ...ravi, name: 'Ravi  kale', parentage: 'पुत्र सोहन काले' }],
    ['the age', { ...ravi, age: 54 }],
    ['the age, if no father is known', { name: 'Ravi Kale', age: 54 }],
  ])('are two persons by %s', (_, other) => {
    expect(isSameApplicant(ravi, other)).toBe(false);
  });

  it.each([
    ['the same father in other words', { ...ravi, parentage: 'S/o Shri Mohan' }],
    ['no father and the same age', { name: 'Ravi Kale', age: 29 }],
  ])('are one person with %s', (_, other) => {
    expect(isSameApplicant(ravi, other)).toBe(true);
  });

  it('may be one person at another age in a record of another year', () => {
    expect(maybeSameApplicant(ravi, { ...ravi, age: 31 })).toBe(true);
    expect(maybeSameApplicant(ravi, { ...ravi, parentage: 'son of Sohan Kale' })).toBe(false);
  });

  it('are named by what differs', () => {
    const meena = { name: 'Meena Pawar', age: 41 };
    const elder = { ...ravi, parentage: 'son of Sohan Kale' };
    expect(distinctNames([ravi, meena, elder])).toEqual([
      'Ravi Kale, son of Mohan Kale',
      'Meena Pawar',
      'Ravi Kale, son of Sohan Kale',
    ]);
    expect(distinctNames([ravi, { ...ravi, age: 54 }])).toEqual(['Ravi Kale (29)', 'Ravi Kale (54)']);
    expect(
      distinctNames([
        { name: 'Ravi Kale', age: 34 },
        { name: 'RAVI Kale', age: 29 },
      ]),
    ).toEqual(['Ravi Kale (34)', 'RAVI Kale (29)']);
    expect(distinctNames([ravi, ravi])).toEqual(['Ravi Kale (1)', 'Ravi Kale (2)']);
  });

  it('take one row of the co-accused each', () => {
    expect(
      rowsOfOthers(
        [
          { name: 'Ravi Kale', n: 1 },
          { name: 'Ravi Kale', n: 2 },
        ],
        [ravi],
      ),
    ).toEqual([{ name: 'Ravi Kale', n: 2 }]);
  });
});
