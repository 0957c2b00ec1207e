/** A status is compared in src/domain only. A rule written twice is two rules. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_SOURCE, filesIn } from './source-files.ts';

const STATUS = "'(?:Pending|Approved|Rejected|Withdrawn)'";
/** In code, in SQL (`status IN (...)`, `status <> ...`) and in lists. */
const COMPARED = new RegExp(
  `(?:[!=]==?|<>|\\bstatus =)\\s*${STATUS}|${STATUS}\\s*[!=]==?|case ${STATUS}:|\\(${STATUS}\\)|[([]${STATUS},\\s*${STATUS}`,
  'g',
);

const comparisons = (text: string): string[] => text.match(COMPARED) ?? [];

it.each([
  "if (row.status !== 'Pending') return;",
  "'Withdrawn' === status",
  "switch (status) { case 'Approved': }",
  "db.applications.where('status').equals('Pending')",
  "const DECIDED = `status IN ('Approved', 'Rejected')`;",
  "`status <> 'Withdrawn'`",
  "const which = ['Approved', 'Rejected'] as const;",
])('detects a comparison in %s', (text) => {
  expect(comparisons(text)).toHaveLength(1);
});

it('finds no comparison outside src/domain', () => {
  const files = filesIn(ALL_SOURCE);
  const found = files
    .filter(
      (file) => !file.startsWith('src/domain/') && !file.startsWith(SCHEMA_THEN) && !SAY_NO_RULE.has(file),
    )
    .flatMap((file) => comparisons(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`));
  expect(found).toEqual([]);
});

/** Indexes of old migrations. */
const SCHEMA_THEN = 'server/storage/migrations/';
/** Button kinds and wire enumerations, which are no rules. */
const SAY_NO_RULE = new Set([
  'src/features/applications/judge-application/decide-buttons.tsx',
  'src/contract/law/analytics.ts',
  'src/contract/application/order.ts',
  'src/contract/application/statuses.ts',
]);
