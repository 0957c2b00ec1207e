import type { Role } from '#contract/user.ts';

/** Where a person lands. */
export const homeOf = (role: Role): string => (role === 'judge' ? '/judge-dashboard' : '/dashboard');
