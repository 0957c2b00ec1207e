/**
 * Every sentence a person reads, in three tiers: the entrance comes with the app, the first screen's with the code of
 * that screen, the rest with the first other screen. Another language is the same three tiers over files of its own.
 */
import { type Entrance, entrance } from './entrance.ts';

const TIERS = {
  firstScreen: async () => (await import('#text/en/first-screen.ts')).firstScreen,
  rest: async () => (await import('#text/en/rest.ts')).rest,
};

export type Tier = keyof typeof TIERS;

type Tiers = { readonly [T in Tier]: Awaited<ReturnType<(typeof TIERS)[T]>> };

export type Catalogue = Entrance & Tiers['firstScreen'] & Tiers['rest'];

export interface Language {
  readonly entrance: Entrance;
  readonly tiers: { readonly [T in Tier]: () => Promise<Tiers[T]> };
}

export const ENGLISH: Language = { entrance, tiers: TIERS };
