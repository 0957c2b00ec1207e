/** Registry of the record kinds. A new kind is one file and one line here. */
import { applicationKind } from './application/application-kind.ts';
import { assessmentKind } from './assessment/assessment-kind.ts';
import { caseKind } from './case/case-kind.ts';
import { contestedKind } from './contested/contested-kind.ts';
import { catalogueOf } from '../storage/record-kind.ts';
import { diaryKind } from './diary/diary-kind.ts';
import { documentKind } from './document/document-kind.ts';
import { feedbackKind } from './feedback/feedback-kind.ts';
import { hearingKind } from './hearing/hearing-kind.ts';
import { noteKind } from './note/note-kind.ts';
import { orderDraftKind } from './order-draft/order-draft-kind.ts';
import { userKind } from './user/user-kind.ts';

export const RECORDS = catalogueOf([
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
