import type { StoredUser } from '#contract/user.ts';
import type { Entity } from '#contract/changes.ts';

interface Shown {
  readonly entity: Entity;
  readonly entityId: string;
}

/** Where a person sees this record: a judge on the bench, its maker in the generator; a case's facts, by its dates. An assessment is known by its case. */
export function recordPath({ role }: Pick<StoredUser, 'role'>, { entity, entityId }: Shown): string {
  if (entity === 'case') return '/dashboard';
  if (entity === 'assessment') return `/risk-assessment/${entityId}`;
  return role === 'judge' ? `/judge-application-view/${entityId}` : `/application?id=${entityId}`;
}
