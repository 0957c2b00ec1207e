/** Standalone pages, outside the app. */
import { landing } from './landing.ts';
import { help, privacy, terms } from './papers-of-site.ts';
import { verifyPage } from './applications/verify-page.ts';
import { sharedPage } from './applications/shared-page.ts';

export const site = { landing, help, privacy, terms, sharedPage, verifyPage };
