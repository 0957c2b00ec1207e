/** All words in Hindi, as a screen reads them. */
import type { Catalogue } from '#text/catalogue.ts';
import { openLanguage } from '#text/other-languages.ts';

const { entrance, tiers } = await openLanguage('hi');

export const inHindi: Catalogue = { ...entrance, ...(await tiers.firstScreen()), ...(await tiers.rest()) };
