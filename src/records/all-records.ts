/** Every kind of record that devices sync, in the order in which a page of changes is applied. */
import { applicationRecord } from './application.ts';
import { assessmentRecord } from './assessment.ts';
import { caseRecord } from './case.ts';
import { contestedPointRecord } from './contested-point.ts';
import { diaryRecord } from './diary-entry.ts';
import { documentRecord } from './document.ts';
import { feedbackRecord } from './feedback.ts';
import { hearingRecord } from './hearing.ts';
import { noteRecord } from './note.ts';
import { orderDraftRecord } from './order-draft.ts';
import { userRecord } from './user.ts';

export const ALL_RECORDS = [
  applicationRecord,
  caseRecord,
  assessmentRecord,
  contestedPointRecord,
  documentRecord,
  diaryRecord,
  feedbackRecord,
  hearingRecord,
  noteRecord,
  orderDraftRecord,
  userRecord,
] as const;

/** The name of a defined kind. */
export type DefinedKind = (typeof ALL_RECORDS)[number]['kind'];

/** One entry per defined kind, in the order of the definitions. A missing kind is a type error. */
export const perKind = <Part>(parts: Readonly<Record<DefinedKind, Part>>): Part[] =>
  ALL_RECORDS.map(({ kind }) => parts[kind]);
