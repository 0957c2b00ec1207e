import { expect, it } from 'vitest';
import { bailApplication } from '../../src/documents/bail-application.ts';
import { offenceName } from '../../src/law/tables.ts';
import { offenceLines } from '../../src/documents/offence-line.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import { TABLES } from '../law/law-tables.ts';
import { context, withFacts } from './sample-application.ts';

const offenceOf = offenceLines(TABLES);

it.each([
  [
    'BNS 318(4)',
    'Section 318(4), Bharatiya Nyaya Sanhita, 2023',
    'imprisonment up to 7 years, and fine',
    false,
  ],
  [
    'BNS 103(1)',
    'Section 103(1), Bharatiya Nyaya Sanhita, 2023',
    'death or imprisonment for life, and fine',
    true,
  ],
  ['IPC 420', 'Section 420, Indian Penal Code', 'imprisonment up to 7 years, and fine', false],
])('%s is named with its Act and its maximum', (text, ...line) => {
  const [printed, maximum, deathOrLife] = line;
  expect(offenceOf(text)).toEqual({ printed, maximum, deathOrLife });
});

it.each(['BNS 3(5)', 'BNS 9999', 'swindling'])('nothing is said of %s', (text) => {
  expect(offenceOf(text)).toBeNull();
});

it('says of every row either a maximum that reads, or nothing', () => {
  expect(TABLES.offences.filter((row) => offenceOf(offenceName(row))).length).toBeGreaterThan(500);
  for (const row of TABLES.offences) {
    const line = offenceOf(offenceName(row));
    expect(line?.maximum ?? 'fine').not.toMatch(/undefined|null|NaN|\b0 (years|months|days)/);
  }
});

it('gives a Magistrate’s paper its first bar answered', () => {
  const content = withFacts({ court: 'magistrate' });
  const text = plainText(bailApplication(content, { ...context, offenceOf }));
  expect(text).toContain('The bar in section 480(1)(i) is not attracted.');
});
