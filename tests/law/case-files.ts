/** The worked cases of `cases/*.yaml`, with the tables of the build. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Finding } from '#law/determination.ts';
import type { LawFacts, Regime } from '#law/facts.ts';
import {
  type CaseFile,
  determineCase as determineIn,
  readFacts,
  type WorkedCase,
  type WorkedFacts,
} from '../../scripts/law-package/worked-cases.ts';
import { TABLES } from './law-tables.ts';

export {
  type CaseFile,
  conclusionsOf,
  outcomeOf,
  type WorkedFacts as Facts,
} from '../../scripts/law-package/worked-cases.ts';

const folder = new URL('cases/', import.meta.url);
export const caseFiles = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name): [string, CaseFile] => [name, parse(readFileSync(new URL(name, folder), 'utf8'))]);

/** The finding of the rule in the file; `regime` forces one code on a case that leaves it to the dates. */
export const determineCase = (file: CaseFile, one: WorkedCase, regime?: Regime): Finding<unknown> =>
  determineIn(file, one, { tables: TABLES, regime });

export const lawFacts = (facts: WorkedFacts): LawFacts => readFacts(facts, TABLES);
