/** What is read outside the two halves of the app: the first page, help, privacy, terms, and what a link opens. */
import type { landing } from './en/landing.ts';
import type { SitePaper } from './en/papers-of-site.ts';
import type { sharedPage } from './en/shared-page.ts';

export interface SiteWords {
  readonly landing: typeof landing;
  readonly help: SitePaper;
  readonly privacy: SitePaper;
  readonly terms: SitePaper;
  readonly sharedPage: typeof sharedPage;
}
