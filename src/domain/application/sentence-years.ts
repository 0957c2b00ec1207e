/**
 * Parses a sentence such as "RI for 1 year 6 months" or "life", without terms in default of fine. Concurrent
 * terms: the longest; consecutive: the sum (BNSS 25(3), CrPC 31(3)); ambiguous: undefined.
 */

const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty'.split(' ');

/** "seven", "twenty-one". A figure after the word ("seven (7)") repeats it. */
const WORD = `(?:${TENS.join('|')})(?:[\\s-]+(?:${UNITS.slice(0, 9).join('|')}))?|${UNITS.join('|')}|an?`;
const NUMBER = `\\b(?:(?:${WORD})\\b(?:\\s*\\(\\s*\\d+(?:\\.\\d+)?\\s*\\))?|\\d+(?:\\.\\d+)?(?:\\s*\\(\\s*[a-z\\s-]+\\s*\\))?)`;
const UNIT = '(?:years?|yrs?|months?|days?)\\b\\.?';
const HALF = '(?:\\s+and\\s+a\\s+half)?';
const PART = `(?:${NUMBER})${HALF}[\\s-]*${UNIT}(?:\\s+and\\s+a\\s+half)?`;
/** "1 year and 6 months" is one term. */
const TERM = new RegExp(
  `${PART}(?:(?:\\s*,)?\\s*(?:and\\s+)?(?:${NUMBER})[\\s-]*(?:months?|days?)\\b\\.?)*`,
  'gi',
);
const PARTS = new RegExp(`(${NUMBER})(${HALF})[\\s-]*(${UNIT})(\\s+and\\s+a\\s+half)?`, 'gi');

const FOR_LIFE =
  /\b(?:for\s+life|life\s+(?:imprisonment|sentence|term|convict)|imprisonment\s+of\s+life|life)\b/i;
const DEATH = /\bdeath\b|\bhanged\b/i;
/** "in default of payment, a further six months", to the end of the clause. */
const IN_DEFAULT = /\b(?:in\s+default|on\s+failure|failing\s+which)\b[^;.]*/gi;
const TOGETHER = /\bconcurrent/i;
const IN_TURN = /\bconsecutive/i;

/** In years; `Infinity` for life; undefined if ambiguous. */
export function sentenceYears(sentence: string): number | undefined {
  const words = sentence.replaceAll(IN_DEFAULT, ' ').replaceAll(/\s+/g, ' ');
  if (DEATH.test(words)) return undefined;
  if (FOR_LIFE.test(words)) return Infinity;
  const terms = [...words.matchAll(TERM)].map(([term]) => yearsOf(term));
  if (terms.length <= 1) return terms[0];
  if (IN_TURN.test(words)) return TOGETHER.test(words) ? undefined : sum(terms);
  if (TOGETHER.test(words)) return Math.max(...terms);
  return undefined;
}

const sum = (terms: readonly number[]): number => terms.reduce((all, each) => all + each, 0);

function yearsOf(term: string): number {
  return [...term.matchAll(PARTS)].reduce((all, [, number = '', half, unit = '', halfAfter]) => {
    const amount = amountOf(number) + (half || halfAfter ? 0.5 : 0);
    return all + amount / perYear(unit);
  }, 0);
}

const perYear = (unit: string): number => (/^m/i.test(unit) ? 12 : /^d/i.test(unit) ? 365 : 1);

function amountOf(number: string): number {
  const figure = /\d+(?:\.\d+)?/.exec(number);
  if (figure) return Number(figure[0]);
  return number
    .toLowerCase()
    .split(/[\s-]+/)
    .reduce((all, word) => all + valueOf(word), 0);
}

function valueOf(word: string): number {
  if (word === 'a' || word === 'an') return 1;
  const unit = UNITS.indexOf(word);
  return unit === -1 ? (TENS.indexOf(word) + 2) * 10 : unit + 1;
}
