/** Calculator and liberty clock offer the answers of the registry. */
import { expect, it } from 'vitest';
import { factRow, isFact } from '#facts/facts.ts';
import { askedOptions } from '#text/fact-words.ts';
import { routeOptions } from '#parts/route-facts/route-options.ts';
import { english } from '../support/english.ts';
import { choices as hindiChoices } from '#text/hi/choices.ts';
import { facts as bn } from '#text/bn/facts.ts';
import { facts as en } from '#text/en/facts.ts';
import { facts as hi } from '#text/hi/facts.ts';
import { facts as mr } from '#text/mr/facts.ts';
import { facts as ta } from '#text/ta/facts.ts';
import { facts as te } from '#text/te/facts.ts';

const ASKED = Object.keys(en.answers).filter(isFact);
const { unknown: _unknown, ...withWords } = en.answers;
const words: Readonly<Record<string, object>> = withWords;

it('has the answers of every row in words, and no others', () => {
  expect(ASKED.length).toBeGreaterThan(4);
  for (const fact of ASKED) {
    const known = (factRow(fact).of ?? []).filter((answer) => answer !== 'unknown');
    expect([fact, ...Object.keys(words[fact] ?? {}).toSorted()]).toEqual([fact, ...known.toSorted()]);
  }
});

it('offers the answers in the order of the row, then "not known"', () => {
  expect(askedOptions('remandExtension', english)).toEqual([
    { value: 'none', label: 'No' },
    { value: 'granted', label: 'Yes' },
    { value: 'unknown', label: 'Not known' },
  ]);
  expect(askedOptions('produced', english).map(({ value }) => value)).toEqual(['yes', 'no', 'unknown']);
  expect(askedOptions('antecedents', english).map(({ value }) => value)).toEqual(['none', 'some', 'unknown']);
});

it('offers no answer "not known" where an empty question says it', () => {
  expect(askedOptions('custodyStatus', english).map(({ value }) => value)).toEqual([
    'police',
    'judicial',
    'not-arrested',
  ]);
});

const keys = (group: unknown) => Object.keys(Object(group)).toSorted();

it.each(Object.entries({ en, hi, bn, mr, ta, te }))(
  'has each answer in words of its own: %s',
  (_, { answers }) => {
    const groups = Object.values(Object(answers)).filter((group) => typeof group === 'object');
    expect(groups.map(keys)).toEqual(
      Object.values(en.answers).flatMap((group) => (typeof group === 'object' ? [keys(group)] : [])),
    );
    for (const group of groups) {
      const labels = Object.values(Object(group));
      expect(new Set(labels).size).toBe(labels.length);
    }
  },
);

const lengthOf = (labels: readonly string[]): number => labels.join('').length;

it.each([
  ['English', en, english.choices],
  ['Hindi', hi, hindiChoices],
] as const)('words an answer in %s as the wizard does, or in a shorter way', (_, { answers }, choices) => {
  const lists: Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>> =
    choices;
  const longer = Object.entries(answers).filter(([fact, group]) => {
    if (typeof group !== 'object' || !(fact in lists)) return false;
    const labels = (lists[fact] ?? []).filter(({ value }) => value !== 'unknown').map(({ label }) => label);
    const own = Object.values(group);
    return own.toSorted().join() !== labels.toSorted().join() && lengthOf(own) >= lengthOf(labels);
  });
  expect(longer).toEqual([]);
});

it('lists the answers of a derived question in the order of its table, then "not known"', () => {
  expect(routeOptions('trial', english).map(({ label }) => label)).toEqual([
    'In progress',
    'Judgment awaited',
    'Acquitted',
    'Not known',
  ]);
  expect(routeOptions('proclaimed', english).map(({ value }) => value)).toEqual(['yes', 'no', 'unknown']);
});
