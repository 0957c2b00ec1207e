import { createContext, use } from 'react';
import type { SiteWords } from '#text/site-words.ts';
import { landing } from '#text/en/landing.ts';

/** Around the page, in the language in use. */
export const LandingContext = createContext<SiteWords['landing']>(landing);

export const useLanding = (): SiteWords['landing'] => use(LandingContext);
