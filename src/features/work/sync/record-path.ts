import type { FeedbackType } from '#contract/feedback.ts';
import type { StoredUser } from '#contract/user.ts';

export interface RecordRef {
  readonly entity: string;
  readonly entityId: string;
  /** Of an error report. */
  readonly card?: string | undefined;
}

/** Where a person sees this record: a judge on the bench, its maker in the generator; a case's facts, in its file. An assessment is known by its case, a report by its card. */
export function recordPath(
  { role }: Pick<StoredUser, 'role'>,
  { entity, entityId, card }: RecordRef,
): string {
  if (card !== undefined) return cardPath(card);
  const own = PATH_OF[entity];
  if (own) return own(entityId);
  const isJudge = role === 'judge';
  if (entity === 'case') return isJudge ? `/judge/case/${entityId}` : `/case/${entityId}`;
  return isJudge ? `/judge-application-view/${entityId}` : `/application?id=${entityId}`;
}

/** The same for everybody. */
const PATH_OF: Readonly<Record<string, (id: string) => string>> = {
  note: (id) => `/record/note/${id}`,
  contested: (id) => `/record/contested/${id}`,
  feedback: () => '/feedback',
  hearing: (id) => `/judge/schedule-hearing/${id}?type=hearing`,
  diary: (id) => `/case-diary?case=${id}`,
  document: (id) => `/document/${id}`,
  assessment: (id) => `/risk-assessment/${id}`,
};

const cardPath = (card: string): string => `/legal-database?at=${encodeURIComponent(card)}`;

/** The form with what was written into it. */
export const feedbackPath = (type: FeedbackType): string => `/feedback?form=${type}`;

/** The card with its report open. */
export const reportPath = (card: string): string => `${cardPath(card)}#report`;

/** The diary with the form in which the entry, or the correction of one, was begun. */
export function diaryPath(caseId: string, write: string): string {
  const of = caseId === '' ? '' : `case=${caseId}&`;
  return `/case-diary?${of}write=${write}`;
}
