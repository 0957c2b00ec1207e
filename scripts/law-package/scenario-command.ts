/** Runs a file of scenarios and prints `{id, got, expected, ok}` for each. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { err, ok, type Result } from '#kernel/result.ts';
import { runScenario } from '#law/scenarios/run-scenario.ts';
import { readScenarios } from '#law/scenarios/scenario.ts';
import type { Tables } from '#law/tables.ts';
import { writeFully } from '../print-whole.mjs';

/** Exit code: 0 all agree, 1 one differs, 2 the file cannot be read or does not match the schema. */
export function scenarioCommand(file: string | undefined, tables: Tables, usage: string): 0 | 1 | 2 {
  if (file === undefined || file === '') return refuse(`Name a file of scenarios: ${usage}`);
  const json = readJson(fromWhereTyped(file));
  if (!json.ok) return refuse(json.error);
  const scenarios = readScenarios(json.value);
  if (!scenarios.ok) return refuse(scenarios.error);
  const results = scenarios.value.map((scenario) => runScenario(scenario, tables));
  writeFully(1, `${JSON.stringify(results, null, 2)}\n`);
  return results.every((result) => result.ok) ? 0 : 1;
}

/** Resolves a path against the caller's folder, because npm changes to that of the package. */
function fromWhereTyped(file: string): string {
  const typed = path.resolve(process.env['INIT_CWD'] ?? '.', file);
  return existsSync(typed) ? typed : path.resolve(file);
}

function readJson(file: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return err(`${file} cannot be read as JSON: ${why}`);
  }
}

function refuse(message: string): 2 {
  writeFully(2, `${message}\n`);
  return 2;
}
