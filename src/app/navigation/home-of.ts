import type { Role } from '#contract/user.ts';

/** First screen after login. */
export const homeOf = (role: Role): string => (role === 'judge' ? '/judge-dashboard' : '/dashboard');
