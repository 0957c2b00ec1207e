import type { Role } from '#contract/account/user.ts';

const HOME: Readonly<Record<Role, string>> = {
  user: '/dashboard',
  lawyer: '/dashboard',
  judge: '/judge-dashboard',
  operator: '/operator/judges',
};

/** First screen after login. */
export const homeOf = (role: Role): string => HOME[role];
