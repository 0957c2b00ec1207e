// @vitest-environment node
/** The search finds the sections of a list with the reader of charges. */
import { expect, it } from 'vitest';
import { sectionKey } from '#law/tables.ts';
import { readSectionQuery } from '#search/engine/section-query.ts';
import { readSectionsOf } from '#reading/sections/read-sections.ts';
import { TABLES } from '../law/law-tables.ts';
import { corpusItems } from './corpus-score.ts';

const asked = (query: string): string[] =>
  readSectionQuery(query, TABLES).sections.map(({ code, number }) => `${code} ${number}`);

it.each([
  ['302/34 IPC and 25/27 Arms Act', ['IPC 302', 'IPC 34', 'ARMS 25', 'ARMS 27']],
  ['279, 304A IPC & 3/181 MV Act', ['IPC 279', 'IPC 304a', 'MV 3', 'MV 181']],
  ['498(A) IPC', ['IPC 498a']],
  ['147 to 149 IPC', ['IPC 147', 'IPC 148', 'IPC 149']],
  ['u/s 439 CrPC in 302/34 IPC', ['CrPC 439', 'IPC 302', 'IPC 34']],
])('gives each number of a list its Act: %s', (query, sections) => {
  expect(asked(query).toSorted()).toEqual(sections.toSorted());
});

it.each([
  '302 ipc',
  'bail in 302 and 307 ipc',
  'is 420 or 406 bailable',
  '376 victim 15 years old 2 accused',
])('leaves a question and a plain number to the patterns of the search: %s', (query) => {
  expect(readSectionQuery(query, TABLES).sections).not.toHaveLength(0);
  expect(asked(query)).not.toContain('IPC 15');
});

it('finds nearly all sections of the lists of the corpora', () => {
  const rows = ['sections', 'later-1', 'later-2', 'later-3', 'later-4', 'later-5']
    .flatMap(corpusItems)
    .flatMap(({ row }) => (row.kind === 'sections' && typeof row.text === 'string' ? [row.text] : []));
  const missed = rows.filter((text) => {
    const found = new Set(asked(text));
    return readSectionsOf(text, TABLES).sections.some(
      ({ code, section, certain, role }) =>
        certain &&
        role === 'charged' &&
        code !== 'OTHER' &&
        ![code, null].some((name) => found.has(`${name} ${sectionKey(section)}`)),
    );
  });
  expect(rows.length).toBeGreaterThan(370);
  expect(missed.length).toBeLessThan(60);
});
