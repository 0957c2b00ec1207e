/**
 * Bytes in an S3 store with a row in the database. The row is written first and deleted last, so a concurrent
 * upload waits for the row and stores the bytes again.
 */
import { AwsClient } from 'aws4fetch';
import type { Ports } from '#server/ports.ts';
import { inTransaction, sqlOf } from '#server/storage/sql.ts';
import type { S3Settings } from '#server/settings.ts';
import { type BlobStore, BlobStoreUnavailable } from './blob-store.ts';
import { databaseBlobs, UNNAMED } from './database-blobs.ts';

const PATIENCE = 30_000;
/** Deleted blobs per hourly sweep. */
const SWEPT = 500;

export function s3Blobs(
  ports: Pick<Ports, 'pool' | 'now' | 'reportCrash'>,
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
): BlobStore {
  const { pool, now } = ports;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = async (method: string, sha256: string, body?: Buffer): Promise<Response> => {
    try {
      const answer = await client.fetch(`${endpoint}/${bucket}/documents/${sha256}`, {
        method,
        redirect: 'error', // the signed call is for the configured store only
        signal: AbortSignal.timeout(PATIENCE),
        ...(body && { body: new Uint8Array(body), headers: { 'x-amz-content-sha256': sha256 } }),
      });
      if (answer.ok || answer.status === 404) return answer;
      throw new Error(`The store of documents answers ${method} with ${answer.status}.`);
    } catch (error) {
      const incident = ports.reportCrash(error instanceof Error ? error : new Error(String(error)));
      throw new BlobStoreUnavailable(incident);
    }
  };
  const inDatabase = databaseBlobs(ports);
  return {
    put: async (sha256, bytes) => {
      await sqlOf(pool).query(
        `INSERT INTO blobs (sha256, size, kept_at) VALUES ($1, $2, $3)
         ON CONFLICT (sha256) DO UPDATE SET kept_at = excluded.kept_at`,
        [sha256, bytes.length, now()],
      );
      const answer = await ask('PUT', sha256, bytes);
      if (!answer.ok) {
        const incident = ports.reportCrash(new Error(`There is no bucket called ${bucket}.`));
        throw new BlobStoreUnavailable(incident);
      }
    },
    get: async (sha256) => {
      const storedBytes = await inDatabase.get(sha256); // stored before S3 was configured
      if (storedBytes) return storedBytes;
      const answer = await ask('GET', sha256);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
    sweep: async (before) => {
      for (let left = SWEPT; left > 0; left -= 1) {
        const deletedHash = await inTransaction(pool, async (sql) => {
          const found = await sql.query<{ sha256: string }>(
            `DELETE FROM blobs WHERE sha256 =
               (SELECT sha256 FROM blobs WHERE ${UNNAMED} LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING sha256`,
            [before],
          );
          const sha256 = found.rows[0]?.sha256;
          if (sha256 !== undefined) await ask('DELETE', sha256);
          return sha256;
        });
        if (deletedHash === undefined) return;
      }
    },
  };
}
