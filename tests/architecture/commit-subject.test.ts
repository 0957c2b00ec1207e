/** The check that `scripts/hooks/commit-msg` runs on the subject of a new commit. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { subjectFaults, subjectOf } from '../../scripts/commit-subject.mjs';

const HOOK = path.resolve('scripts', 'hooks', 'commit-msg');

it.each([
  'shares: show a link as revoked even when storage is full',
  'changes: stop at the first matching table; build JSON in SQL',
  'build: fix circular chunks that broke the demonstration',
  'law: PMLA 45 does not apply below one crore',
  "Merge branch 'main'",
  'Revert "names: rename files"',
])('accepts %s', (subject) => {
  expect(subjectFaults(subject)).toEqual([]);
});

it.each([
  ['without an area', 'Rename files'],
  ['with an area in capitals', 'Names: rename files'],
  ['with a capital after the colon', 'names: Rename files'],
  ['with a full stop', 'names: rename files.'],
  ['with nothing after the colon', 'names: '],
  ['with 73 characters', `names: ${'x'.repeat(66)}`],
])('rejects a subject %s', (_, subject) => {
  expect(subjectFaults(subject)).toHaveLength(1);
});

it('reads the first line after comments', () => {
  expect(subjectOf('# a comment of Git\n\nnames: rename files\n\nThe body.')).toBe('names: rename files');
});

it.each([
  ['names: rename files', 0],
  ['Rename files.', 1],
])('exits the hook for "%s" with status %i', (subject, status) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'commit-subject-'));
  const file = path.join(folder, 'message');
  writeFileSync(file, `${subject}\n`);
  const run = spawnSync(HOOK, [file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(run.status).toBe(status);
  expect(run.stderr.includes('remove it')).toBe(status === 1);
});
