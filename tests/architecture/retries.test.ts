/** A retry hides a fault. Each one is listed here with a date and a reason. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

interface Retried {
  readonly file: string;
  /** Date of the entry. The fault is fixed within thirty days. */
  readonly since: string;
  readonly reason: string;
}

const RETRIED: readonly Retried[] = [];

const RETRY = /\bretry:\s*(?:[1-9]|[a-z{])|\bmode:\s*'retry'/i;
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

const retries = (text: string): boolean => RETRY.test(text);

it.each(['{ retry: 1 }', 'retry: 2,', 'retry: tries'])('detects %s', (text) => {
  expect(retries(text)).toBe(true);
});

it('finds no retries except the listed ones', () => {
  const own = 'tests/architecture/retries.test.ts';
  const files = [
    ...filesIn(['tests']).filter((file) => file !== own),
    'vitest.config.ts',
    'vitest.e2e.config.ts',
  ];
  expect(files.length).toBeGreaterThan(400);
  const found = files.filter((file) => retries(readFileSync(file, 'utf8')));
  expect(found).toEqual(RETRIED.map(({ file }) => file));
});

it('keeps each entry at most thirty days and with a reason', () => {
  const now = Date.now();
  const bad = RETRIED.filter(
    ({ since, reason }) => reason.length < 20 || !(now - new Date(since).getTime() < MONTH_MS),
  );
  expect(bad).toEqual([]);
});
