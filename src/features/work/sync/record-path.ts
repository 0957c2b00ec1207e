import type { StoredUser } from '#contract/user.ts';

export interface Shown {
  readonly entity: string;
  readonly entityId: string;
  /** Of an error report. */
  readonly card?: string | undefined;
}

/** Where a person sees this record: a judge on the bench, its maker in the generator; a case's facts, by its dates. An assessment is known by its case, a report by its card. */
export function recordPath({ role }: Pick<StoredUser, 'role'>, { entity, entityId, card }: Shown): string {
  if (entity === 'case') return '/dashboard';
  if (card !== undefined) return cardPath(card);
  if (entity === 'assessment') return `/risk-assessment/${entityId}`;
  return role === 'judge' ? `/judge-application-view/${entityId}` : `/application?id=${entityId}`;
}

const cardPath = (card: string): string => `/legal-database?at=${encodeURIComponent(card)}`;

/** The card with its report open. */
export const reportPath = (card: string): string => `${cardPath(card)}#report`;
