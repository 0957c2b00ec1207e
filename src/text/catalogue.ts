/**
 * Every sentence a person reads, in three tiers: the entrance comes with the app, the first screen's with the code of
 * that screen, the rest with the first other screen. Another language is the same three tiers over files of its own
 * (`other-languages.ts`).
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
  /** Of a page that stands by itself, over the English that it brings with its own code. Left out in English. */
  readonly site?: <K extends keyof SiteWords>(name: K, english: SiteWords[K]) => Promise<SiteWords[K]>;
}

export const ENGLISH: Language = { entrance, tiers: TIERS };
