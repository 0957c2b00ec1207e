/** The tables as the build ships them, read once for the tests. */
import { readFileSync } from 'node:fs';
import { lawTables } from '#law/tables.ts';

const read = (name: string) => JSON.parse(readFileSync(`src/law/tables/${name}.json`, 'utf8'));

export const TABLES = lawTables({
  offences: read('offences'),
  specialActs: read('special-acts'),
  acts: read('acts'),
  cases: read('cases'),
});
