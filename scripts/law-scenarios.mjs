/**
 * `npm run -s law:scenarios -- <file.json>`: runs scenarios through the rules. Exit 1 on a difference, 2 if the file is
 * unreadable or invalid.
 */
import { readFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register(); // Node 20 cannot run TypeScript
const [{ scenarioCommand }, { lawTables }] = await Promise.all([
  import('./law-package/scenario-command.ts'),
  import('../src/law/tables.ts'),
]);

const tables = lawTables({
  offences: table('offences'),
  specialActs: table('special-acts'),
  acts: table('acts'),
  cases: table('cases'),
});
process.exitCode = scenarioCommand(process.argv[2], tables, 'npm run -s law:scenarios -- <file.json>');

function table(/** @type {string} */ name) {
  return JSON.parse(readFileSync(new URL(`../src/law/tables/${name}.json`, import.meta.url), 'utf8'));
}
