import { useEntranceText } from './text-context.tsx';

/** Ends a composed sentence with a full stop or danda. */
export const Stop = () => useEntranceText().shell.stop;
