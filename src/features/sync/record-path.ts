import type { StoredUser } from '#contract/user.ts';

/** Where a person sees this application: a judge on the bench, its maker in the generator. */
export const recordPath = ({ role }: Pick<StoredUser, 'role'>, applicationId: string): string =>
  role === 'judge' ? `/judge-application-view/${applicationId}` : `/application?id=${applicationId}`;
