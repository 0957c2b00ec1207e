/** The messages that docs/safety.md quotes are the texts of the product. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from '../architecture/source-files.ts';
import { english } from '../support/english.ts';

/** Placeholder of a value in a message. */
const VALUE = ' ';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [VALUE, 1, 2].flatMap((sample) => textsIn(called(value, sample)));
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Nothing if the message needs more than plain values. */
function called(message: Function, sample: unknown): unknown {
  try {
    return Reflect.apply(message, undefined, [sample, sample, sample, sample]);
  } catch {
    return undefined;
  }
}

/** Also texts outside the catalogue, and texts whose values are no plain ones. */
const SOURCES = filesIn(['src/text/en']).map((file) =>
  readFileSync(file, 'utf8').replaceAll(/\$\{[^}]*\}/g, VALUE),
);

/** The English texts of the wire are the keys of its Hindi. */
const WIRE = filesIn(['src/text/hi'], /\bwire[\w-]*\.ts$/).map((file) => readFileSync(file, 'utf8'));

const plain = (text: string): string => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').toLowerCase();

const PRODUCT = plain([...textsIn(english), ...SOURCES, ...WIRE].join('\n'));

/** Sentences, divided at values: numbers, dates, the word for the device, and omissions. */
const partsOf = (quotation: string): string[] =>
  plain(quotation)
    .split(
      /\d[\d:-]*|\b(?:another device|phone|device|items?|fields?|drafts|acts)\b|\.{3}|…|\(|\)|(?<=[.:;?]) /,
    )
    .map((part) => part.replaceAll(/^[\s.,:]+|[\s.,:]+$/g, ''))
    .filter((part) => part.length > 3);

const quotationsIn = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('- **User sees:**') || /^ {2}- [^`]/.test(line))
    .flatMap((line) => line.match(/"[^"]+"|“[^”]+”/g) ?? [])
    .map((quotation) => quotation.slice(1, -1));

const unknownParts = (page: string): string[] =>
  quotationsIn(page)
    .flatMap(partsOf)
    .filter((part) => !PRODUCT.includes(part));

it('detects a quotation missing from the product texts', () => {
  expect(unknownParts('- **User sees:** "Waiting" and "Lost in the post".')).toEqual(['lost in the post']);
});

it('quotes only product texts', () => {
  const page = readFileSync('docs/safety.md', 'utf8');
  expect(quotationsIn(page).length).toBeGreaterThan(50);
  expect(unknownParts(page)).toEqual([]);
});
