import type { StoredUser } from '#contract/account/user.ts';
import { screenOf } from '#records/all-records.ts';

export interface RecordRef {
  readonly entity: string;
  readonly entityId: string;
  /** Card of an error report. */
  readonly card?: string | undefined;
}

/** Screen of a record for this role; a report opens by its card. */
export const recordPath = (user: Pick<StoredUser, 'role'>, { entity, entityId, card }: RecordRef): string =>
  card === undefined ? screenOf(user, entity, entityId) : cardPath(card);

const cardPath = (card: string): string => `/legal-database?at=${encodeURIComponent(card)}`;

/** Form with its draft. */
export const feedbackPath = (type: string): string => `/feedback?form=${type}`;

/** Card with its report open. */
export const reportPath = (card: string): string => `${cardPath(card)}#report`;

/** Diary with the draft of an entry or correction. */
export function diaryPath(caseId: string, write: string): string {
  const of = caseId === '' ? '' : `case=${caseId}&`;
  return `/case-diary?${of}write=${write}`;
}
