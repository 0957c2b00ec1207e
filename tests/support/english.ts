/** All words at once, as no screen of the app ever holds them. */
import { type Catalogue, ENGLISH } from '#text/catalogue.ts';

const { entrance, areas } = ENGLISH;

const all = await Promise.all(Object.entries(areas).map(async ([area, load]) => [area, await load()]));

export const english: Catalogue = { ...entrance, ...Object.fromEntries(all) };
