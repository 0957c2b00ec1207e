/** Endpoints of share links. */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/primitives.ts';
import { LiveShare, MadeShare, NewShare, SharedApplication, ShareToken } from './share.ts';

export const SHARE_ENDPOINTS = {
  listShares: {
    method: 'GET',
    path: '/api/applications/:_id/share',
    who: 'signed-in',
    params: z.object({ _id: Id }),
    reply: { status: 200, schema: z.array(LiveShare) },
  },
  /** Not idempotent: the response contains a token that must not be stored. */
  shareApplication: {
    method: 'POST',
    path: '/api/applications/:_id/share',
    who: 'signed-in',
    params: z.object({ _id: Id }),
    body: NewShare,
    reply: { status: 201, schema: MadeShare },
  },
  endShare: {
    method: 'DELETE',
    path: '/api/applications/:_id/share/:shareId',
    who: 'signed-in',
    params: z.object({ _id: Id, shareId: Id }),
    reply: { status: 204, schema: z.undefined() },
    idempotent: true,
  },
  readShared: {
    method: 'GET',
    path: '/api/shared/:token',
    who: 'anyone',
    params: z.object({ token: ShareToken }),
    reply: { status: 200, schema: SharedApplication },
  },
} as const satisfies Record<string, Endpoint>;
