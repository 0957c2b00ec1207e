import { isRecord } from '#kernel/merge-patch.ts';
import type { FastifyReply } from 'fastify';
import type { Answer } from './answer.ts';

export function sendAnswer(reply: FastifyReply, { status, body, headers = {} }: Answer): FastifyReply {
  const tag = status < 300 ? versionOf(body) : undefined;
  void reply.code(status).headers({ ...(tag !== undefined && { etag: `"${tag}"` }), ...headers });
  return status === 204 || status === 304 ? reply.send() : reply.send(body);
}

/** The entity is the body itself, or stands in it as `user`. */
function versionOf(body: unknown): number | undefined {
  if (!isRecord(body)) return undefined;
  if (typeof body['version'] === 'number') return body['version'];
  return isRecord(body['user']) ? versionOf(body['user']) : undefined;
}
