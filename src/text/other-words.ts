import type { Catalogue } from './catalogue.ts';
import type { PartlyTranslated } from './translated.ts';

/** Texts of a language in every tier; missing areas appear in English. */
export type OtherWords = PartlyTranslated<Catalogue>;
