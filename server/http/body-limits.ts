/** Sizes of request bodies. A caller without a session can send a small body only. */
import type { Endpoint } from '#contract/endpoint.ts';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Ports } from '#server/ports.ts';
import { requireSession } from './caller.ts';

/** Limit of unknown calls, calls without a session, and calls without a body. */
export const SMALL_BODY = 16 * 1024;

/** Enough for a long application in Devanagari at three bytes per letter. */
const LARGE_BODY = 4 * 1024 * 1024;

type BodyOptions = Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest'>;

export function limitsOfBody(ports: Ports, endpoint: Endpoint): BodyOptions {
  const { who, body, upload, bytes } = endpoint;
  if (who === 'anyone' || !(body ?? upload ?? bytes)) return { bodyLimit: SMALL_BODY };
  return {
    // the parser of a file sets its own limit
    ...(body && { bodyLimit: endpoint.bodyLimit ?? LARGE_BODY }),
    onRequest: async (request) => {
      if (mayBeLarge(request)) await requireSession(ports, request);
    },
  };
}

/** A body without a declared length may have any. */
function mayBeLarge({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > SMALL_BODY;
}
