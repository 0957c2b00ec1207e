/**
 * Recomputes the key of each FIR, which now is one for all forms of its number. Cases that get the same key
 * stay apart: the key only finds them.
 */
import type { PoolClient } from 'pg';
import { stationKey } from '#domain/case/fir.ts';
import { firKey } from '#domain/case/fir-key.ts';

interface KeyRow {
  readonly _id: string;
  readonly fir_key: string;
  readonly station_key: string;
  readonly fir: string | null;
  readonly station: string | null;
}

const BATCH = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export async function firKeys(client: PoolClient): Promise<void> {
  let last = FIRST_ID;
  for (;;) {
    const { rows } = await client.query<KeyRow>(
      `SELECT _id, fir_key, station_key, record->>'firNumber' AS fir, record->>'policeStation' AS station
       FROM cases WHERE _id > $1 ORDER BY _id LIMIT $2`,
      [last, BATCH],
    );
    for (const row of rows) await saveKeys(client, row);
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end._id;
  }
}

async function saveKeys(client: PoolClient, row: KeyRow): Promise<void> {
  const [fir, station] = [firKey(row.fir ?? ''), stationKey(row.station ?? '')];
  if (fir === row.fir_key && station === row.station_key) return;
  await client.query('UPDATE cases SET fir_key = $2, station_key = $3 WHERE _id = $1', [
    row._id,
    fir,
    station,
  ]);
}
