/** Bytes in the database, so that one backup contains records and files. */
import type { Ports } from '#server/ports.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { BlobStore } from './blob-store.ts';

export function databaseBlobs({ pool, now }: Pick<Ports, 'pool' | 'now'>): BlobStore {
  const sql = sqlOf(pool);
  return {
    put: async (sha256, bytes) => {
      await sql.query(
        `INSERT INTO blobs (sha256, size, kept_at, bytes) VALUES ($1, $2, $3, $4)
         ON CONFLICT (sha256) DO UPDATE SET kept_at = excluded.kept_at, bytes = coalesce(blobs.bytes, excluded.bytes)`,
        [sha256, bytes.length, now(), bytes],
      );
    },
    get: async (sha256) => {
      const found = await sql.query<{ bytes: Buffer | null }>('SELECT bytes FROM blobs WHERE sha256 = $1', [
        sha256,
      ]);
      return found.rows[0]?.bytes ?? undefined;
    },
    sweep: async (before) => {
      await sql.query(`DELETE FROM blobs WHERE ${UNNAMED}`, [before]);
    },
  };
}

/** Storing the same bytes again renews `kept_at`, and both statements lock the row. */
export const UNNAMED =
  'kept_at < $1 AND NOT EXISTS (SELECT 1 FROM documents WHERE documents.sha256 = blobs.sha256)';
