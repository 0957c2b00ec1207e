/**
 * Sizes of request bodies. A caller without a session can send a small body only, and large bodies count to the
 * quota of the account.
 */
import type { Endpoint } from '#contract/endpoint.ts';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Ports } from '#server/ports.ts';
import { requireSession } from './caller.ts';
import { requireQuota, type QuotaUse, spendQuota } from './quotas.ts';

/** Limit of unknown calls, calls without a session, and calls without a body. */
export const SMALL_BODY = 16 * 1024;

/** Enough for a long application in Devanagari at three bytes per letter. */
const LARGE_BODY = 4 * 1024 * 1024;

type BodyOptions = Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest' | 'preHandler'>;

export function limitsOfBody(ports: Ports, endpoint: Endpoint): BodyOptions {
  const { who, body, upload, bytes } = endpoint;
  if (who === 'anyone' || !(body ?? upload ?? bytes)) return { bodyLimit: SMALL_BODY };
  const spendings = new WeakMap<FastifyRequest, QuotaUse>();
  return {
    // the parser of a file sets its own limit
    ...(body && { bodyLimit: endpoint.bodyLimit ?? LARGE_BODY }),
    onRequest: async (request) => {
      const amount = sizeOf(request);
      if (amount <= SMALL_BODY) return;
      const spending: QuotaUse = {
        kind: body ? 'records' : 'files',
        userId: await requireSession(ports, request, endpoint),
        amount,
      };
      await requireQuota(ports, spending);
      spendings.set(request, spending);
    },
    // a file of a form is counted when it has arrived (`document-kind.ts`)
    preHandler: async (request) => {
      const spending = spendings.get(request);
      if (spending && !upload) await spendQuota(ports, spending);
    },
  };
}

/** A body without a declared length counts as a large one. */
function sizeOf({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return LARGE_BODY;
  return Number(headers['content-length'] ?? 0);
}
