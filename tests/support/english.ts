/** All words at once, as no screen of the app ever holds them. */
import { type Catalogue, ENGLISH } from '#text/catalogue.ts';

const { entrance, tiers } = ENGLISH;

export const english: Catalogue = { ...entrance, ...(await tiers.firstScreen()), ...(await tiers.rest()) };
