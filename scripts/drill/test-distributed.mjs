/**
 * `npm run test:distributed`: the tests of the server on a pool that behaves as a distributed PostgreSQL does
 * (`tests/distributed/distributed-pool.ts`). Names of files after `--` run these alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Tests of PostgreSQL itself, of its timelines, roles and processes, and of statements that are counted. */
const NOT_HERE = ['tests/server/operations/**', 'tests/server/transactions.test.ts'];

const folder = mkdtempSync(path.join(tmpdir(), 'zam-distributed-'));
const file = path.join(folder, 'statements.jsonl');
const chosen = process.argv.slice(2);
const left = chosen.length > 0 ? [] : NOT_HERE.flatMap((pattern) => ['--exclude', pattern]);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...(chosen.length > 0 ? chosen : ['tests/server']), ...left],
  { stdio: 'inherit', env: { ...process.env, ZAMANAT_DISTRIBUTED: file } },
);

const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
let [statements, failed] = [0, 0];
/** @type {Map<string, Set<string>>} */
const outside = new Map();
for (const line of lines) {
  const read = JSON.parse(line);
  statements += read.statements ?? 0;
  failed += read.failed ?? 0;
  if (read.outside) outside.set(read.outside, (outside.get(read.outside) ?? new Set()).add(read.text));
}
rmSync(folder, { recursive: true });
process.stdout.write(`\n${statements} statements under SERIALIZABLE, ${failed} failed on purpose.\n`);
process.stdout.write(
  outside.size === 0 ? 'None was outside the common subset.\n' : 'Outside the common subset:\n',
);
for (const [name, texts] of outside) process.stdout.write(`  ${name}: ${[...texts].join(' | ')}\n`);
process.exitCode = status === 0 && outside.size === 0 ? 0 : 1;
