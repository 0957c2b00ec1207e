/** The code of this device for every kind that `src/records` defines. */
import type { Engine } from '#data/outbox/engine.ts';
import { kindsOf } from '#data/outbox/kinds.ts';
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import { perKind } from '#records/all-records.ts';
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

export const KINDS = kindsOf(
  perKind({
    application: applicationKind,
    assessment: assessmentKind,
    case: caseKind,
    contested: contestedKind,
    diary: diaryKind,
    document: documentKind,
    feedback: feedbackKind,
    hearing: hearingKind,
    note: noteKind,
    'order-draft': orderDraftKind,
    user: userKind,
  }),
);

/** The engine for the kinds of the app. */
export const engineOf = (db: Db, ports: Ports): Engine => ({ db, ports, kinds: KINDS });
