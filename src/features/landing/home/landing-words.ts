import { createContext, use } from 'react';
import type { SiteWords } from '#text/site-words.ts';
import { landing } from '#text/en/landing.ts';

/** Texts of the page in the current language. */
export const LandingContext = createContext<SiteWords['landing']>(landing);

export const useLanding = (): SiteWords['landing'] => use(LandingContext);
