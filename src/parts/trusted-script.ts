/** Only Trusted Types policy of the page; it allows the workers and nothing else. */
import PAPER_WORKER from './document-worker/paper-worker.ts?worker&url';
import CLOCK_WORKER from './liberty-clock/clock-worker.ts?page-worker';
import MATTERS_WORKER from './matter-statistics/matters-worker.ts?worker&url';
import FIND_WORKER from './global-search/find-worker.ts?worker&url';
import PDF_WORKER from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import OCR_WORKER from './ocr/ocr-worker.ts?worker&url';
import SEAL_WORKER from './row-sealing/seal-worker.ts?worker&url';
import LIBRARY_WORKER from './law-library/library-worker.ts?worker&url';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy;
}

interface Policy {
  readonly createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

export const SERVICE_WORKER_URL = '/sw.js';
export const LIBRARY_WORKER_URL = LIBRARY_WORKER;
export const CLOCK_WORKER_URL = CLOCK_WORKER;
export const FIND_WORKER_URL = FIND_WORKER;
export const MATTERS_WORKER_URL = MATTERS_WORKER;
export const PDF_WORKER_URL = PDF_WORKER;
export const PAPER_WORKER_URL = PAPER_WORKER;
export const OCR_WORKER_URL = OCR_WORKER;
export const SEAL_WORKER_URL = SEAL_WORKER;

const OURS = new Set([
  SERVICE_WORKER_URL,
  LIBRARY_WORKER_URL,
  CLOCK_WORKER_URL,
  FIND_WORKER_URL,
  MATTERS_WORKER_URL,
  PDF_WORKER_URL,
  PAPER_WORKER_URL,
  OCR_WORKER_URL,
  SEAL_WORKER_URL,
]);

function allow(url: string): string {
  if (!OURS.has(url)) throw new TypeError(`${url} is no script of this app`);
  return url;
}

/** A policy name can be created only once. */
let policy: Policy | undefined;

/** A TrustedScriptURL if supported, typed as the string that it represents. */
export function trustedScript(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('app-sw', { createScriptURL: allow });
  return policy ? policy.createScriptURL(url) : allow(url);
}
