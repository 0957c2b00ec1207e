import { lawTag } from '#contract/law/law-manifest.ts';
import { ok } from '#server/http/answer.ts';
import { type Api, route } from '#server/http/route.ts';
import { lawFile, lawManifest } from './read-law.ts';
import { sqlOf } from '#server/storage/sql.ts';

const FOR_EVER = 'private, max-age=31536000, immutable';

export function lawRoutes(api: Api): void {
  const sql = sqlOf(api.ports.pool);
  route(api, 'law', async ({ request }) => {
    const manifest = await lawManifest(sql);
    const etag = lawTag(manifest.lawEdition);
    const headers = { etag, 'cache-control': 'private, no-cache' };
    return isHeld(request.headers['if-none-match'], etag)
      ? { status: 304, body: undefined, headers }
      : ok(manifest, headers);
  });
  route(api, 'lawFile', async ({ params }) =>
    ok(await lawFile(sql, params.file), {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': FOR_EVER,
    }),
  );
}

/** A compressing proxy marks the tag as weak. */
const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
