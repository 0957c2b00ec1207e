/**
 * All UI texts in three tiers: shell, first screen, and the rest, each loaded with its code. Other languages
 * have the same tiers in their own files (`other-languages.ts`).
 */
import { type Entrance, entrance } from './shell-text.ts';
import type { SiteWords } from './site-words.ts';

const TIERS = {
  firstScreen: async () => (await import('#text/en/first-screen.ts')).firstScreen,
  rest: async () => (await import('#text/en/rest.ts')).rest,
};

export type Tier = keyof typeof TIERS;

export type Tiers = { readonly [T in Tier]: Awaited<ReturnType<(typeof TIERS)[T]>> };

export type Catalogue = Entrance & Tiers['firstScreen'] & Tiers['rest'];

export interface Language {
  readonly entrance: Entrance;
  readonly tiers: { readonly [T in Tier]: () => Promise<Tiers[T]> };
  /** Texts of a standalone page, replacing its built-in English. Left out in English. */
  readonly site?: <K extends keyof SiteWords>(name: K, english: SiteWords[K]) => Promise<SiteWords[K]>;
}

export const ENGLISH: Language = { entrance, tiers: TIERS };
