/** Records of any kinds as they are now, each with what decides who may see it. */
import type { Entity } from '#contract/changes.ts';
import type { CourtKind } from '#contract/court.ts';
import type { Matter } from './matter.ts';
import { type Catalogue, type Kept, readingOf, type StoredKind } from './record-kind.ts';
import type { Sql } from './sql.ts';

export interface ReadRecord {
  readonly entity: Entity;
  readonly id: string;
  readonly record: Kept;
  readonly matter: Matter;
}

interface Row extends Omit<ReadRecord, 'matter'> {
  readonly owner_id: string;
  readonly court: CourtKind | null;
  readonly place_key: string | null;
}

export async function readRecords(
  sql: Sql,
  { stored, reading }: Catalogue,
  wanted: ReadonlyMap<StoredKind, readonly string[]>,
): Promise<ReadRecord[]> {
  if (wanted.size === 0) return [];
  const found = await sql.query<Row>(
    reading,
    stored.map((kind) => wanted.get(kind) ?? []),
  );
  return found.rows.map(readOf);
}

export async function readRecord(sql: Sql, kind: StoredKind, id: string): Promise<ReadRecord | undefined> {
  const found = await sql.query<Row>(readingOf(kind, '= $1'), [id]);
  return found.rows.map(readOf)[0];
}

const readOf = ({ entity, id, record, owner_id: ownerId, court, place_key: place }: Row): ReadRecord => ({
  entity,
  id,
  record,
  matter: { ownerId, court: court ?? undefined, courtPlace: place ?? undefined },
});
