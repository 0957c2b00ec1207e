/** `npm run -s spec:table`: prints each line of the specification with its tests and departures. */
import { existsSync, readFileSync } from 'node:fs';
import { faultsOf, LINES, linesHeld, linesOf, readRows } from './read-table.mjs';

/** Not in the repository: only a developer's machine has it, beside the clone or one folder higher. */
const NAME = ['specification', 'md'].join('.');
const PLACES = ['../shared', '../../shared'].map((folder) => `${folder}/${NAME}`);
const specification = PLACES.find((place) => existsSync(place));

const rows = readRows();
const faults = [...faultsOf(rows)];

for (const { section, id, held } of rows) {
  const holders = held.map((each) =>
    'test' in each ? `${each.test}: ${each.case ?? each.title}` : `docs/departures.md${each.departure}`,
  );
  process.stdout.write(`${section}  ${id}\n${holders.map((text) => `     ${text}\n`).join('')}`);
}

if (specification !== undefined) {
  const lines = linesOf(readFileSync(specification, 'utf8'));
  const known = new Set(rows.map(({ line }) => line));
  const current = new Set(lines.map(({ hash }) => hash));
  for (const { section, number, hash } of lines)
    if (!known.has(hash)) faults.push(`line ${number} of section ${section} has no row`);
  for (const { id, line } of rows)
    if (!current.has(line)) faults.push(`${id}: the specification has no line ${line}`);
} else {
  process.stdout.write('The specification is not on this machine, so only the rows were checked.\n');
}

const held = linesHeld(rows);
for (const [section, lines] of Object.entries(LINES))
  process.stdout.write(`section ${section}: ${held[section]} of ${lines} lines\n`);
const tested = rows.filter((row) => row.held.some((each) => 'test' in each)).length;
process.stdout.write(
  `${rows.length} points: ${tested} with a test, ${rows.length - tested} with a departure alone\n`,
);

for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
