import { readFileSync } from 'node:fs';
import { lawTables, type RawTables, type Tables } from '#law/tables.ts';

/** The tables of this package, beside its code. */
export function loadTables(): Tables {
  const raw: unknown = {
    offences: table('offences'),
    specialActs: table('special-acts'),
    acts: table('acts'),
    cases: table('cases'),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- files of the package, checked by tests/law
  return lawTables(raw as RawTables);
}

const table = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./tables/${name}.json`, import.meta.url), 'utf8'));
