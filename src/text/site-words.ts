/** Texts outside the app screens: landing page, help, privacy, terms, shared pages, verified orders. */
import type { landing } from './en/landing.ts';
import type { SitePaper } from './en/papers-of-site.ts';
import type { verifyPage } from './en/applications/verify-page.ts';
import type { sharedPage } from './en/applications/shared-page.ts';

export interface SiteWords {
  readonly landing: typeof landing;
  readonly help: SitePaper;
  readonly privacy: SitePaper;
  readonly terms: SitePaper;
  readonly sharedPage: typeof sharedPage;
  readonly verifyPage: typeof verifyPage;
}
