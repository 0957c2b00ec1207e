import type { CaseRecord } from '#contract/case/case-record.ts';
import { placeKey } from '#kernel/place-key.ts';
import { stationKey } from '#domain/case/fir.ts';
import { firKey, firKeysNear } from '#domain/case/fir-key.ts';
import type { Sql } from './sql.ts';

export async function caseById(
  sql: Sql,
  caseId: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<CaseRecord | undefined> {
  const found = await sql.query<{ record: CaseRecord }>(`SELECT record FROM cases WHERE _id = $1 ${lock}`, [
    caseId,
  ]);
  return found.rows[0]?.record;
}

/** The owner's newest case of an FIR, by owner, number and station. */
export const newestOfFir = (owner: string, number: string, station: string): string =>
  `SELECT record FROM cases WHERE owner_id = ${owner} AND fir_key = ${number} AND station_key = ${station}
   ORDER BY created_at DESC, _id DESC LIMIT 1`;

export const keysOfFir = (fir: { readonly firNumber: string; readonly policeStation: string }): string[] => [
  firKey(fir.firNumber),
  stationKey(fir.policeStation),
];

export async function caseOfFir(
  sql: Sql,
  ownerId: string,
  fir: { readonly firNumber: string; readonly policeStation: string },
): Promise<CaseRecord | undefined> {
  const text = `${newestOfFir('$1', '$2', '$3')} FOR UPDATE`;
  const found = await sql.query<{ record: CaseRecord }>(text, [ownerId, ...keysOfFir(fir)]);
  return found.rows[0]?.record;
}

/** Cases to compare with a new one. */
const MOST_OF_FIR = 50;

/** The owner's cases with the number of an FIR, newest first. */
export async function casesOfFirNumber(
  sql: Sql,
  { _id, ownerId, firNumber = '' }: CaseRecord,
): Promise<CaseRecord[]> {
  const key = firKey(firNumber);
  if (key === '') return [];
  const found = await sql.query<{ record: CaseRecord }>(
    `SELECT record FROM cases WHERE owner_id = $1 AND fir_key = ANY($2) AND _id <> $3
     ORDER BY created_at DESC, _id DESC LIMIT ${MOST_OF_FIR}`,
    [ownerId, firKeysNear(key), _id],
  );
  return found.rows.map(({ record }) => record);
}

/** Lookup keys: court, place, FIR and station. */
export const keysOf = (record: CaseRecord): string[] => [
  record.court,
  placeKey(record.courtPlace),
  firKey(record.firNumber ?? ''),
  stationKey(record.policeStation ?? ''),
];

/** False if the id is taken. */
export async function insertCase(sql: Sql, record: CaseRecord): Promise<boolean> {
  const inserted = await sql.query(
    `INSERT INTO cases (_id, owner_id, version, created_at, record, court, place_key, fir_key, station_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (_id) DO NOTHING`,
    [record._id, record.ownerId, record.version, record.createdAt, JSON.stringify(record), ...keysOf(record)],
  );
  return inserted.rowCount === 1;
}

/** Rows of one statement: a larger one would hold the process for longer. */
const AT_ONCE = 500;

/** False if an id is taken. */
export async function insertCases(sql: Sql, records: readonly CaseRecord[]): Promise<boolean> {
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const part = records.slice(from, from + AT_ONCE);
    const keys = part.map(keysOf);
    const inserted = await sql.query(
      `INSERT INTO cases (_id, owner_id, version, created_at, record, court, place_key, fir_key, station_key)
       SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::int[], $4::timestamptz[], $5::jsonb[], $6::text[],
         $7::text[], $8::text[], $9::text[]) ON CONFLICT (_id) DO NOTHING`,
      [
        part.map(({ _id }) => _id),
        part.map(({ ownerId }) => ownerId),
        part.map(({ version }) => version),
        part.map(({ createdAt }) => createdAt),
        part.map((record) => JSON.stringify(record)),
        ...[0, 1, 2, 3].map((nth) => keys.map((each) => each[nth])),
      ],
    );
    if (inserted.rowCount !== part.length) return false;
  }
  return true;
}

export async function saveCase(sql: Sql, record: CaseRecord): Promise<void> {
  await sql.query(
    `UPDATE cases SET version = $2, record = $3, court = $4, place_key = $5, fir_key = $6, station_key = $7
     WHERE _id = $1`,
    [record._id, record.version, JSON.stringify(record), ...keysOf(record)],
  );
}

/** Returns the same object if nothing changed. */
export const inNextVersion = (record: CaseRecord, next: CaseRecord): CaseRecord =>
  next === record ? record : { ...next, version: record.version + 1 };
