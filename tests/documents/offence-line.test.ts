/** Section table of a paper: the Act by name, and the punishment if the tables settle it. */
import { describe, expect, it } from 'vitest';
import { concernsOf } from '../../src/documents/objections/concerns.ts';
import { limbNames } from '../../src/text/hi/papers/documents-limbs.ts';
import { matterOf } from '../../src/documents/matter.ts';
import { offenceLines } from '../../src/documents/offence-line.ts';
import type { OffenceRef } from '../../src/contract/case/case-facts.ts';
import { offenceName } from '../../src/law/tables.ts';
import { TABLES } from '../law/law-tables.ts';
import { HINDI_PAPERS } from '../../src/text/hi/papers/documents.ts';
import { context, withFacts } from './sample-application.ts';

const linesOf = (sections: string[], principalOffences?: OffenceRef[]) =>
  offenceLines(matterOf(withFacts({ sections, principalOffences }), context));

it.each([
  ['BNS 318(4)', 'Section 318(4), Bharatiya Nyaya Sanhita, 2023', 'imprisonment up to 7 years, and fine'],
  ['BNS 103(1)', 'Section 103(1), Bharatiya Nyaya Sanhita, 2023', 'death or imprisonment for life, and fine'],
  ['IPC 420', 'Section 420, Indian Penal Code', 'imprisonment up to 7 years, and fine'],
  ['BNS 3(5)', 'Section 3(5), Bharatiya Nyaya Sanhita, 2023', 'no separate punishment'],
  [
    'NDPS 29',
    'Section 29, Narcotic Drugs and Psychotropic Substances Act, 1985',
    'punishable as the principal offence',
  ],
])('prints the Act and maximum of %s', (text, printed, maximum) => {
  expect(linesOf([text])).toMatchObject([{ printed, maximum }]);
});

it('gives a conspiracy the punishment of its named principal offence', () => {
  const [line] = linesOf(['NDPS 29'], [{ code: 'NDPS', section: '21(c)' }]);
  expect(line?.maximum).toBe('imprisonment up to 20 years, and fine');
});

it('gives a conspiracy the punishment of the charged offence in the Act', () => {
  const [, line] = linesOf(['NDPS 21(c)', 'NDPS 29']);
  expect(line?.maximum).toBe('punishable as the principal offence: imprisonment up to 20 years, and fine');
});

it.each([
  [['8(c)', '21(c) NDPS'], 'Section 8(c), Narcotic Drugs and Psychotropic Substances Act, 1985'],
  [['NDPS 8(c)', 'NDPS 21(c)'], 'Section 8(c), Narcotic Drugs and Psychotropic Substances Act, 1985'],
  [['3 PMLA', '4 PMLA'], 'Section 3, Prevention of Money Laundering Act, 2002'],
])('pairs a prohibiting section with its punishing section: %j', (sections, printed) => {
  const [line] = linesOf(sections);
  expect(line).toEqual({ printed, offence: null, maximum: 'punishable under the section charged with it' });
  expect(matterOf(withFacts({ sections }), context).found?.matter.allRead).toBe(true);
});

it('reports no punishment for a prohibiting section without a punishing section', () => {
  expect(linesOf(['NDPS 8(c)', 'BNS 318(4)'])[0]).toEqual({
    printed: 'NDPS 8(c)',
    offence: null,
    maximum: null,
  });
  const { found } = matterOf(withFacts({ sections: ['NDPS 8(c)', 'BNS 318(4)'] }), context);
  expect(found?.matter.allRead).toBe(false);
});

it('splits several sections in one text', () => {
  expect(linesOf(['u/s 420, 406 IPC']).map(({ printed }) => printed)).toEqual([
    'Section 420, Indian Penal Code',
    'Section 406, Indian Penal Code',
  ]);
});

it.each(['BNS 9999', 'swindling'])('reports no maximum for %s', (text) => {
  expect(linesOf([text])).toEqual([{ printed: text, offence: null, maximum: null }]);
});

const offencesIn = (sections: string[], papers = context.papers) =>
  offenceLines(matterOf(withFacts({ sections }), { ...context, papers })).map(({ offence }) => offence);

it('names the offence in English and Hindi', () => {
  expect(offencesIn(['BNS 303(2)', 'NDPS 20(b)(ii)(C)'])).toEqual([
    'Theft',
    expect.stringContaining('commercial quantity'),
  ]);
  expect(offencesIn(['BNS 303(2)'], HINDI_PAPERS)).toEqual(['चोरी']);
  const all = offencesIn(TABLES.offences.map(offenceName), HINDI_PAPERS);
  expect(all.filter((name) => name !== null && !/\p{Script=Devanagari}/u.test(name))).toEqual([]);
});

it('prints a valid maximum or nothing for every row', () => {
  const lines = linesOf(TABLES.offences.map(offenceName));
  expect(lines.filter(({ maximum }) => maximum).length).toBeGreaterThan(500);
  for (const { maximum } of lines) {
    expect(maximum ?? 'fine').not.toMatch(/undefined|null|NaN|\b0 (years|months|days)/);
  }
});

describe('a section whose limb the charge does not name', () => {
  const section = 'Section 109(1), Bharatiya Nyaya Sanhita, 2023';
  const charge = { sections: ['BNS 109(1)'], allegations: 'He stabbed the complainant and caused injuries.' };
  const lines = (more: object, paper = context) =>
    offenceLines(matterOf(withFacts({ ...charge, ...more }), paper));
  const named = (more: object) =>
    concernsOf(matterOf(withFacts({ ...charge, ...more }), context)).map(({ key }) => key);
  const ten = 'imprisonment up to 10 years, and fine';
  const life = 'imprisonment for life or imprisonment up to 10 years, and fine';

  it('states the doubt in English and Hindi', () => {
    expect(lines({})).toEqual([
      {
        printed: section,
        offence: 'Attempt to murder',
        maximum: `${ten}; ${life} under ${section} (hurt caused) (the charge does not state which applies)`,
      },
    ]);
    const [line] = lines({}, { ...context, papers: HINDI_PAPERS });
    expect(line?.maximum).toContain('उपहति कारित');
    expect(line?.maximum).not.toMatch(/[A-Za-z]/);
  });

  it('prints the chosen limb alone', () => {
    expect(lines({ limbs: ['BNS 109(1) (hurt-caused)'] })).toEqual([
      {
        printed: `${section} (hurt caused)`,
        offence: 'Attempt to murder where hurt is caused',
        maximum: life,
      },
    ]);
    expect(lines({ limbs: ['BNS 109(1)'] })).toMatchObject([{ printed: section, maximum: ten }]);
  });

  it('names the doubt in the review before filing', () => {
    expect(named({})).toContain('limb:BNS 109(1)');
    expect(named({ limbs: ['BNS 109(1)'] })).not.toContain('limb:BNS 109(1)');
  });

  it('has a Hindi name for every limb of the tables', () => {
    const variants = TABLES.offences.flatMap(({ variant }) => variant ?? []);
    expect(variants.filter((variant) => limbNames[variant] === undefined)).toEqual([]);
  });
});
