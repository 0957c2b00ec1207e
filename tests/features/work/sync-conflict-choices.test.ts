import { expect, it } from 'vitest';
import type { ConflictField } from '#data/outbox/record-kind.ts';
import {
  clashOf,
  formOf,
  isJoinable,
  minePaths,
  unresolvedFields,
  wantsEditing,
} from '#features/work/sync/conflict-choices.ts';

const field = (path: string, versions: Omit<ConflictField, 'path'>): ConflictField => ({ path, ...versions });

const fields = [
  field('applicant.age', { base: 34, yours: 35, theirs: 36 }),
  field('bail.grounds', { base: 'a', yours: 'Mine.', theirs: 'Theirs.' }),
  field('applicant.phone', { base: '98765 43210', yours: null, theirs: '98765 43210' }),
  field('case.arrestDate', { base: undefined, yours: '2026-07-10', theirs: '2026-07-10' }),
  field('applicant.occupation', { base: 'driver', yours: null, theirs: undefined }),
];

it('asks only about fields with different changes on both sides', () => {
  const clash = clashOf({ fields });
  expect(clash.clashing.map(({ path }) => path)).toEqual(['applicant.age', 'bail.grounds']);
  expect(clash.mineOnly.map(({ path }) => path)).toEqual(['applicant.phone']);
});

it('starts without a choice and keeps local-only changes', () => {
  const clash = clashOf({ fields });
  expect(unresolvedFields(clash, {})).toHaveLength(2);
  const choices = { 'applicant.age': 'mine', 'bail.grounds': 'theirs' } as const;
  expect(unresolvedFields(clash, choices)).toEqual([]);
  expect(minePaths(clash, choices)).toEqual(['applicant.phone', 'applicant.age']);
  expect(wantsEditing(choices)).toBe(false);
});

it('joins two long texts, local first, for editing in a draft', () => {
  const clash = clashOf({ fields });
  const choices = { 'applicant.age': 'theirs', 'bail.grounds': 'both' } as const;
  expect(wantsEditing(choices)).toBe(true);
  expect(formOf(clash, choices)).toEqual({ age: '36', bailGrounds: 'Mine.\n\nTheirs.' });
  expect(clash.clashing.filter(isJoinable).map(({ path }) => path)).toEqual(['bail.grounds']);
});
