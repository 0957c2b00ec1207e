/** Faults and refusals come as the contract or the server says them; the app gives how they are said in the language in use. */
import { createContext, use } from 'react';

export const SaidContext = createContext((sentence: string): string => sentence);

export const useApiMessage = (): ((sentence: string) => string) => use(SaidContext);
