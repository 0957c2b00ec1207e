/** The code of the server for every kind that `src/records` defines. */
import { perKind } from '#records/all-records.ts';
import type { WithRoutes } from '#server/http/route.ts';
import { catalogueOf, type RecordKind } from '../storage/record-kind.ts';
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

export const RECORDS = catalogueOf(
  perKind<WithRoutes<RecordKind>>({
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
