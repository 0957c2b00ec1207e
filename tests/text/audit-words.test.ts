/** Each action of the audit log has its own words in English and Hindi. The type of the log allows no other action. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AUDIT_ACTIONS, isAuditAction } from '#contract/operator/audit-actions.ts';
import { AUDIT_WORDS as english } from '#text/en/operator/audit-words.ts';
import { AUDIT_WORDS as hindi } from '#text/hi/operator/audit-words.ts';
import { filesIn } from '../architecture/source-files.ts';

it.each([
  ['English', english],
  ['Hindi', hindi],
])('names every action in %s, each in its own words', (_language, words) => {
  const said = AUDIT_ACTIONS.map((action) => words[action]);
  expect(said.filter((each) => each.trim() === '')).toEqual([]);
  expect(new Set(said).size).toBe(AUDIT_ACTIONS.length);
});

it('finds words for the actions in statements that insert their own row', () => {
  const written = filesIn(['server']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/INTO audit \([^)]*\)\s+SELECT [^']*'([a-z-]+)'/g)].map(
      ([, action = '']) => action,
    ),
  );
  expect(written.toSorted()).toEqual(['create', 'read']);
  expect(written.every(isAuditAction)).toBe(true);
});
