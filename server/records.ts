/** The kinds of records that the product keeps. To add one: its file, and one line here. */
import { applicationKind } from './kinds/application/application-kind.ts';
import { assessmentKind } from './kinds/assessment/assessment-kind.ts';
import { caseKind } from './kinds/case/case-kind.ts';
import { contestedKind } from './kinds/contested/contested-kind.ts';
import { catalogueOf } from './storage/record-kind.ts';
import { diaryKind } from './kinds/diary/diary-kind.ts';
import { documentKind } from './kinds/document/document-kind.ts';
import { feedbackKind } from './kinds/feedback/feedback-kind.ts';
import { hearingKind } from './kinds/hearing/hearing-kind.ts';
import { noteKind } from './kinds/note/note-kind.ts';
import { orderDraftKind } from './kinds/order-draft/order-draft-kind.ts';
import { userKind } from './kinds/user/user-kind.ts';

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
