import type { Catalogue } from './catalogue.ts';
import type { PartlyTranslated } from './translated.ts';

/** Of a language beside English, in every tier; an area that is left out is said in English. */
export type OtherWords = PartlyTranslated<Catalogue>;
