/** The worker makes that page itself (`sw/recovery`), so it exists only under its control. */
export const hasRecoveryPage = (): boolean => navigator.serviceWorker?.controller != null;
