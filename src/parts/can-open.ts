/** Tells components that do not know the route table which paths can be linked. */
import { createContext, useContext } from 'react';

type MayOpen = (path: string) => boolean;

/** Default outside the app, such as in tests of one screen: every path can be opened. */
export const MayOpenContext = createContext<MayOpen>(() => true);

export const useCanOpen = (): MayOpen => useContext(MayOpenContext);
