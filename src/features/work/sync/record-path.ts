import type { FeedbackType } from '#contract/feedback.ts';
import type { StoredUser } from '#contract/user.ts';

export interface Shown {
  readonly entity: string;
  readonly entityId: string;
  /** Of an error report. */
  readonly card?: string | undefined;
}

/** Where a person sees this record: a judge on the bench, its maker in the generator; a case's facts, in its file. An assessment is known by its case, a report by its card. */
export function recordPath({ role }: Pick<StoredUser, 'role'>, { entity, entityId, card }: Shown): string {
  if (entity === 'case') return `/case/${entityId}`;
  if (card !== undefined) return cardPath(card);
  if (entity === 'feedback') return '/feedback';
  if (entity === 'hearing') return `/judge/schedule-hearing/${entityId}?type=hearing`;
  if (entity === 'diary') return `/case-diary?case=${entityId}`;
  if (entity === 'document') return `/document/${entityId}`;
  if (entity === 'assessment') return `/risk-assessment/${entityId}`;
  return role === 'judge' ? `/judge-application-view/${entityId}` : `/application?id=${entityId}`;
}

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
