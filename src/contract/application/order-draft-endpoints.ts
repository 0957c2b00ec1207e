/** Endpoints of order drafts, which the devices of one judge share. */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/primitives.ts';
import { SharedOrderDraft, StoredOrderDraft } from './order-draft.ts';

const byId = z.object({ _id: Id });

export const ORDER_DRAFT_ENDPOINTS = {
  keepOrderDraft: {
    method: 'PUT',
    path: '/api/order-drafts/:_id',
    who: 'judge',
    params: byId,
    body: StoredOrderDraft,
    reply: { status: 200, schema: SharedOrderDraft },
    idempotent: true,
  },
  removeOrderDraft: {
    method: 'DELETE',
    path: '/api/order-drafts/:_id',
    who: 'judge',
    params: byId,
    reply: { status: 204, schema: z.undefined() },
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
