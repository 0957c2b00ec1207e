/**
 * `npm run -s law:scenarios -- <file.json>`: runs scenarios through the rules and prints `{id, got, expected,
 * ok}` for each. Exit 1 on a difference, 2 if the file is unreadable or invalid.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { writeFully } from './print-whole.mjs';

register(); // Node 20 cannot run TypeScript
const [{ readScenarios }, { runScenario }, { lawTables }] = await Promise.all([
  import('../src/law/scenarios/scenario.ts'),
  import('../src/law/scenarios/run-scenario.ts'),
  import('../src/law/tables.ts'),
]);

process.exitCode = main(process.argv[2]);

/** @type {(file: string | undefined) => number} */
function main(file) {
  if (!file) return refuse('Name a file of scenarios: npm run -s law:scenarios -- <file.json>');
  const json = readJson(fromWhereTyped(file));
  if (!json.ok) return refuse(json.error);
  const scenarios = readScenarios(json.value);
  if (!scenarios.ok) return refuse(scenarios.error);
  const tables = lawTables({
    offences: table('offences'),
    specialActs: table('special-acts'),
    acts: table('acts'),
    cases: table('cases'),
  });
  const results = scenarios.value.map((scenario) => runScenario(scenario, tables));
  writeFully(1, `${JSON.stringify(results, null, 2)}\n`);
  return results.every(({ ok }) => ok) ? 0 : 1;
}

/** Resolves a path against the caller's folder, because npm changes to that of the package. */
function fromWhereTyped(/** @type {string} */ file) {
  const typed = path.resolve(process.env['INIT_CWD'] ?? '.', file);
  return existsSync(typed) ? typed : path.resolve(file);
}

function table(/** @type {string} */ name) {
  return JSON.parse(readFileSync(new URL(`../src/law/tables/${name}.json`, import.meta.url), 'utf8'));
}

/** @type {(file: string) => { ok: true, value: unknown } | { ok: false, error: string }} */
function readJson(file) {
  try {
    return { ok: true, value: JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, error: `${file} cannot be read as JSON: ${why}` };
  }
}

function refuse(/** @type {string} */ message) {
  writeFully(2, `${message}\n`);
  return 2;
}
