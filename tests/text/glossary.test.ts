/**
 * Compares the Hindi catalogue with docs/GLOSSARY-hi.md: if an English message has a term, the Hindi one has
 * the Hindi term. Allowed alternatives and other meanings are listed here.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from '../support/english.ts';
import { inHindi } from '../support/in-hindi.ts';

interface Term {
  readonly english: string;
  readonly hindi: readonly string[];
}

const cells = (line: string): string[] => line.split('|').slice(1, 3);

const words = (cell: string): string[] =>
  cell
    .split(/[;,]/)
    .map((word) => word.replaceAll(/\(.*?\)|in a sentence for the family|from interim bail/g, '').trim())
    .filter((word) => word !== '');

/** If both sides have the same number of words, they are paired; otherwise any Hindi word is allowed. */
function termsOf(line: string): Term[] {
  const [from = [], to = []] = cells(line).map(words);
  const paired = from.length === to.length;
  return from.map((term, at) => ({ english: term, hindi: paired ? [to[at] ?? ''] : to }));
}

const terms = readFileSync('docs/GLOSSARY-hi.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-|English)/.test(line))
  .flatMap(termsOf);

/** Additional forms of the terms, and words that Hindi uses in some sentences. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'first remand': ['पहले रिमांड', 'पहली बार'],
  convicted: ['दोषी', 'दोषसिद्धि'],
  conviction: ['दोषी'],
  release: ['रिहा', 'छोड़', 'छूट'], // the verb
  surrender: ['जमा', 'लौट'], // of a passport; coming back from interim bail
  sentence: ['मृत्युदंड'],
  trial: ['विचारण'], // "trial court"
  custody: ['हिरासत', 'बंद'],
  contested: ['विवाद'],
  hearing: ['सुन'], // the verb
  bond: ['मुचलक'], // without surety
  court: ['पेशी'], // to be produced before it
  document: ['कागज़'],
  paper: ['छपे'], // which prints it
  'law tables': ['कानून की सारणि'],
  order: ['अभिरक्षा में भेज', 'और पुलिस अभिरक्षा'], // to order into custody
  judgment: ['निर्णय', 'फ़ैसल'],
  case: ['केस', 'मुकदम', 'पैरवी', 'निर्णय'], // case number, case diary, the court that tries the case, case law
  diary: ['डायरी'],
  entry: ['प्रविष्टि', 'विवरण', 'भर', 'बदला'], // of a form
  docket: ['आवेदन'],
  'filing packet': ['दाखिल करने के सेट', 'दाखिल करने का पूरा सेट'],
  share: ['साझा', 'भाग', 'हिस्स'], // the shared thing; a part
  'to file': ['दाखिल'],
  'not known': ['पता न', 'पता नहीं'],
  saved: ['सुरक्षित', 'रखा', 'रखी', 'रखे', 'सहेज'],
  sent: ['भेज', 'पहुँच'],
  waiting: ['प्रतीक्षा', 'इंतज़ार', 'लंबित', 'बाकी'],
  'needs you': ['आपको', 'आपकी'],
  'law as of': ['तक का'],
  "the court's server": ['न्यायालय के सर्वर', 'न्यायालय का सर्वर'],
  backup: ['बैकअप', 'नए सिरे से'],
  device: ['डिवाइस', 'फ़ोन', 'भेजने से पहले'],
  right: ['अधिकार', 'हक'],
};

/** English words that are not the term, or that Hindi leaves as they are printed in English. */
const OTHER_WORDS: readonly RegExp[] = [
  /\bBar Council\b|\bbail\.example\.in\b/gi, // names
  /\b(?:Central Bureau|National|Union|Serious|Directorate)\b.*/g, // agencies have their own Hindi names
  /such as Bail Application|For example: .*|such as IN THE .*/g, // as a court prints it
  /\b(?:top|bottom) right corner\b|^Right$|\bmm right\b|\bleft, right\b/gi, // a direction
  /^(?:Result|Settings) sections$/g, // of a screen
  /\b(?:password|both|cannot|it) (?:is|are|be)(?: not)? right\b/gi, // correct
  /\bin (?:this|their) order\b|\bmatter of right\b|\bdo not matter\b/gi, // sequence; a figure of speech
  /\bthe order taken to the court above\b/gi, // translated as "to the higher court"
  /\bOne sentence\. It is printed/g, // of grammar
  /^What conditions can a court impose on bail\?$/g, // asked without the court
  /\bbars (?:release|bail)\b/gi, // the verb: से रुकती है
  /\bfirst-time offender\b.*/gi, // an accused before conviction
];

/** Fixed forms of the wire, and names of files. */
const NO_SENTENCE = /\.\d+\.value$|\.filename$|\.fileAll$/;

const stem = (word: string): string => word.replace(/[ािीेों]+$/u, '');

const removeOtherWords = (sentence: string): string =>
  OTHER_WORDS.reduce((text, other) => text.replaceAll(other, ''), sentence);

type Pair = readonly [path: string, english: string, hindi: string];

/** Texts, and messages called with "2" as their value. */
function pairsIn(from: unknown, to: unknown, path = ''): Pair[] {
  if (typeof from === 'string' && typeof to === 'string')
    return NO_SENTENCE.test(path) ? [] : [[path, removeOtherWords(from), to]];
  if (typeof from === 'function' && typeof to === 'function') return pairsIn(called(from), called(to), path);
  if (!isObject(from) || !isObject(to)) return [];
  return Object.entries(from).flatMap(([key, value]) =>
    pairsIn(value, Reflect.get(to, key), `${path}.${key}`),
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Nothing where it wants more than plain values. */
function called(sentence: Function): unknown {
  try {
    return Reflect.apply(sentence, undefined, [2, 2, 2, 2]);
  } catch {
    return undefined;
  }
}

const pairs = pairsIn(english, inHindi);

const patternOf = (term: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}-])${term.replace(/y$/, '(?:y|ie)')}s?(?![\p{L}-])`, 'iu');

const isSaid = ({ english: term, hindi }: Term, sentence: string): boolean =>
  [...hindi.map(stem), ...(ALSO[term.toLowerCase()] ?? [])].some((word) => sentence.includes(word));

it('reads the glossary and the messages', () => {
  expect(terms.length).toBeGreaterThan(100);
  expect(terms).toContainEqual({ english: 'acquitted', hindi: ['दोषमुक्त'] });
  expect(pairs.length).toBeGreaterThan(4000);
  expect(pairs.filter(([, from]) => patternOf('bail').test(from)).length).toBeGreaterThan(200);
});

it('detects a term with another translation', () => {
  const surety = { english: 'surety', hindi: ['जमानतदार'] };
  expect(isSaid(surety, 'दो जमानतदारों के साथ')).toBe(true);
  expect(isSaid(surety, 'दो ज़ामिनों के साथ')).toBe(false);
});

describe.each(terms)('$english', (term) => {
  it(`is translated as ${term.hindi.join(' or ')}`, () => {
    const others = pairs.filter(([, from, to]) => patternOf(term.english).test(from) && !isSaid(term, to));
    expect(others).toEqual([]);
  });
});
