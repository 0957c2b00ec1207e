/** Why nothing came of a log in with a provider; stands behind the # of the page to which it leads back. */
export const PROVIDER_FAILURES = ['denied', 'expired', 'often', 'failed'] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];
