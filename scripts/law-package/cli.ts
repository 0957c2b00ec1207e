/** Command of the package: `zamanat-law scenarios <file.json>` and `zamanat-law cases [<folder>]`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { writeFully } from '../print-whole.mjs';
import { loadTables } from './load-tables.ts';
import { scenarioCommand } from './scenario-command.ts';
import { type CaseFile, determineCase, expectedOf, outcomeOf } from './worked-cases.ts';

const USAGE = 'zamanat-law scenarios <file.json> | zamanat-law cases [<folder>]';

function main([command, file]: readonly string[]): 0 | 1 | 2 {
  if (command === 'scenarios')
    return scenarioCommand(file, loadTables(), 'zamanat-law scenarios <file.json>');
  if (command === 'cases') return casesCommand(file ?? fileURLToPath(new URL('./cases', import.meta.url)));
  writeFully(2, `Usage: ${USAGE}\n`);
  return 2;
}

/** Runs every worked case of the folder and prints those that differ. */
function casesCommand(folder: string): 0 | 1 {
  const tables = loadTables();
  let count = 0;
  let different = 0;
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.yaml'))) {
    const file: CaseFile = parse(readFileSync(path.join(folder, name), 'utf8'));
    for (const one of file.cases) {
      const expected = expectedOf(one);
      const outcome = outcomeOf(determineCase(file, one, { tables }), expected);
      count += 1;
      if (isDeepStrictEqual(plain(outcome), plain(expected))) continue;
      different += 1;
      writeFully(1, `${name}: ${one.name}\n  got ${JSON.stringify(outcome)}\n`);
    }
  }
  writeFully(1, `${count} cases, ${different} different\n`);
  return different === 0 ? 0 : 1;
}

/** As JSON, so that an absent field equals one without a value. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

process.exitCode = main(process.argv.slice(2));
