/** Store, outbox and sync serve every kind of record, so their code names no kind, operation or table of one. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_RECORDS } from '#records/all-records.ts';
import type { Verb } from '#records/define-record.ts';
import { filesIn, withoutComments } from './source-files.ts';

const verbsOf = ({ verbs }: { readonly verbs: Readonly<Record<string, Verb>> }) => Object.values(verbs);
const KINDS = ALL_RECORDS.map(({ kind }) => kind);
const OPS = ALL_RECORDS.flatMap((record) => verbsOf(record).map(({ op }) => op));
const TABLES = ALL_RECORDS.flatMap(({ table }) => table ?? []);

/** Names that the engine also uses for a key of `meta`, a field of a row and the global of a page. */
const COMMON = new Set(['user', 'file', 'document']);
const alternatives = (names: readonly string[]): string => `(?:${names.join('|')})`;
const NAMES = [...KINDS, ...OPS];
const LITERAL = `'${alternatives(NAMES.filter((name) => !COMMON.has(name)))}'`;
const ANY = `'${alternatives(NAMES)}'`;
const NAMED = new RegExp(
  [
    LITERAL,
    String.raw`\b(?:op|entity|kind)\)?\s*(?:[!=]==?|:)\s*${ANY}`,
    String.raw`\bcase ${ANY}:`,
    String.raw`\b(?:equals|anyOf|has|kindNamed)\(${ANY}`,
    String.raw`\bdb\.${alternatives(TABLES)}\b`,
    `import (?!type |\\{ (?:RECORD_DRAFTS|RECORD_STORES|SENT_DRAFTS|TABLES_WITH_FACTS) \\} )[^;]*from '#records/`,
  ].join('|'),
  'g',
);

const namesIn = (code: string): string[] => withoutComments(code).match(NAMED) ?? [];

it.each([
  "if (row.op === 'file') return;",
  "rows.filter(({ op }) => op !== 'decide')",
  "db.outbox.where('op').equals('file')",
  "switch (row.entity) { case 'user': }",
  "const act = { entity: 'document' };",
  "const FEEDS = new Set(['keep-case']);",
  "kinds.kindNamed('user')",
  'await db.applications.get(id);',
  "import { noteRecord } from '#records/note.ts';",
  "import { RECORD_TABLES } from '#records/record-tables.ts';",
])('detects a kind in %s', (code) => {
  expect(namesIn(code)).toHaveLength(1);
});

it.each([
  "const user = await getMeta(db, 'user');",
  "type Lane = Pick<RowBase, 'after' | 'file'>;",
  "if ('document' in globalThis) keep(failure);",
  "import type { Verb } from '#records/define-record.ts';",
  "import { RECORD_STORES } from '#records/record-tables.ts';",
])('allows %s', (code) => {
  expect(namesIn(code)).toEqual([]);
});

/** Names that stored rows contain, which are no kinds: tables and earlier keys of `meta`. */
const STORED_NAMES = new Set(['src/data/store/former-meta.ts', 'src/data/store/rows.ts']);

it('finds no kind, operation or table of a record in the engine', () => {
  const files = filesIn(['src/data/store', 'src/data/outbox', 'src/data/sync']);
  expect(files.length).toBeGreaterThan(60);
  const found = files
    .filter((file) => !STORED_NAMES.has(file))
    .flatMap((file) => namesIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});
