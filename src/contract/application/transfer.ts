/** A transfer of an application to another court: an act of a judge of its present court. */
import * as z from 'zod/mini';
import { CourtSeat } from '#contract/case/court.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/primitives.ts';
import { Application } from './application.ts';

export const TRANSFER_ENDPOINTS = {
  transferApplication: {
    method: 'POST',
    path: '/api/applications/:_id/transfer',
    who: 'judge',
    params: z.object({ _id: Id }),
    body: CourtSeat,
    reply: { status: 200, schema: Application },
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
