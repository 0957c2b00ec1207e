/** Permissions of a service account. It is refused every call without a scope. */
import * as z from 'zod/mini';

export const SERVICE_SCOPES = ['read-cases', 'read-hearings', 'import-cases'] as const;

export const ServiceScope = z.enum(SERVICE_SCOPES, `Choose one of ${SERVICE_SCOPES.join(', ')}.`);
export type ServiceScope = z.infer<typeof ServiceScope>;

/** Before the random part of a token, so that a leak is found by a search of texts. */
export const SERVICE_TOKEN_PREFIX = 'zsa_';

/** Longest time of an account. */
export const SERVICE_DAYS_MAX = 400;
