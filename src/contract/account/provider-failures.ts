/** Reasons of a failed provider login, in the fragment of the return URL. */
export const PROVIDER_FAILURES = ['denied', 'expired', 'often', 'failed'] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];
