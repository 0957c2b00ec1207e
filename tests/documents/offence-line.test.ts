/** The table of sections in a paper: the Act by its name, the punishment as the tables settle it, or nothing. */
import { expect, it } from 'vitest';
import { matterOf } from '../../src/documents/matter.ts';
import { offenceLines } from '../../src/documents/offence-line.ts';
import type { OffenceRef } from '../../src/contract/case-facts.ts';
import { offenceName } from '../../src/law/tables.ts';
import { TABLES } from '../law/law-tables.ts';
import { context, withFacts } from './sample-application.ts';

const linesOf = (sections: string[], principalOffences?: OffenceRef[]) =>
  offenceLines(matterOf(withFacts({ sections, principalOffences }), context));

it.each([
  ['BNS 318(4)', 'Section 318(4), Bharatiya Nyaya Sanhita, 2023', 'imprisonment up to 7 years, and fine'],
  ['BNS 103(1)', 'Section 103(1), Bharatiya Nyaya Sanhita, 2023', 'death or imprisonment for life, and fine'],
  ['IPC 420', 'Section 420, Indian Penal Code', 'imprisonment up to 7 years, and fine'],
  ['BNS 3(5)', 'BNS 3(5)', 'none of its own'],
  [
    'NDPS 29',
    'Section 29, Narcotic Drugs and Psychotropic Substances Act, 1985',
    'as for the offence that it follows',
  ],
])('%s is named with its Act and its maximum', (text, printed, maximum) => {
  expect(linesOf([text])).toEqual([{ printed, maximum }]);
});

it('gives a conspiracy the punishment of the offence that it follows, once that is named', () => {
  const [line] = linesOf(['NDPS 29'], [{ code: 'NDPS', section: '21(c)' }]);
  expect(line?.maximum).toBe('imprisonment up to 20 years, and fine');
});

it('reads several sections in one text one by one', () => {
  expect(linesOf(['u/s 420, 406 IPC']).map(({ printed }) => printed)).toEqual([
    'Section 420, Indian Penal Code',
    'Section 406, Indian Penal Code',
  ]);
});

it.each(['BNS 9999', 'swindling'])('nothing is said of %s', (text) => {
  expect(linesOf([text])).toEqual([{ printed: text, maximum: null }]);
});

it('says of every row either a maximum that reads, or nothing', () => {
  const lines = linesOf(TABLES.offences.map(offenceName));
  expect(lines.filter(({ maximum }) => maximum).length).toBeGreaterThan(500);
  for (const { maximum } of lines) {
    expect(maximum ?? 'fine').not.toMatch(/undefined|null|NaN|\b0 (years|months|days)/);
  }
});
