import { createContext, use } from 'react';
import { invariant } from '#kernel/assert.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { type Entrance, entrance } from '#text/shell-text.ts';

/** Texts before sign-in, in the current language, for the whole app. */
export const EntranceContext = createContext<Entrance>(entrance);

/** Full catalogue in the same language, provided after sign-in. */
export const TextContext = createContext<Catalogue | null>(null);

/** Catalogue of the current language: `const { generator } = useText();` Requires sign-in. */
export function useText(): Catalogue {
  const text = use(TextContext);
  invariant(text, 'a signed-in screen stands outside the signed-in part');
  return text;
}

/** Texts available before sign-in. */
export function useEntranceText(): Entrance {
  const around = use(EntranceContext);
  return use(TextContext) ?? around;
}
