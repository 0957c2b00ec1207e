/** `npm run law:pack`: the package is built into an empty folder and used there without the app. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const project = mkdtempSync(path.join(tmpdir(), 'law-package-'));
const folder = path.join(project, 'node_modules/zamanat-law');
const cli = path.join(folder, 'dist/cli.js');

function run(command: string, args: readonly string[], cwd = project) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', HOME: project },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}

const node = (...args: readonly string[]) => run(process.execPath, args);

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  const { status, stdout, stderr } = run(process.execPath, ['scripts/law-pack.mjs', folder], process.cwd());
  if (status !== 0 || stderr !== '') throw new Error(`${stdout}${stderr}`);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

it('runs the ten lines of its README', () => {
  const [, code = ''] =
    /```js\n([\s\S]*?)```/.exec(readFileSync(path.join(folder, 'README.md'), 'utf8')) ?? [];
  expect(code.trimEnd().split('\n')).toHaveLength(10);
  writeFileSync(path.join(project, 'use.mjs'), code);
  const { status, stdout } = node('use.mjs');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Law as of [\d-]+\nentitled 2026-11-01\n[\w-]+ s\.187\(3\)\s+BNSS\n/);
});

it('runs the scenarios of the tables', () => {
  const file = path.resolve('tests/law/bail-scenarios.json');
  const { status, stdout } = node(cli, 'scenarios', file);
  expect(status).toBe(0);
  expect(JSON.parse(stdout).every(({ ok }: { ok: boolean }) => ok)).toBe(true);
});

it('runs its worked cases and reports a case that differs', () => {
  const { status, stdout } = node(cli, 'cases');
  expect({ status, end: stdout.trim() }).toEqual({
    status: 0,
    end: expect.stringMatching(/^\d{3,} cases, 0 different$/),
  });
  mkdirSync(path.join(project, 'own'));
  const text = readFileSync(path.join(folder, 'dist/cases/jj-s12-child.yaml'), 'utf8');
  writeFileSync(path.join(project, 'own/child.yaml'), text.replace('kind: entitled', 'kind: barred'));
  expect(node(cli, 'cases', 'own')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('1 different'),
  });
});

/** Former names of facts, and of facts that a finding lacks, by their present names. */
const FORMER_FACT = { concludedOn: 'trialConcludedOn' };
const FORMER_MISSING = {
  principal: 'principalOffence',
  convictedOn: 'conviction',
  defaultBailClaimAt: 'claimTime',
  chargesheetAt: 'chargesheetTime',
  orderedOn: 'extensionOrder',
  arrestAt: 'arrestTime',
  reasonsInWriting: 'reasonsForArrest',
  witnesses: 'trialProgress',
  concludedOn: 'trialConcluded',
  acquittedOn: 'acquittal',
  specialCourtOrderOn: 'specialCourtOrder',
};

function inFormerNames(text: string, used: Set<string>): string {
  const named = (line: string, names: Readonly<Record<string, string>>, after: string): string =>
    Object.entries(names).reduce(
      (before, [present, former]) =>
        before.replaceAll(new RegExp(`\\b${present}\\b${after}`, 'g'), () => {
          used.add(former);
          return former;
        }),
      line,
    );
  return named(text, FORMER_FACT, '(?=:)').replaceAll(/missing: \[[^\]]*\]/g, (list) =>
    named(list, FORMER_MISSING, ''),
  );
}

it('runs worked cases with the names of earlier releases', () => {
  const used = new Set<string>();
  mkdirSync(path.join(project, 'former'));
  for (const name of readdirSync(path.join(folder, 'dist/cases'))) {
    const text = readFileSync(path.join(folder, 'dist/cases', name), 'utf8');
    writeFileSync(path.join(project, 'former', name), inFormerNames(text, used));
  }
  expect([...used].toSorted()).toEqual(
    [FORMER_FACT, FORMER_MISSING].flatMap((names) => Object.values(names)).toSorted(),
  );
  expect(node(cli, 'cases', 'former')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d{3,} cases, 0 different\n$/),
  });
});

it('refuses an unknown command and a missing file', () => {
  expect(node(cli, 'guess')).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') });
  expect(node(cli, 'scenarios', 'none.json')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('cannot be read'),
  });
});

it('has types that a project can check against', () => {
  const use = `import { loadTables, type Tables } from 'zamanat-law';
const tables: Tables = loadTables();
const day: string = tables.caseLawReadTo;
// @ts-expect-error -- a day is no number
const wrong: number = tables.caseLawReadTo;
export { day, wrong };
`;
  writeFileSync(path.join(project, 'use.ts'), use);
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', ''];
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  expect(node(tsc, ...flags, 'use.ts')).toMatchObject({ status: 0, stdout: '' });
});

it('contains only the law and names no module of the app', () => {
  const dist = path.join(folder, 'dist');
  const code = readdirSync(dist).filter((name) => name.endsWith('.js'));
  const imports = code.flatMap((name) =>
    [...readFileSync(path.join(dist, name), 'utf8').matchAll(/^import .* from ["']([^"']+)["'];?$/gm)].map(
      ([, from = '']) => from,
    ),
  );
  const outside = imports.filter((from) => !from.startsWith('.') && !isBuiltin(from));
  expect(outside).toEqual([]);
  const typed = readdirSync(path.join(dist, 'types/src')).toSorted();
  expect(typed).toEqual(['contract', 'kernel', 'law', 'reading']);
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  expect(dependencies).toBeUndefined();
});
