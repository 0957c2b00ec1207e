/**
 * The route table of the API as data: client, worker, server, OpenAPI and the permission tests read this one list.
 * `who` is who may call at all; which records they see is the server's per-record rule (404 for anyone else's).
 */
import * as z from 'zod/mini';
import { Application, NewApplication } from './application.ts';
import { Assessment, CalculatedAssessment, NewAssessment } from './assessment.ts';
import { CaseRecord } from './case-record.ts';
import { ChangesPage, ChangesQuery } from './changes.ts';
import { Court } from './court.ts';
import type { Endpoint } from './endpoint.ts';
import { Feedback, NewFeedback } from './feedback.ts';
import { LawFileName, LawManifest } from './law-manifest.ts';
import { Id } from './primitives.ts';
import { SESSION_ENDPOINTS } from './session-endpoints.ts';
import { ProfilePatch, User } from './user.ts';

const byId = z.object({ _id: Id });
const byCase = z.object({ caseId: Id });

const page = z.object({
  page: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 500),
});

export const ENDPOINTS = {
  health: {
    method: 'GET',
    path: '/api/health',
    who: 'anyone',
    reply: { status: 200, schema: z.object({ status: z.literal('ok') }) },
  },
  courts: {
    method: 'GET',
    path: '/api/courts',
    who: 'signed-in',
    reply: { status: 200, schema: z.array(Court) },
  },
  law: {
    method: 'GET',
    path: '/api/law',
    who: 'signed-in',
    reply: { status: 200, schema: LawManifest },
    conditional: true,
  },
  lawFile: {
    method: 'GET',
    path: '/api/law/:file',
    who: 'signed-in',
    params: z.object({ file: LawFileName }),
    reply: { status: 200, schema: z.unknown() },
  },
  ...SESSION_ENDPOINTS,
  updateProfile: {
    method: 'PUT',
    path: '/api/users/profile',
    who: 'signed-in',
    body: ProfilePatch,
    reply: { status: 200, schema: z.object({ user: User }) },
    idempotent: true,
  },
  listApplications: {
    method: 'GET',
    path: '/api/applications',
    who: 'signed-in',
    query: page,
    reply: { status: 200, schema: z.array(Application) },
  },
  createApplication: {
    method: 'POST',
    path: '/api/applications',
    who: 'signed-in',
    body: NewApplication,
    reply: { status: 201, schema: Application },
    idempotent: true,
  },
  pendingApplications: {
    method: 'GET',
    path: '/api/applications/judge/pending',
    who: 'judge',
    query: page,
    reply: { status: 200, schema: z.array(Application) },
  },
  readApplication: {
    method: 'GET',
    path: '/api/applications/:_id',
    who: 'signed-in',
    params: byId,
    reply: { status: 200, schema: Application },
  },
  updateApplication: {
    method: 'PUT',
    path: '/api/applications/:_id',
    who: 'signed-in',
    params: byId,
    body: z.looseObject({}),
    reply: { status: 200, schema: Application },
    idempotent: true,
  },
  downloadApplication: {
    method: 'GET',
    path: '/api/applications/:_id/download',
    who: 'signed-in',
    params: byId,
    query: z.object({ format: z.enum(['PDF', 'DOCX'], 'format is PDF or DOCX.') }),
    reply: {
      status: 200,
      schema: z.unknown(),
      files: ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    },
  },
  listCases: {
    method: 'GET',
    path: '/api/cases',
    who: 'signed-in',
    query: page,
    reply: { status: 200, schema: z.array(CaseRecord) },
  },
  readCase: {
    method: 'GET',
    path: '/api/cases/:_id',
    who: 'signed-in',
    params: byId,
    reply: { status: 200, schema: CaseRecord },
  },
  updateCase: {
    method: 'PUT',
    path: '/api/cases/:_id',
    who: 'signed-in',
    params: byId,
    body: z.looseObject({}),
    reply: { status: 200, schema: CaseRecord },
    idempotent: true,
  },
  readAssessment: {
    method: 'GET',
    path: '/api/risk-assessment/:caseId',
    who: 'signed-in',
    params: byCase,
    reply: { status: 200, schema: Assessment },
  },
  calculateAssessment: {
    method: 'GET',
    path: '/api/risk-assessment/calculate/:caseId',
    who: 'signed-in',
    params: byCase,
    reply: { status: 200, schema: CalculatedAssessment },
  },
  saveAssessment: {
    method: 'POST',
    path: '/api/risk-assessment/:caseId',
    who: 'signed-in',
    params: byCase,
    body: NewAssessment,
    reply: { status: 201, schema: Assessment },
    idempotent: true,
  },
  listFeedback: {
    method: 'GET',
    path: '/api/feedback',
    who: 'signed-in',
    query: page,
    reply: { status: 200, schema: z.array(Feedback) },
  },
  createFeedback: {
    method: 'POST',
    path: '/api/feedback',
    who: 'signed-in',
    body: NewFeedback,
    reply: { status: 201, schema: Feedback },
    idempotent: true,
  },
  changes: {
    method: 'GET',
    path: '/api/changes',
    who: 'signed-in',
    query: ChangesQuery,
    reply: { status: 200, schema: ChangesPage },
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
