/** Creates the cases of an import in one transaction: all that the user does not have yet, or none. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { CellRemark, ImportedRow, ImportReport } from '#contract/case/case-import.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { present } from '#kernel/present.ts';
import { ok } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import type { Sql } from '#server/storage/sql.ts';
import { insertCases } from '#server/storage/cases.ts';
import { lockUser } from '#server/storage/users.ts';
import { v5 } from 'uuid';
import { newCase, noteCreated } from '../create-case.ts';
import { type KeyedRow, keysOfCase } from './read-import.ts';

interface Import {
  readonly rows: readonly PreparedRow[];
  readonly dryRun: boolean;
}

/** With its case as it would be stored. */
interface PreparedRow extends KeyedRow {
  /** Derived from its key. */
  readonly ownId: string | undefined;
  readonly record: CaseRecord | undefined;
}

interface Owner {
  readonly ownerId: string;
  readonly now: Date;
  readonly newId: () => string;
}

/** Rows between two pauses for other calls. */
const AT_ONCE = 100;

/** Before the transaction, because the account and its courts wait for its end. */
export async function preparedRows(rows: readonly KeyedRow[], owner: Owner): Promise<PreparedRow[]> {
  const prepared: PreparedRow[] = [];
  for (const read of rows) {
    const ownId = read.key === undefined ? undefined : idOfKey(owner.ownerId, read.key);
    const record = read.body && newCase({ ...read.body, ...present({ _id: ownId }) }, owner);
    if (prepared.push({ ...read, ownId, record }) % AT_ONCE === 0) await nextTurn();
  }
  return prepared;
}

export const importCases =
  ({ rows, dryRun }: Import): Effect =>
  async (write) => {
    const { sql, caller } = write;
    if (caller.user.role === 'judge') throw new Refusal('forbidden', { msg: NOT_FOR_JUDGES });
    await lockUser(sql, caller.user._id);
    const known = await knownCases(sql, caller.user._id);
    if (!dryRun) refuseFaults(rows);
    const newRecords: CaseRecord[] = [];
    const reported = rows.map((row): ImportedRow => {
      const outcome = outcomeOf(row, known);
      if (outcome.outcome === 'created' && row.record) newRecords.push(row.record);
      return outcome.outcome === 'created' && !dryRun ? { ...outcome, ...idOf(row) } : outcome;
    });
    if (!dryRun) await createAll(write, newRecords);
    return ok(reportOf(reported, dryRun));
  };

const NOT_FOR_JUDGES = 'A judge has no cases of their own. The advocate or the registry imports them.';

const NAMED_FAULTS = 100;

function refuseFaults(rows: readonly KeyedRow[]): void {
  const faulty = rows.filter(({ faults }) => faults.length > 0);
  const [first] = faulty.flatMap(({ row, faults }) => faults.map((fault) => ({ row, ...fault })));
  if (!first) return;
  const told = faulty.flatMap(({ row, faults }) =>
    faults.map(({ column, msg }): [string, string] => [`${row}.${column}`, msg]),
  );
  throw new Refusal('invalid-request', {
    msg: `Nothing was imported: ${indianNumber(faulty.length)} of ${indianNumber(rows.length)} rows have a fault. Row ${first.row}, ${first.column}: ${first.msg} A dry run (dryRun=true) reports every row.`,
    fields: Object.fromEntries(told.slice(0, NAMED_FAULTS)),
  });
}

/** Ids of the cases of the user by the keys of a case. */
async function knownCases(sql: Sql, ownerId: string): Promise<Map<string, string>> {
  const { rows } = await sql.query<{
    readonly _id: string;
    readonly cnr: string | null;
    readonly fir_key: string;
    readonly station_key: string;
    readonly applicant: { readonly name: string };
  }>(
    `SELECT _id, record->>'cnr' AS cnr, fir_key, station_key, record->'applicant' AS applicant
     FROM cases WHERE owner_id = $1 ORDER BY created_at DESC, _id DESC`,
    [ownerId],
  );
  const known = new Map<string, string>();
  for (const { _id, cnr, fir_key: fir, station_key: station, applicant } of rows) {
    known.set(_id, _id);
    for (const key of keysOfCase({ cnr: cnr ?? undefined, fir, station, ...applicant })) known.set(key, _id);
  }
  return known;
}

function outcomeOf(read: PreparedRow, known: ReadonlyMap<string, string>): ImportedRow {
  const { row, key, record, ownId, faults, notes } = read;
  const said = { row, ...present({ key, notes: some(notes) }) };
  if (!record) return { ...said, outcome: 'refused', faults: [...faults] };
  const held = [...(ownId === undefined ? [] : [ownId]), ...read.keys].find((each) => known.has(each));
  const _id = held === undefined ? undefined : known.get(held);
  return _id === undefined ? { ...said, outcome: 'created' } : { ...said, outcome: 'present', _id };
}

const idOf = ({ record }: PreparedRow) => present({ _id: record?._id });

async function createAll(write: Write, records: readonly CaseRecord[]): Promise<void> {
  if (!(await insertCases(write.sql, records))) throw new Refusal('id-taken');
  for (const record of records) noteCreated(write, record);
}

const some = (remarks: readonly CellRemark[]): CellRemark[] | undefined =>
  remarks.length === 0 ? undefined : [...remarks];

/** The namespace of URLs (RFC 9562), because the name below is one. */
const NAMESPACE = v5.URL;

/** One id for each key of a user, so that a repeated import finds its case. */
export const idOfKey = (userId: string, key: string): string =>
  v5(`https://zamanat.invalid/import/${userId}/${encodeURIComponent(key)}`, NAMESPACE);

function reportOf(rows: readonly ImportedRow[], dryRun: boolean): ImportReport {
  const count = (outcome: ImportedRow['outcome']): number =>
    rows.filter((row) => row.outcome === outcome).length;
  const [created, already, refused] = [count('created'), count('present'), count('refused')];
  return { dryRun, created, present: already, refused, rows: [...rows] };
}
