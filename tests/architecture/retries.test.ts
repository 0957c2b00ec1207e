/** A test that needs a second try hides a fault: each one is listed here, with a date and a reason. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

interface Retried {
  readonly file: string;
  /** Day of the entry. The fault behind it is mended within thirty days. */
  readonly since: string;
  readonly reason: string;
}

const RETRIED: readonly Retried[] = [];

const RETRY = /\bretry:\s*(?:[1-9]|[a-z{])|\bmode:\s*'retry'/i;
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

const retries = (text: string): boolean => RETRY.test(text);

it.each(['{ retry: 1 }', 'retry: 2,', 'retry: tries'])('finds %s', (text) => {
  expect(retries(text)).toBe(true);
});

it('finds no retry in the configurations, and in tests only those of the list', () => {
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

it('keeps no entry for longer than thirty days, and none without a reason', () => {
  const now = Date.now();
  const bad = RETRIED.filter(
    ({ since, reason }) => reason.length < 20 || !(now - new Date(since).getTime() < MONTH_MS),
  );
  expect(bad).toEqual([]);
});
