// @vitest-environment node
/** The official Hindi title of an Act of drugs has ओषधि. The police also write औषधि. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSectionsOf } from '#reading/sections/read-sections.ts';
import { readSectionQuery } from '#search/engine/section-query.ts';
import { filesIn } from '../architecture/source-files.ts';
import { TABLES } from '../law/law-tables.ts';

const NDPS = ['स्वापक ओषधि और मनःप्रभावी पदार्थ अधिनियम, 1985', 'स्वापक औषधि और मनःप्रभावी पदार्थ अधिनियम, 1985'];
const DRUGS = ['ओषधि और प्रसाधन सामग्री अधिनियम, 1940', 'औषधि और प्रसाधन सामग्री अधिनियम, 1940'];

it.each([...NDPS.map((title) => ['NDPS', title] as const), ...DRUGS.map((title) => ['D&C', title] as const)])(
  'reads a section of %s: %s',
  (code, title) => {
    expect(readSectionsOf(`धारा 27 ${title}`, TABLES).sections).toMatchObject([{ code, section: '27' }]);
  },
);

it.each(NDPS)('searches a section of %s', (title) => {
  expect(readSectionQuery(`${title} धारा 20`, TABLES).sections).toMatchObject([{ code: 'NDPS' }]);
});

it('writes ओषधि in every Hindi text of the law', () => {
  const files = filesIn(['src/text/hi'], /\.(?:ts|json)$/);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('औषधि'))).toEqual([]);
});
