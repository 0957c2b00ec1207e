import type { FeedbackType } from '#contract/account/feedback.ts';
import type { StoredUser } from '#contract/account/user.ts';

export interface RecordRef {
  readonly entity: string;
  readonly entityId: string;
  /** Card of an error report. */
  readonly card?: string | undefined;
}

/** Screen of a record for this role. An assessment opens by its case, a report by its card. */
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

/** Same for every role. */
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

/** Form with its draft. */
export const feedbackPath = (type: FeedbackType): string => `/feedback?form=${type}`;

/** Card with its report open. */
export const reportPath = (card: string): string => `${cardPath(card)}#report`;

/** Diary with the draft of an entry or correction. */
export function diaryPath(caseId: string, write: string): string {
  const of = caseId === '' ? '' : `case=${caseId}&`;
  return `/case-diary?${of}write=${write}`;
}
