/** `npm run docs:records`: writes the tables of docs/records.md between their marks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register(); // Node 20 cannot run TypeScript
const { recordTables, withTables } = await import('./records-tables.mjs');

const PAGE = 'docs/records.md';
writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), recordTables()));
