import { createContext, useContext } from 'react';
import { type Catalogue, english } from '#text/catalogue.ts';

export const TextContext = createContext<Catalogue>(english);

/** The sentences of the language in use: `const { session } = useText();` */
export const useText = (): Catalogue => useContext(TextContext);
