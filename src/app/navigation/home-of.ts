import type { Role } from '#contract/account/user.ts';

/** First screen after login. */
export const homeOf = (role: Role): string => (role === 'judge' ? '/judge-dashboard' : '/dashboard');
