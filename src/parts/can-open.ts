/** Which paths may be linked by a piece that does not know the route table: what is built, and theirs. */
import { createContext, useContext } from 'react';

type MayOpen = (path: string) => boolean;

/** Outside the app, as in the test of one screen, everything is built. */
export const MayOpenContext = createContext<MayOpen>(() => true);

export const useCanOpen = (): MayOpen => useContext(MayOpenContext);
