/** Editions of official texts. An edition is immutable and lists its sets; edition 0 has none. */
import type { Sql } from '#server/storage/sql.ts';
import { lockTask } from '#server/storage/task-locks.ts';

export interface LawSet {
  readonly sha256: string;
  readonly source: string;
  readonly texts: number;
  readonly bytes: number;
  readonly kind: 'texts' | 'case-law' | 'grounds';
  /** Of judgments and grounds, by the key of this server. */
  readonly signature: string | null;
}

export interface LawEdition {
  readonly number: number;
  readonly at: Date;
  readonly operator: string;
  readonly act: 'import' | 'remove' | 'revert';
  readonly about: string;
  /** Hashes of the sets. */
  readonly sets: readonly string[];
}

/** Serialises writers of editions, so that numbers have no gap and no set is lost. */
export async function holdEditionsAlone(sql: Sql): Promise<void> {
  await lockTask(sql, 'law-editions');
}

/** `undefined` before the first import. */
export async function currentEdition(sql: Sql): Promise<LawEdition | undefined> {
  const { rows } = await sql.query<LawEdition>('SELECT * FROM law_editions ORDER BY number DESC LIMIT 1');
  return rows[0];
}

export async function editionNumbered(sql: Sql, number: number): Promise<LawEdition | undefined> {
  const { rows } = await sql.query<LawEdition>('SELECT * FROM law_editions WHERE number = $1', [number]);
  return rows[0];
}

/** Newest first. */
export async function allEditions(sql: Sql): Promise<LawEdition[]> {
  return (await sql.query<LawEdition>('SELECT * FROM law_editions ORDER BY number DESC')).rows;
}

export async function addEdition(sql: Sql, { number, at, ...edition }: LawEdition): Promise<void> {
  const { operator, act, about, sets } = edition;
  await sql.query(
    'INSERT INTO law_editions (number, at, operator, act, about, sets) VALUES ($1, $2, $3, $4, $5, $6)',
    [number, at, operator, act, about, sets],
  );
}

/** Sorted by source. */
export async function setsOf(sql: Sql, hashes: readonly string[]): Promise<LawSet[]> {
  const { rows } = await sql.query<LawSet>(
    'SELECT sha256, source, texts, bytes, kind, signature FROM law_sets WHERE sha256 = ANY($1) ORDER BY source, sha256',
    [hashes],
  );
  return rows;
}

/** Ignores a set that already exists; equal hashes mean equal bytes. */
export async function addSet(sql: Sql, set: LawSet, body: string): Promise<void> {
  const { sha256, source, texts, bytes, kind, signature } = set;
  await sql.query(
    `INSERT INTO law_sets (sha256, source, texts, bytes, body, kind, signature)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (sha256) DO NOTHING`,
    [sha256, source, texts, bytes, body, kind, signature],
  );
}

export async function bodyOfSet(sql: Sql, sha256: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ body: string }>('SELECT body FROM law_sets WHERE sha256 = $1', [sha256]);
  return rows[0]?.body;
}
