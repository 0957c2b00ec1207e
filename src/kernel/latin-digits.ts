/** Digits of any script, such as Devanagari, as 0 to 9. */

const DIGIT = /\p{Nd}/gu;

/** The value is the distance from the first digit of its block, and a block has ten. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  for (let value = 0; value < 10; value += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return String(value);
  }
  return '9';
}

export const latinDigits = (text: string): string =>
  text.replaceAll(DIGIT, (digit) => (digit <= '9' ? digit : digitValue(digit)));
