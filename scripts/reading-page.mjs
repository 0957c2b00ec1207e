/** `npm run docs:reading`: writes the table of accuracy of docs/READING.md between its marks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register(); // Node 20 cannot run TypeScript
/** Of the project of the tests. */
const TABLE = new URL('../tests/reading/accuracy-table.ts', import.meta.url).href;
/** @type {{ accuracyTable: () => string, withAccuracy: (page: string, table: string) => string }} */
const { accuracyTable, withAccuracy } = await import(TABLE);

const PAGE = 'docs/READING.md';
writeFileSync(PAGE, withAccuracy(readFileSync(PAGE, 'utf8'), accuracyTable()));
