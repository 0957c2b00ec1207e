import { createContext, use } from 'react';
import { invariant } from '#kernel/assert.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { type Entrance, entrance } from '#text/shell-text.ts';

/** The words of those who are not signed in, in the language in use: around the whole app. */
export const EntranceContext = createContext<Entrance>(entrance);

/** All words, in the same language: given by the signed-in part. */
export const TextContext = createContext<Catalogue | null>(null);

/** The sentences of the language in use: `const { generator } = useText();` Only in the signed-in part. */
export function useText(): Catalogue {
  const text = use(TextContext);
  invariant(text, 'a signed-in screen stands outside the signed-in part');
  return text;
}

/** What also stands before signing in. */
export function useEntranceText(): Entrance {
  const around = use(EntranceContext);
  return use(TextContext) ?? around;
}
