/** All synced record kinds. To add one, create its file and add it here. */
import type { Engine } from '#data/outbox/engine.ts';
import { kindsOf } from '#data/outbox/kinds.ts';
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import { applicationKind } from './application/application-kind.ts';
import { assessmentKind } from './assessment/assessment-kind.ts';
import { caseKind } from './case/case-kind.ts';
import { contestedKind } from './contested/contested-kind.ts';
import { diaryKind } from './diary/diary-kind.ts';
import { documentKind } from './document/document-kind.ts';
import { feedbackKind } from './feedback/feedback-kind.ts';
import { hearingKind } from './hearing/hearing-kind.ts';
import { noteKind } from './note/note-kind.ts';
import { orderDraftKind } from './order-draft/order-draft-kind.ts';
import { userKind } from './user/user-kind.ts';

/** In the order in which a page is applied. */
export const KINDS = kindsOf([
  applicationKind,
  caseKind,
  assessmentKind,
  contestedKind,
  documentKind,
  diaryKind,
  feedbackKind,
  hearingKind,
  noteKind,
  orderDraftKind,
  userKind,
]);

/** The engine for the kinds of the app. */
export const engineOf = (db: Db, ports: Ports): Engine => ({ db, ports, kinds: KINDS });
