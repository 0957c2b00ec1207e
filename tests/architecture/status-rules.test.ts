/** A status is compared in src/domain alone: a rule written twice is two rules. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_SOURCE, filesIn } from './source-files.ts';

const STATUS = "'(?:Pending|Approved|Rejected|Withdrawn)'";
const COMPARED = new RegExp(`[!=]==?\\s*${STATUS}|${STATUS}\\s*[!=]==?|case ${STATUS}:|\\(${STATUS}\\)`, 'g');

const comparisons = (text: string): string[] => text.match(COMPARED) ?? [];

it.each([
  "if (row.status !== 'Pending') return;",
  "'Withdrawn' === status",
  "switch (status) { case 'Approved': }",
  "db.applications.where('status').equals('Pending')",
])('sees a comparison in %s', (text) => {
  expect(comparisons(text)).toHaveLength(1);
});

it('finds none outside src/domain', () => {
  const files = filesIn(ALL_SOURCE);
  const found = files
    .filter((file) => !file.startsWith('src/domain/') && !SAY_NO_RULE.has(file))
    .flatMap((file) => comparisons(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`));
  expect(found).toEqual([]);
});

/** Which of two buttons this is. */
const SAY_NO_RULE = new Set(['src/features/applications/judge-application/decide-buttons.tsx']);
