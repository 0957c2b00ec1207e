/** Calls of service accounts. Each has a scope; a person with a session cannot make them. */
import * as z from 'zod/mini';
import { CaseRecord } from '#contract/case/case-record.ts';
import { Hearing } from '#contract/case/hearing.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/primitives.ts';

const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 100);
const page = z.object({ page: z.optional(z.string().check(z.maxLength(200))), limit });

export const SERVICE_ENDPOINTS = {
  serviceCases: {
    method: 'GET',
    path: '/api/service/cases',
    who: 'service',
    scope: 'read-cases',
    query: page,
    reply: { status: 200, schema: z.array(CaseRecord) },
  },
  serviceCase: {
    method: 'GET',
    path: '/api/service/cases/:_id',
    who: 'service',
    scope: 'read-cases',
    params: z.object({ _id: Id }),
    reply: { status: 200, schema: CaseRecord },
  },
  serviceHearings: {
    method: 'GET',
    path: '/api/service/hearings',
    who: 'service',
    scope: 'read-hearings',
    query: page,
    reply: { status: 200, schema: z.array(Hearing) },
  },
} as const satisfies Record<string, Endpoint>;
