/** JJ 74, BNS 72: `nameFor` and `titleFor` decide whether a name is shown. Papers have it already withheld. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Packet } from '#contract/application/packet.ts';
import { ALL_SOURCE, filesIn, withoutComments } from './source-files.ts';

const DIRECT =
  /applicant\??\.name\b|applicant'\](?:->>|\[)'name'|'applicant'->>'name'|(?<!text\.)\b(?:record|row|matter|parent)\??\.title\b/;

/** The function itself, papers whose matter has no name of a child, and the registry of facts. */
const MAY = new Set([
  'src/domain/case/may-be-same-case.ts',
  'src/domain/case/name-for.ts',
  'src/domain/case/title-for.ts',
  'src/facts/applicant-facts.ts',
]);

/** Titles of other records: law cards, attachments and notifications, which are stored with the title withheld. */
const OTHER_TITLES = new Set([
  'src/search/cards/build-library.ts',
  'src/features/account/notifications/notifications-screen.tsx',
  'src/features/law/legal-database/law-rows.ts',
  'src/parts/filing-packet/attached-rows.tsx',
]);

/** The particulars of the file, the form, the search and comparisons. */
const FULL_NAME = new Set([
  'src/data/records/application/pending-applications.ts',
  'src/data/records/case/correct-case.ts',
  'src/data/records/case/new-case-draft.ts',
  'src/data/records/case/tracked-cases.ts',
  'src/domain/case/may-be-same-case.ts',
  'src/domain/case/name-for.ts',
  'src/features/applications/generator/review/use-sources.ts',
  'src/features/applications/judge-application/applicant-facts.tsx',
  'src/features/work/case/case-outline.tsx',
  'src/features/work/judge-case/case-overview.tsx',
  'src/features/work/judge-case/case-tabs.tsx',
  'src/features/work/tracker/case-detail.tsx',
]);

/** The module, and those that withhold what it finds (decision 0019). */
const VICTIM_NAMES = new Set([
  'src/domain/case/victim-names.ts',
  'src/domain/case/victim-patterns.ts',
  'src/documents/preflight/named-victim.ts',
  'src/documents/victim-identity.ts',
]);

const sources = filesIn(ALL_SOURCE).map((file) => ({
  file,
  code: withoutComments(readFileSync(file, 'utf8')),
}));

it.each([
  'title: row.applicant.name,',
  "record->'applicant'->>'name' AS name",
  'title={record.title}',
  "title: matter?.title ?? ''",
])('detects a shown name in %s', (code) => expect(code).toMatch(DIRECT));

it('shows no name or title of a case but through the function of names', () => {
  const direct = sources.filter(
    ({ file, code }) =>
      !MAY.has(file) && !OTHER_TITLES.has(file) && !file.startsWith('src/documents/') && DIRECT.test(code),
  );
  expect(direct.map(({ file }) => file)).toEqual([]);
});

it('looks for the name of a victim in one module, and stores none', () => {
  const searching = sources.filter(({ code }) =>
    /['"`](?:prosecutrix|अभियोक्त्री)|victimsNamedIn|namedInText/.test(code),
  );
  expect(searching.map(({ file }) => file).filter((file) => !VICTIM_NAMES.has(file))).toEqual([]);
  const sent = { service: { victim: { to: 'Sunita Kale', mode: 'hand' } } };
  expect(Packet.parse(sent)).toEqual({ service: { victim: { mode: 'hand' } } });
});

it('uses the full name only in the particulars, the form and the search', () => {
  const full = sources.filter(({ code }) => code.includes('fullNameOf'));
  expect(full.map(({ file }) => file).toSorted()).toEqual([...FULL_NAME].toSorted());
});
