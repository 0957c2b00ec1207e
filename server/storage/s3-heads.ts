/** Heads of the audit chain in a bucket with object lock. The name of an object holds the head. */
import { AwsClient } from 'aws4fetch';
import { hash } from 'node:crypto';
import type { HeadStoreSettings } from '#server/settings.ts';
import type { ChainHead } from './audit-chain.ts';
import type { HeadStore } from './head-store.ts';

const DAY = 86_400_000;
const PATIENCE = 30_000;
const FOLDER = 'audit-heads/';
const NAME = /<Key>audit-heads\/(\d{12})-([0-9a-f]{64})<\/Key>/g;
const NEXT = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/;

export function s3Heads({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
  days,
}: HeadStoreSettings): HeadStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await client.fetch(`${endpoint}/${bucket}${path}`, {
      ...init,
      redirect: 'error', // the signed call is for the configured store only
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Error(`The store of audit heads answers ${init.method} with ${answer.status}.`);
    return answer;
  };
  return {
    put: async ({ n, hash: head }, at) => {
      const body = `${JSON.stringify({ at: at.toISOString(), n, hash: head })}\n`;
      await ask(`/${FOLDER}${String(n).padStart(12, '0')}-${head}`, {
        method: 'PUT',
        body,
        headers: {
          'content-md5': hash('md5', body, 'base64'), // a bucket with object lock requires it
          'x-amz-content-sha256': hash('sha256', body),
          'x-amz-object-lock-mode': 'COMPLIANCE',
          'x-amz-object-lock-retain-until-date': new Date(at.getTime() + days * DAY).toISOString(),
        },
      });
    },
    list: async () => {
      const heads: ChainHead[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: FOLDER });
        if (token !== undefined) query.set('continuation-token', token);
        const page = await (await ask(`?${query.toString()}`, { method: 'GET' })).text();
        for (const [, n, head = ''] of page.matchAll(NAME)) heads.push({ n: Number(n), hash: head });
        token = NEXT.exec(page)?.[1];
      } while (token !== undefined);
      return heads;
    },
  };
}
