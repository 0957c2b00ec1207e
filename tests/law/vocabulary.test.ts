import { expect, it } from 'vitest';
import { wordsOf } from '#search/engine/fold.ts';
import { makeSearchIndex, openLawSearch } from '#search/engine/law-search.ts';
import { isNoise } from '#search/engine/noise.ts';
import { stem } from '#search/engine/stem.ts';
import { readVocabulary, sayingsIn } from '#search/engine/vocabulary.ts';
import { firstOf, SEARCH, VOCABULARY, WORD_FILES } from './law-library.ts';

const LANGUAGES = ['tamil', 'telugu', 'marathi', 'bengali'] as const;
const rows = [
  ...WORD_FILES.meanings.map(([leads, says]) => ({ leads, sayings: sayingsIn(says) })),
  ...LANGUAGES.flatMap((language) =>
    WORD_FILES.matters.map((row) => ({
      leads: `${row.matter}, ${language}`,
      sayings: sayingsIn(row[language]),
    })),
  ),
];

/** The stems of a saying, as the index stores them. */
const stemsOf = (phrase: string): string[] =>
  [
    ...new Set(
      wordsOf(phrase)
        .filter((word) => !isNoise(word))
        .map(stem),
    ),
  ].toSorted();

it('expands phrases with a shared word and a single phrase', () => {
  expect(sayingsIn('chain: pull, snatch neck | purse lifted')).toEqual([
    'chain pull',
    'chain snatch neck',
    'purse lifted',
  ]);
});

it('ignores the question mark before a section', () => {
  const { meanings } = readVocabulary({
    meanings: [['? BNS 303, IPC 379', 'chori']],
    matters: [],
    words: {},
    kinds: {},
  });
  expect(meanings).toEqual([{ leads: ['BNS 303', 'IPC 379'] }]);
});

it('refers only to existing cards', () => {
  const named = VOCABULARY.meanings.flatMap(({ leads }) => leads);
  expect(named.filter((key) => !SEARCH.library.byKey.has(key))).toEqual([]);
  expect(named.length).toBeGreaterThan(2000);
});

it('has a significant word in each phrase', () => {
  const empty = rows.flatMap(({ leads, sayings }) =>
    sayings.filter((phrase) => stemsOf(phrase).length === 0).map((phrase) => `${leads}: "${phrase}"`),
  );
  expect(empty).toEqual([]);
});

it('has no duplicate phrase in a row', () => {
  const twice = rows.flatMap(({ leads, sayings }) => {
    const sets = sayings.map((phrase) => stemsOf(phrase).join(' '));
    return sets.filter((set, at) => sets.indexOf(set) !== at).map((set) => `${leads}: ${set}`);
  });
  expect(twice).toEqual([]);
});

it.each(Object.entries(WORD_FILES.words))('maps each word of %s to its English word', (_, words) => {
  const unknown = Object.entries(words).flatMap(([english, said]) =>
    said.split(' ').filter((word) => {
      const [folded = ''] = wordsOf(word);
      return !VOCABULARY.englishOf(folded).has(english);
    }),
  );
  expect(unknown).toEqual([]);
});

it('gives the same results from a stored JSON index', () => {
  const { library } = SEARCH;
  const storedIndex = JSON.parse(JSON.stringify(makeSearchIndex(library, VOCABULARY)));
  const reopened = openLawSearch(library, VOCABULARY, { index: storedIndex });
  for (const query of ['chain pulled from neck', 'zamanat', 'हत्या', '302', 'ganja 2 kg', 'చోరీ']) {
    expect(reopened.find(query).map(({ key }) => key)).toEqual(SEARCH.find(query).map(({ key }) => key));
  }
});

it('has over one hundred matters without duplicates', () => {
  const { matters } = WORD_FILES;
  expect(new Set(matters.map(({ matter }) => matter)).size).toBe(matters.length);
  expect(matters.length).toBeGreaterThan(100);
});

it.each(LANGUAGES)('finds each matter in the top three by each %s phrase', (language) => {
  const lost = WORD_FILES.matters.flatMap(({ matter, leads, [language]: says }) => {
    const expectedKeys = new Set(leads.split(/, (?=[A-Z])/));
    return sayingsIn(says)
      .filter((phrase) => !firstOf(phrase, 3).some((key) => expectedKeys.has(key)))
      .map((phrase) => `${matter}: ${phrase}`);
  });
  expect(lost).toEqual([]);
});
