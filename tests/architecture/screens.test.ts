/** A screen is one folder and one row, imported by the route table or by its own route only. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_SOURCE, filesIn, importsOf } from './source-files.ts';

const screenOf = (file: string): string | null => /^src\/features\/\w+\/[\w-]+(?=\/)/.exec(file)?.[0] ?? null;

/** Also shown without an account, or rendered at build time. */
const BESIDE = new Set(['src/app/navigation/guest-route.tsx', 'src/app/start/prerender-landing.tsx']);
const IS_ROUTE = /^src\/app\/(?:navigation\/route-table|\w+\/[\w-]+-route)\.tsx$/;

/** Maps each screen to the files outside that import it. */
function askedBy(code: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map(
    [...code.keys()].flatMap((file) => screenOf(file) ?? []).map((at) => [at, new Set<string>()]),
  );
  for (const [file, text] of code)
    for (const screen of importsOf(file, text).map(screenOf))
      if (screen !== null && screen !== screenOf(file) && !BESIDE.has(file)) importers.get(screen)?.add(file);
  return new Map([...importers].map(([screen, files]) => [screen, [...files]]));
}

const isOneRow = ([file = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && IS_ROUTE.test(file);

it('detects an unused screen and a screen with two importers', () => {
  const table = "import('#features/work/case/case-screen.tsx')";
  const code = new Map([
    ['src/features/work/case/case-screen.tsx', ''],
    ['src/features/work/diary/diary-screen.tsx', ''],
    ['src/app/navigation/route-table.tsx', table],
  ]);
  const wrong = () => [...askedBy(code)].filter(([, files]) => !isOneRow(files)).map(([screen]) => screen);
  expect(wrong()).toEqual(['src/features/work/diary']);
  code.set('src/app/shell/shell.tsx', table);
  expect(wrong()).toEqual(['src/features/work/case', 'src/features/work/diary']);
});

it('finds exactly one importer for every screen', () => {
  const importers = askedBy(new Map(filesIn(ALL_SOURCE).map((file) => [file, readFileSync(file, 'utf8')])));
  expect(importers.size).toBeGreaterThan(30);
  expect([...importers].filter(([, files]) => !isOneRow(files))).toEqual([]);
});

/** Redirects to the screen of the parent record. */
const LEADS_ON = new Set(['/record/:entity/:id']);

/** Folders of screens whose address names a record. */
function screensOfRecords(table: string): Map<string, string> {
  const constants = new Map(
    [...table.matchAll(/^const (\w+) = lazyPart\(\(\) =>\s+import\('#([^']+)'/gm)].map(
      ([, name = '', file = '']) => [name, `src/${file}`],
    ),
  );
  const rows = table.split(/(?=\n {4}path: ')/).flatMap((row): [string, string][] => {
    const path = /^\n {4}path: '([^']*:id[^']*)'/.exec(row)?.[1];
    if (path === undefined || LEADS_ON.has(path)) return [];
    const file = /import\('#([^']+)'/.exec(row)?.[1];
    const named = constants.get(/component: (\w+),/.exec(row)?.[1] ?? '');
    return [[path, screenOf(file === undefined ? (named ?? '') : `src/${file}`) ?? '']];
  });
  return new Map(rows);
}

/** Files that render a record named in the query of an address. */
const OF_QUERIES = [
  'src/features/applications/generator/filed/filed-application.tsx',
  'src/features/work/tracker/case-detail.tsx',
];

const drawsRecord = (file: string): boolean => readFileSync(file, 'utf8').includes('<RecordView');
const hasRecord = (folder: string): boolean => folder !== '' && filesIn([folder]).some(drawsRecord);

it('renders each addressed record with RecordView', () => {
  const found = screensOfRecords(readFileSync('src/app/navigation/route-table.tsx', 'utf8'));
  expect(found.size).toBeGreaterThan(5);
  expect([...found].filter(([, folder]) => !hasRecord(folder))).toEqual([]);
  expect(OF_QUERIES.filter((file) => !drawsRecord(file))).toEqual([]);
});
