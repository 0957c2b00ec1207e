import { createContext, use } from 'react';
import { invariant } from '#kernel/assert.ts';
import type { Area, Catalogue } from '#text/catalogue.ts';
import { type Entrance, entrance } from '#text/entrance.ts';
import type { Shelf } from '#text/shelf.ts';

/** Starts with the words of the entrance; the signed-in part gives all of them. */
export const TextContext = createContext<Entrance | Catalogue>(entrance);

/** The sentences of the language in use: `const { generator } = useText();` Only in the signed-in part. */
export function useText(): Catalogue {
  const text = use(TextContext);
  invariant('generator' in text, 'a signed-in screen stands outside the signed-in part');
  return text;
}

/** What also stands before signing in. */
export const useEntranceText = (): Entrance => use(TextContext);

/**
 * A shelf as a catalogue. An area that is not there yet suspends whoever draws it; `lazyPart` names the areas of
 * each part so that they come with its code, and a test reads that nothing is left out.
 */
export function catalogueOf(shelf: Shelf): Catalogue {
  const text = { ...shelf.language.entrance };
  for (const area of areasOf(shelf)) {
    Object.defineProperty(text, area, {
      get: () => {
        const words = shelf.take(area);
        return words instanceof Promise ? use(words) : words;
      },
    });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one property for each area, as the loop says
  return text as Catalogue;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of that very type
const areasOf = ({ language }: Shelf): Area[] => Object.keys(language.areas) as Area[];
