/**
 * The route table of the API, which client, worker, server, OpenAPI and permission tests read. The row names the
 * allowed callers (`who`); the server decides per record who sees it.
 */
import * as z from 'zod/mini';
import { ACCOUNT_ENDPOINTS, RECOVERY_ENDPOINTS } from './account/account-endpoints.ts';
import { PredictiveAnalytics, TrendsAnswer } from './law/analytics.ts';
import { Application, NewApplication } from './application/application.ts';
import { Assessment, CalculatedAssessment, NewAssessment } from './case/assessment.ts';
import { CaseFile, CaseRecord, CaseHistoryLine, NewCase, OpenedCase } from './case/case-record.ts';
import { IMPORT_ENDPOINTS } from './case/case-import.ts';
import { ChangesPage, ChangesQuery } from './changes.ts';
import { CHAT_ENDPOINTS } from './law/chat.ts';
import { Court } from './case/court.ts';
import { CALENDAR_ENDPOINTS } from './account/calendar-feed.ts';
import { COURT_SEARCH_ENDPOINTS } from './case/court-search.ts';
import { CourtCalendar } from './case/court-calendar.ts';
import { DIARY_ENDPOINTS } from './case/diary-endpoints.ts';
import { DOCUMENT_ENDPOINTS } from './case/document-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { ORDER_DRAFT_ENDPOINTS } from './application/order-draft-endpoints.ts';
import { Feedback, NewFeedback } from './account/feedback.ts';
import { DocketEntry, HearingAnswer, NewHearing } from './case/hearing.ts';
import { LawFileName, LawManifest } from './law/law-manifest.ts';
import { NOTIFICATION_ENDPOINTS } from './account/notification.ts';
import { Id, PlainDate } from './primitives.ts';
import { IDENTITY_ENDPOINTS } from './account/identity.ts';
import { PASSKEY_ENDPOINTS, PASSKEY_GATE_ENDPOINTS } from './account/passkey.ts';
import { PROVIDER_ENDPOINTS } from './account/provider.ts';
import { SECOND_FACTOR_ENDPOINTS } from './account/second-factor.ts';
import { SESSION_ENDPOINTS } from './account/session-endpoints.ts';
import { OPERATOR_ENDPOINTS } from './operator/operator-endpoints.ts';
import { FILED_PAPER_ENDPOINTS } from './application/filed-paper.ts';
import { ORDER_ENDPOINTS } from './application/order-proof.ts';
import { SHARE_ENDPOINTS } from './share/share-endpoints.ts';
import { TRANSFER_ENDPOINTS } from './application/transfer.ts';
import { SERVICE_ENDPOINTS } from './service/service-endpoints.ts';
import { ProfilePatch, User } from './account/user.ts';
import { WRITTEN_ENDPOINTS } from './written-endpoints.ts';

const byId = z.object({ _id: Id });
const byCase = z.object({ caseId: Id });

const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 500);
const page = z.object({ page: z.optional(z.string().check(z.maxLength(200))), limit });

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
  courtCalendars: {
    method: 'GET',
    path: '/api/court-calendars',
    who: 'signed-in',
    reply: { status: 200, schema: z.array(CourtCalendar) },
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
  ...NOTIFICATION_ENDPOINTS,
  ...CALENDAR_ENDPOINTS,
  ...RECOVERY_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  ...PROVIDER_ENDPOINTS,
  ...PASSKEY_GATE_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  ...IDENTITY_ENDPOINTS,
  ...SECOND_FACTOR_ENDPOINTS,
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
  ...SHARE_ENDPOINTS,
  ...TRANSFER_ENDPOINTS,
  ...ORDER_ENDPOINTS,
  ...FILED_PAPER_ENDPOINTS,
  listCases: {
    method: 'GET',
    path: '/api/cases',
    who: 'signed-in',
    query: page,
    reply: { status: 200, schema: z.array(CaseFile) },
  },
  createCase: {
    method: 'POST',
    path: '/api/cases',
    who: 'signed-in',
    body: NewCase,
    reply: { status: 201, schema: OpenedCase },
    idempotent: true,
  },
  readCase: {
    method: 'GET',
    path: '/api/cases/:_id',
    who: 'signed-in',
    params: byId,
    reply: { status: 200, schema: CaseFile },
  },
  caseHistory: {
    method: 'GET',
    path: '/api/cases/:_id/history',
    who: 'signed-in',
    params: byId,
    reply: { status: 200, schema: z.array(CaseHistoryLine) },
  },
  ...COURT_SEARCH_ENDPOINTS,
  judgeCalendar: {
    method: 'GET',
    path: '/api/cases/judge/calendar',
    who: 'judge',
    query: z.object({ from: z.optional(PlainDate), to: z.optional(PlainDate), limit }),
    reply: { status: 200, schema: z.array(DocketEntry) },
  },
  judgeToday: {
    method: 'GET',
    path: '/api/cases/judge/today',
    who: 'judge',
    reply: {
      status: 200,
      schema: z.object({
        Expedited: z.array(DocketEntry),
        Standard: z.array(DocketEntry),
        Complex: z.array(DocketEntry),
      }),
    },
  },
  listCaseHearing: {
    method: 'POST',
    path: '/api/cases/:_id/hearings',
    who: 'judge',
    params: byId,
    body: NewHearing,
    reply: { status: 201, schema: HearingAnswer },
    idempotent: true,
  },
  listApplicationHearing: {
    method: 'POST',
    path: '/api/applications/:_id/hearings',
    who: 'judge',
    params: byId,
    body: NewHearing,
    reply: { status: 201, schema: HearingAnswer },
    idempotent: true,
  },
  updateHearing: {
    method: 'PUT',
    path: '/api/hearings/:_id',
    who: 'judge',
    params: byId,
    body: z.looseObject({}),
    reply: { status: 200, schema: HearingAnswer },
    idempotent: true,
  },
  ...DOCUMENT_ENDPOINTS,
  ...DIARY_ENDPOINTS,
  updateCase: {
    method: 'PUT',
    path: '/api/cases/:_id',
    who: 'signed-in',
    params: byId,
    body: z.looseObject({}),
    reply: { status: 200, schema: CaseRecord },
    idempotent: true,
  },
  ...WRITTEN_ENDPOINTS,
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
  trends: {
    method: 'GET',
    path: '/api/analytics/trends',
    who: 'signed-in',
    reply: { status: 200, schema: TrendsAnswer },
  },
  predictiveAnalytics: {
    method: 'GET',
    path: '/api/analytics/predictive/:caseId',
    who: 'signed-in',
    params: byCase,
    reply: { status: 200, schema: PredictiveAnalytics },
  },
  ...CHAT_ENDPOINTS,
  ...ORDER_DRAFT_ENDPOINTS,
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
  ...SERVICE_ENDPOINTS,
  ...IMPORT_ENDPOINTS,
  changes: {
    method: 'GET',
    path: '/api/changes',
    who: 'signed-in',
    query: ChangesQuery,
    reply: { status: 200, schema: ChangesPage },
  },
  ...OPERATOR_ENDPOINTS,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
