/** Offence tables, loaded at first use. */
import { type AddedCaseLaw, NO_ADDED_CASE_LAW } from '#law/case-law/judgment.ts';
import { lawTables, type RawTables, type Tables, withCaseLaw } from '#law/tables.ts';

let tables: Promise<Tables> | undefined;

/** With the judgments of the operator's current edition. */
export async function serverLawTables(added: AddedCaseLaw = NO_ADDED_CASE_LAW): Promise<Tables> {
  return withCaseLaw(await (tables ??= readTables()), added);
}

async function readTables(): Promise<Tables> {
  const [offences, specialActs, acts, cases] = await Promise.all([
    import('#law/tables/offences.json'),
    import('#law/tables/special-acts.json'),
    import('#law/tables/acts.json'),
    import('#law/tables/cases.json'),
  ]);
  const raw: unknown = {
    offences: offences.default,
    specialActs: specialActs.default,
    acts: acts.default,
    cases: cases.default,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- own tables; tests/law checks every row
  return lawTables(raw as RawTables);
}
