/** The one Trusted Types policy of the page: it lets through the service worker and nothing else. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL: (url: string) => string;
  };
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

export const WORKER_URL = '/sw.js';

function allow(url: string): string {
  if (url !== WORKER_URL) throw new TypeError(`${url} is no script of this app`);
  return url;
}

/** A TrustedScriptURL where the browser knows them; typed as the string that it stands for. */
export function workerUrl(): string {
  const policy = window.trustedTypes?.createPolicy('app-sw', { createScriptURL: allow });
  return policy ? policy.createScriptURL(WORKER_URL) : WORKER_URL;
}
