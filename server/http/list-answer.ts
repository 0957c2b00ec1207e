/** Answers a list as an array, newest first. `Link` holds the address of the next page. */
import type { FastifyRequest } from 'fastify';
import { type Answer, JsonText, ok } from './answer.ts';
import { type PagedRow, nextPage, type Page } from '#server/storage/page.ts';

export function listAnswer({ url }: FastifyRequest, rows: readonly PagedRow[], page: Page): Answer {
  const body = new JsonText(`[${rows.map(({ record }) => record).join(',')}]`);
  const mark = nextPage(rows, page);
  if (mark === undefined) return ok(body);
  const [path = ''] = url.split('?');
  return ok(body, { link: `<${path}?limit=${page.limit}&page=${mark}>; rel="next"` });
}
