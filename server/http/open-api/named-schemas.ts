/** Schemas with a name in OpenAPI: records, bodies and answers. A client library makes one type of each. */
import { AccountExport } from '#contract/account/account-export.ts';
import { DeviceSession } from '#contract/account/account.ts';
import { CalendarFeed } from '#contract/account/calendar-feed.ts';
import { Feedback, NewFeedback } from '#contract/account/feedback.ts';
import { ServerNotification } from '#contract/account/notification.ts';
import { Passkey } from '#contract/account/passkey.ts';
import { Credentials, ProfilePatch, Registration, SessionAnswer, User } from '#contract/account/user.ts';
import { Application, NewApplication } from '#contract/application/application.ts';
import { SharedOrderDraft, StoredOrderDraft } from '#contract/application/order-draft.ts';
import { FormerOrders, TransferredOrders, VerifiedOrder } from '#contract/application/order-proof.ts';
import { Decision, NewConditions, NewCorrection, Order } from '#contract/application/order.ts';
import { Assessment, CalculatedAssessment, NewAssessment } from '#contract/case/assessment.ts';
import { ImportFile, ImportReport } from '#contract/case/case-import.ts';
import { CaseFile, CaseHistoryLine, CaseRecord, NewCase } from '#contract/case/case-record.ts';
import { ContestedPoint, NewContested } from '#contract/case/contested.ts';
import { CourtCalendar } from '#contract/case/court-calendar.ts';
import { Court, CourtSeat } from '#contract/case/court.ts';
import { DiaryEntry, NewDiaryEntry } from '#contract/case/diary.ts';
import { CaseDocument, NewDocument, UploadAnswer } from '#contract/case/document.ts';
import { DocketEntry, Hearing, HearingAnswer, NewHearing } from '#contract/case/hearing.ts';
import { NewNote, Note } from '#contract/case/note.ts';
import { Change, ChangesPage } from '#contract/changes.ts';
import { PredictiveAnalytics, TrendsAnswer } from '#contract/law/analytics.ts';
import { ChatReply } from '#contract/law/chat.ts';
import { LawManifest } from '#contract/law/law-manifest.ts';
import { SentProblem } from '#contract/sent-problem.ts';
import { LiveShare, MadeShare, NewShare, SharedApplication } from '#contract/share/share.ts';
import { WebhookBody } from '#contract/service/webhook-events.ts';
import * as z from 'zod/mini';

const NAMED: Readonly<Record<string, z.ZodMiniType>> = {
  AccountExport,
  Application,
  Assessment,
  CalculatedAssessment,
  CalendarFeed,
  CaseDocument,
  CaseFile,
  CaseHistoryLine,
  CaseRecord,
  Change,
  ChangesPage,
  ChatReply,
  ContestedPoint,
  Court,
  CourtCalendar,
  CourtSeat,
  Credentials,
  Decision,
  DeviceSession,
  DiaryEntry,
  DocketEntry,
  Feedback,
  FormerOrders,
  Hearing,
  ImportFile,
  ImportReport,
  HearingAnswer,
  LawManifest,
  LiveShare,
  MadeShare,
  NewApplication,
  NewAssessment,
  NewCase,
  NewConditions,
  NewContested,
  NewCorrection,
  NewDiaryEntry,
  NewDocument,
  NewFeedback,
  NewHearing,
  NewNote,
  NewShare,
  Note,
  Order,
  Passkey,
  PredictiveAnalytics,
  Problem: SentProblem,
  ProfilePatch,
  Registration,
  ServerNotification,
  SessionAnswer,
  SharedApplication,
  SharedOrderDraft,
  StoredOrderDraft,
  TransferredOrders,
  TrendsAnswer,
  UploadAnswer,
  User,
  VerifiedOrder,
  WebhookBody,
};

/** For `z.toJSONSchema`, which refers to a schema of this registry by its id. */
export const NAMES_OF_SCHEMAS = z.registry<{ readonly id: string }>();
for (const [id, schema] of Object.entries(NAMED)) NAMES_OF_SCHEMAS.add(schema, { id });
