/** Runs every test as CI does and ends with one line of totals. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, buildServer } from './build-stale.mjs';
import { findChromium } from './find-chromium.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'zamanat-test-'));
const counts = { passed: 0, failed: 0 };
/**
 * Repeated at the end, because CI keeps only the end of a long log.
 * @type {string[]}
 */
const failures = [];

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
  const { numPassedTests, numFailedTests, testResults } = readReport(report);
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  failures.push(...testResults.flatMap(failuresOf));
  // a file that fails to load, or a crashed run, has no failed test
  if (run.status !== 0 && numFailedTests === 0) {
    counts.failed += 1;
    failures.push(`${name}: an error outside a test. The output above names it under "Unhandled Errors".`);
  }
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult
 * @typedef {{ name: string, status: string, message: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: FileResult[] }} Report
 */

/** @type {(file: string) => Report} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

/**
 * Failures of a file, one paragraph each; the file itself if it failed to load.
 * @type {(file: FileResult) => string[]}
 */
function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${file}: ${test.fullName}\n${test.failureMessages.join('\n')}`);
  return failed.length === 0 && status === 'failed' ? [`${file}\n${message}`] : failed;
}

findChromium(); // check first, so that a missing browser fails at once and is never skipped
suite('unit', []);
buildApp();
buildServer();
suite('e2e', ['-c', 'vitest.e2e.config.ts']);
rmSync(folder, { recursive: true });
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
