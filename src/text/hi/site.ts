/** The pages that stand by themselves. */
import type { SiteWords } from '#text/site-words.ts';
import type { PartlyTranslated } from '#text/translated.ts';

export const site: PartlyTranslated<SiteWords> = {};
