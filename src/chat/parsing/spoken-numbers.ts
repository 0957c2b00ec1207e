/** Sections spoken in words. */
import { isNumberWord, numberInWords } from '#reading/number-words.ts';

const HUNDREDS =
  /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]+)\s+(?:sau|सौ|hundred)(?![\p{L}\p{M}])(?:\s+(?:and\s+)?([\p{L}\p{M}]+))?/gu;
const ADDED = /^(?:साढे|सवा|sadhe|sava)$/u;

/** "तीन सौ दो", "char sau bees": a section spoken in words. */
export const withSpokenNumbers = (folded: string): string =>
  folded.replaceAll(HUNDREDS, (all: string, hundreds: string, rest = '') => {
    const count = ADDED.test(hundreds) ? null : numberInWords(`${hundreds} hundred`);
    if (count === null || count % 100 !== 0) return all; // two hundred and fifty in one word is a weight
    const whole = isNumberWord(rest) ? numberInWords(`${hundreds} hundred ${rest}`) : null;
    return whole !== null && whole < count + 100 ? String(whole) : `${count} ${rest}`;
  });
