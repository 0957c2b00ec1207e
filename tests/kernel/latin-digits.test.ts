import { expect, it } from 'vitest';
import { latinDigits } from '#kernel/latin-digits.ts';

it.each([
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['௦௧௨௩௪௫௬௭௮௯', '0123456789'],
  ['౦౧౨౩౪౫౬౭౮౯', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['204060', '204060'],
  ['PIN २०४०६०', 'PIN 204060'],
])('reads the digits of %s', (typed, read) => {
  expect(latinDigits(typed)).toBe(read);
});
