import { fc } from '../support/fast-check.ts';
import { expect, it } from 'vitest';
import { indianNumber } from '#kernel/indian-number.ts';

const byIcu = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

it('groups digits by thousand, lakh and crore', () => {
  expect([0, 999, 1_000, 2_245, 1_00_000, 12_34_56_789].map(indianNumber)).toEqual([
    '0',
    '999',
    '1,000',
    '2,245',
    '1,00,000',
    '12,34,56,789',
  ]);
});

it('formats every number like ICU', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger()), (n) => {
      expect(indianNumber(n)).toBe(byIcu.format(n));
    }),
  );
});
