/**
 * Languages besides English and Hindi, by area. A complete area has every English message, with the same key and
 * arguments; a message left in English is listed here.
 */
import { describe, expect, it } from 'vitest';
import { isFact } from '#facts/facts.ts';
import { BLANK } from '#features/law/calculator/calculator-form.ts';
import { factForm } from '#parts/fact-questions/fact-form.ts';
import type { OtherWords } from '#text/other-words.ts';
import { rest as bengali } from '#text/bn/rest.ts';
import { start as bengaliStart } from '#text/bn/start.ts';
import { rest as marathi } from '#text/mr/rest.ts';
import { start as marathiStart } from '#text/mr/start.ts';
import { rest as tamil } from '#text/ta/rest.ts';
import { start as tamilStart } from '#text/ta/start.ts';
import { rest as telugu } from '#text/te/rest.ts';
import { start as teluguStart } from '#text/te/start.ts';
import { english } from '../support/english.ts';
import { renderSentence, valuesOf } from '../support/sample-values.ts';

/** Catalogue keys of each area. */
const AREAS = {
  shell: ['acts', 'fields', 'notices', 'session', 'shell', 'statuses', 'times'],
  clock: ['clock'],
  calculator: ['calculator', 'explained', 'law', 'picker', 'routeFacts'],
  firstScreen: ['choices', 'dashboard', 'records'],
} as const;

interface PartialLanguage {
  readonly name: string;
  readonly words: OtherWords;
  readonly script: RegExp;
  readonly whole: readonly (keyof typeof AREAS)[];
  /** Terms of the courts of that State. One of them must occur if the English text has the term. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** Paths in complete areas that stay in English because their translation is uncertain. */
  readonly inEnglish: readonly string[];
}

const LANGUAGES: readonly PartialLanguage[] = [
  {
    name: 'Marathi',
    words: { ...marathiStart, ...marathi },
    script: /\p{Script=Devanagari}/u,
    whole: ['shell', 'clock', 'calculator'],
    terms: {
      bail: ['जामीन', 'जामिन'],
      'charge-sheet': ['दोषारोपपत्र'],
      accused: ['आरोपी'],
      'High Court': ['उच्च न्यायालय'],
      'Court of Session': ['सत्र न्यायालय'],
      Magistrate: ['न्यायदंडाधिका'],
      custody: ['कोठडी', 'आत आहे'],
      arrest: ['अटक'],
      offence: ['गुन्ह', 'अपराध्या'],
      appeal: ['अपील', 'अपिल'],
      'anticipatory bail': ['अटकपूर्व जा'],
      'default bail': ['डिफॉल्ट जा'],
      surety: ['जामीनदार'],
      trial: ['खटल'],
    },
    inEnglish: [],
  },
  {
    name: 'Bengali',
    words: { ...bengaliStart, ...bengali },
    script: /\p{Script=Bengali}/u,
    whole: ['shell', 'clock', 'calculator'],
    terms: {
      bail: ['জামিন'],
      'charge-sheet': ['চার্জশিট'],
      accused: ['অভিযুক্ত'],
      'High Court': ['হাইকোর্ট'],
      'Court of Session': ['দায়রা আদালত'],
      Magistrate: ['ম্যাজিস্ট্রেট'],
      custody: ['হেফাজত', 'আটক'],
      arrest: ['গ্রেপ্তার'],
      offence: ['অপরাধ'],
      appeal: ['আপিল'],
      'anticipatory bail': ['আগাম জামিন'],
      'default bail': ['ডিফল্ট জামিন'],
      surety: ['জামিনদার'],
      trial: ['বিচার'],
    },
    inEnglish: [],
  },
  {
    name: 'Tamil',
    words: { ...tamilStart, ...tamil },
    script: /\p{Script=Tamil}/u,
    whole: ['shell', 'clock', 'calculator'],
    terms: {
      bail: ['ஜாமீன'],
      'charge-sheet': ['குற்றப்பத்திரிகை'],
      'High Court': ['உயர் நீதிமன்ற'],
      'Court of Session': ['அமர்வு நீதிமன்ற'],
      Magistrate: ['நடுவ'],
      arrest: ['கைத'],
      'anticipatory bail': ['முன்ஜாமீன'],
      surety: ['ஜாமீன்தார'],
    },
    inEnglish: [],
  },
  {
    name: 'Telugu',
    words: { ...teluguStart, ...telugu },
    script: /\p{Script=Telugu}/u,
    whole: ['shell', 'clock', 'calculator'],
    terms: {
      bail: ['బెయిల'],
      'charge-sheet': ['చార్జిషీట'],
      accused: ['నిందిత'],
      'High Court': ['హైకోర్ట'],
      'Court of Session': ['సెషన్స్ కోర్ట'],
      Magistrate: ['మేజిస్ట్రేట'],
      custody: ['కస్టడీ', 'నిర్బంధ'],
      arrest: ['అరెస్ట'],
      appeal: ['అప్పీల'],
      'anticipatory bail': ['ముందస్తు బెయిల'],
      'default bail': ['డిఫాల్ట్ బెయిల'],
      surety: ['జామీను'],
    },
    inEnglish: [],
  },
];

/** Values of choices, file names and keyboard keys. */
const NO_SENTENCE =
  /\.\d+\.value$|\.(?:filename|fileAll|fileOne|key)$|\.keys\.list\.\d\.0$|^calculator\.report\.language$/;

