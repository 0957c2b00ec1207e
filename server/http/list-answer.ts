/** A list as it is answered: a plain array, newest first; where there is more, `Link` says where it goes on. */
import type { FastifyRequest } from 'fastify';
import { type Answer, ok } from './answer.ts';
import { type Listed, nextPage, type Page } from '../db/page.ts';

export function listAnswer({ url }: FastifyRequest, rows: readonly Listed[], page: Page): Answer {
  const mark = nextPage(rows, page);
  if (mark === undefined) return ok(rows);
  const [path = ''] = url.split('?');
  return ok(rows, { link: `<${path}?limit=${page.limit}&page=${mark}>; rel="next"` });
}
