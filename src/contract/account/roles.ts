/** Roles of an account. Without schemas, because a login reads its answer with them. */

/** Roles that a person chooses at registration. */
export const ROLES = ['user', 'lawyer', 'judge'] as const;

/** The operator's role is given by a command only. */
export const ALL_ROLES = [...ROLES, 'operator'] as const;
