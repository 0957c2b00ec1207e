/** Translates messages from the API and the contract. */
import { createContext, use } from 'react';

export const ApiMessageContext = createContext((sentence: string): string => sentence);

export const useApiMessage = (): ((sentence: string) => string) => use(ApiMessageContext);
