import { createContext, use } from 'react';
import { invariant } from '#kernel/assert.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { type Entrance, entrance } from '#text/entrance.ts';

/** Starts with the words of the entrance; the signed-in part gives all of them. */
export const TextContext = createContext<Entrance | Catalogue>(entrance);

/** The sentences of the language in use: `const { generator } = useText();` Only in the signed-in part. */
export function useText(): Catalogue {
  const text = use(TextContext);
  invariant(text !== entrance, 'a signed-in screen stands outside the signed-in part');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the signed-in part gives the whole
  return text as Catalogue;
}

/** What also stands before signing in. */
export const useEntranceText = (): Entrance => use(TextContext);
