/** Every test, as CI runs them; ends with one line that counts them all. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildServer } from './build-stale.mjs';
import { findChromium } from './find-chromium.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'zamanat-test-'));
const counts = { passed: 0, failed: 0 };

/** @type {(name: string, args: readonly string[]) => void} */
function suite(name, args) {
  const report = path.join(folder, `${name}.json`);
  const run = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { stdio: 'inherit' },
  );
  const { numPassedTests, numFailedTests } = readReport(report);
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  // a file that does not even load, or a run that dies, fails no single test
  if (run.status !== 0 && numFailedTests === 0) counts.failed += 1;
}

/** @type {(file: string) => { numPassedTests: number, numFailedTests: number }} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}

findChromium(); // before anything runs: a machine without one is told so at once, never skipped
suite('unit', []);
buildApp();
buildServer();
suite('e2e', ['-c', 'vitest.e2e.config.ts']);
rmSync(folder, { recursive: true });
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