/** Latin letters in every language: placeholders, names of codes, files and formats, and examples. */
const LATIN_NAMES =
  /\{\w+\}|\b\d+[A-Z]\b|\b(?:BNSS?|BSA|IPC|CrPC|FIR|NDPS|NIA|UAPA|PMLA|PDF|DOCX|IST|Antil|Ctrl|K|[A-D]|name@example\.in)\b|\.ics\b/g;

type Leaf = readonly [path: string, value: unknown];

function leaves(words: unknown, path: string): Leaf[] {
  if (typeof words !== 'object' || words === null) return [[path, words]];
  return Object.entries(words).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`));
}

const englishLeaves = new Map(leaves(english, ''));

const MARKS = /ω[α-ζ]|\{\w+\}|\b\d(?:[\d,-]*\d)?\b/gu;

/** The values in a sentence, each once, however a figure is grouped: "41007" and "{date}". A figure that English spells out is no value. */
const marksIn = (sentence: string): string[] =>
  [
    ...new Set(
      sentence
        .toLowerCase()
        .replaceAll(/(?<=\d),(?=\d)/g, '')
        .match(MARKS),
    ),
  ]
    .filter((mark) => !/^\d$|^\d{2}$/.test(mark))
    .toSorted();

interface Pair {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** Every translated message with its English one, for each set of arguments. */
function pairsOf(words: OtherWords): Pair[] {
  return leaves(words, '').flatMap(([path, sentence]) => {
    const from = englishLeaves.get(path);
    if (NO_SENTENCE.test(path) || from === undefined) return [];
    const sets = typeof from === 'function' ? valuesOf(path, from) : [[]];
    return sets.map((values): Pair => ({
      path,
      from: renderSentence(from, values),
      to: renderSentence(sentence, values),
    }));
  });
}

const isIn = (path: string, areas: readonly string[]): boolean =>
  areas.some((area) => path === area || path.startsWith(`${area}.`));

it('formats every message of the areas in English', () => {
  const areas: readonly string[] = Object.values(AREAS).flat();
  const tried = [...englishLeaves].filter(
    ([path, sentence]) => isIn(path, areas) && typeof sentence === 'function',
  );
  expect(tried.length).toBeGreaterThan(100);
  const unfit = tried.filter(
    ([path, sentence]) =>
      typeof sentence === 'function' &&
      valuesOf(path, sentence).some((values) =>
        /undefined|\[object|NaN|null/.test(renderSentence(sentence, values)),
      ),
  );
  expect(unfit.map(([path]) => path)).toEqual([]);
});

it('finds the values of a sentence', () => {
  expect(marksIn('{date}: 41,007 of ωα, 12-05-2024, in 7 days')).toEqual(
    ['{date}', '41007', 'ωα', '12-05-2024'].toSorted(),
  );
});

/** Facts that clock and calculator ask for. The wizard is in English and Hindi. */
const ASKED = [factForm({}, ''), BLANK, BLANK.routes].flatMap((form) => Object.keys(form)).filter(isFact);

describe.each(LANGUAGES)('$name', ({ words, script, terms, whole, inEnglish }) => {
  const own = new Map(leaves(words, ''));
  const pairs = pairsOf(words);

  it('has no key missing in English', () => {
    expect([...own.keys()].filter((path) => !englishLeaves.has(path))).toEqual([]);
    expect(pairs.length).toBeGreaterThan(100);
  });

  it('has every message of its complete areas', () => {
    const areas = whole.flatMap((area) => AREAS[area]);
    const missing = [...englishLeaves.keys()].filter((path) => isIn(path, areas) && !own.has(path));
    expect(missing).toEqual([...inEnglish]);
  });

  it('has the label of every fact that clock and calculator ask for', () => {
    expect(ASKED.length).toBeGreaterThan(50);
    expect(ASKED.filter((fact) => !own.has(`facts.labels.${fact}`))).toEqual([]);
  });

  it('keeps the value of each choice', () => {
    const values = [...own].filter(([path]) => /\.\d+\.value$/.test(path));
    for (const [path, value] of values) expect([path, value]).toEqual([path, englishLeaves.get(path)]);
  });

  it('contains every value of the English message', () => {
    const left = pairs.filter(({ from, to }) => String(marksIn(from)) !== String(marksIn(to)));
    expect(left).toEqual([]);
  });

  it('has no Latin words except names', () => {
    const left = pairs.filter(({ to }) => /\p{Script=Latin}/u.test(to.replaceAll(LATIN_NAMES, '')));
    expect(left).toEqual([]);
  });

  it('uses its own script', () => {
    const other = pairs.filter(
      ({ from, to }) => /[a-z]{3}/.test(from.replaceAll(LATIN_NAMES, '')) && !script.test(to),
    );
    expect(other).toEqual([]);
  });

  it.each(Object.entries(terms))('translates %s as %j', (term, stems) => {
    const termPattern = new RegExp(String.raw`(?<![\p{L}-])${term}s?(?![\p{L}-])`, 'iu');
    const others = pairs.filter(
      ({ from, to }) => termPattern.test(from) && !stems.some((stem) => to.includes(stem)),
    );
    expect(others).toEqual([]);
  });

  it('uses the same digits as English', () => {
    expect(pairs.filter(({ to }) => /(?![0-9])\p{Nd}/u.test(to))).toEqual([]);
  });
});
